-- Tasks that go out through a token are claimed beside thousands of others that are due and wait for the global limit.
CREATE INDEX outbox_due_token ON outbox (priority, due_at, id) WHERE done = 0 AND lane = 'token';
