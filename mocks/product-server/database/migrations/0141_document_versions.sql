-- Earlier versions of documents: what a new version has replaced stays readable as long as the document does.
CREATE TABLE document_versions (
  id text PRIMARY KEY,
  document_id text NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  name text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL,
  file text NOT NULL UNIQUE,
  added_at timestamptz(3) NOT NULL,
  added_by text NOT NULL REFERENCES users (id),
  expires_on date,
  replaced_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE INDEX document_versions_by_document ON document_versions (document_id);
