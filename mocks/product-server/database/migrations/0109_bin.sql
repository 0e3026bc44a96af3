-- What was deleted, with all that is needed to put it back: documents and raw materials, for 30 days.
CREATE TABLE bin_items (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('dokument', 'sirovina')),
  -- The raw material, or that of the document. Not a reference: it may be gone.
  material_id text NOT NULL,
  name text NOT NULL,
  material_name text NOT NULL,
  -- Whose it is: this organisation and administrators put it back.
  organisation_id text NOT NULL REFERENCES organisations,
  -- Who of them saw the raw material.
  is_global boolean NOT NULL,
  company_ids text[] NOT NULL,
  content jsonb NOT NULL,
  files text[] NOT NULL,
  deleted_at timestamptz(3) NOT NULL,
  deleted_by text NOT NULL REFERENCES users
);
--> statement-breakpoint
CREATE INDEX bin_items_by_time ON bin_items (deleted_at, id);
--> statement-breakpoint
CREATE INDEX bin_items_of_material ON bin_items (material_id);
