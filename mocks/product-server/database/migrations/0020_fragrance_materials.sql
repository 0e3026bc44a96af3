CREATE TABLE fragrance_materials (
  id text PRIMARY KEY,
  organisation_id text NOT NULL REFERENCES organisations,
  name text NOT NULL CHECK (name <> ''),
  code text,
  supplier text,
  kind text NOT NULL CHECK (kind IN ('PARFUM', 'AROMA')),
  raw_material_id text REFERENCES raw_materials ON DELETE SET NULL,
  statement_date text,
  allergens jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz(3) NOT NULL,
  search_text text NOT NULL,
  UNIQUE (organisation_id, name)
);
--> statement-breakpoint
CREATE TABLE ifra_certificates (
  id text PRIMARY KEY,
  fragrance_id text NOT NULL REFERENCES fragrance_materials ON DELETE CASCADE,
  amendment integer NOT NULL,
  issued_on text,
  rows jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX ifra_certificates_of_fragrance ON ifra_certificates (fragrance_id);
