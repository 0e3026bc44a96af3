-- Files of product information files, each in a slot of a section. How many a slot takes stands in domain/pif.
CREATE TABLE pif_files (
  id text PRIMARY KEY,
  pif_id text NOT NULL REFERENCES pifs ON DELETE CASCADE,
  slot text NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL,
  sha256 text NOT NULL,
  -- A PDF with scripts, launch actions or embedded files.
  has_active_content boolean NOT NULL,
  file text NOT NULL UNIQUE,
  added_by text NOT NULL REFERENCES users,
  added_at timestamptz(3) NOT NULL,
  expires_on date
);
--> statement-breakpoint
CREATE INDEX pif_files_of_pif ON pif_files (pif_id);
