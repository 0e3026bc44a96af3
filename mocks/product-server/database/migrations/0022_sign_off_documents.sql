-- What proves a sign-off, such as a certificate of analysis; without a sign-off: uploaded and not used yet.
CREATE TABLE sign_off_documents (
  id text PRIMARY KEY,
  label_id text NOT NULL REFERENCES labels ON DELETE CASCADE,
  sign_off_id text UNIQUE REFERENCES label_sign_offs ON DELETE CASCADE,
  name text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL,
  file text NOT NULL UNIQUE,
  added_by text NOT NULL REFERENCES users,
  added_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE INDEX sign_off_documents_of_label ON sign_off_documents (label_id);
