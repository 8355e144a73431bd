-- What a person chose last in the form of a challenge: rule set, clock, who begins, rated or casual; none: no form yet.
ALTER TABLE preferences ADD COLUMN challenge TEXT CHECK (length(challenge) BETWEEN 1 AND 200);
