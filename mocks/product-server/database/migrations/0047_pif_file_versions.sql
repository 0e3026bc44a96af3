-- Of two people who rename a file or set its expiry at the same time, the second is told.
ALTER TABLE pif_files ADD COLUMN version integer NOT NULL DEFAULT 1;
