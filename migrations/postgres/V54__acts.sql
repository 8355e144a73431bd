-- Repeated deliveries.

-- Interactions that were acted upon and concern no game, so that a repeated delivery acts only once.
CREATE TABLE acts (
    interaction BIGINT PRIMARY KEY,
    at          BIGINT NOT NULL
);
CREATE INDEX acts_at ON acts (at);
