-- How a person reads and writes the columns of pente boards: `with-i` or `without-i`; none: as the server does.
ALTER TABLE preferences ADD COLUMN lettering TEXT;
