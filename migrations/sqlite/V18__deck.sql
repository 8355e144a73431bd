-- The painter's word for a person's deck of cards; none: the usual one.
ALTER TABLE preferences ADD COLUMN deck TEXT;
