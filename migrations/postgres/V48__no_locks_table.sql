-- Results of one pool commit one after the other because their transaction is alone in the database.
DROP TABLE locks;
