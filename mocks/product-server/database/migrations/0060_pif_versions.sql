-- Who drew the conclusion in force: nobody else signs it.
ALTER TABLE pifs ADD COLUMN assessed_by text REFERENCES users;
--> statement-breakpoint
-- What was signed, one version for each revision of a product information file. A file of which there is one is never deleted.
CREATE TABLE pif_versions (
  pif_id text NOT NULL REFERENCES pifs,
  number integer NOT NULL,
  conclusion text NOT NULL,
  -- SHA-256 of the snapshot, which is canonical JSON (RFC 8785).
  hash text NOT NULL,
  -- Not jsonb, which would not keep the order of names: the text itself is what was hashed.
  snapshot text NOT NULL,
  pdf_file text NOT NULL UNIQUE,
  pdf_sha256 text NOT NULL,
  pdf_size integer NOT NULL,
  signed_by text NOT NULL REFERENCES users,
  -- As it was when the version was signed.
  signer_name text NOT NULL,
  signed_at timestamptz(3) NOT NULL,
  PRIMARY KEY (pif_id, number)
);
--> statement-breakpoint
CREATE INDEX pif_versions_by_pdf ON pif_versions (pdf_sha256);
--> statement-breakpoint
CREATE FUNCTION refuse_change_of_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A signed version is neither changed nor deleted.';
END $$;
--> statement-breakpoint
CREATE TRIGGER pif_versions_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON pif_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_version();
