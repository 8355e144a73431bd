-- The node that has claimed a task: its number on a server, where several may work; 0 in a file, which has one.
ALTER TABLE outbox ADD COLUMN claimed_by INTEGER;
