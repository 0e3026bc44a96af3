CREATE TABLE toxicology_imports (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  organisation_id text REFERENCES organisations,
  name text NOT NULL,
  columns text[] NOT NULL,
  unknown_columns text[] NOT NULL,
  prepared_at timestamptz(3) NOT NULL,
  applied_at timestamptz(3)
);
--> statement-breakpoint
CREATE INDEX toxicology_imports_by_time ON toxicology_imports (prepared_at);
--> statement-breakpoint
CREATE TABLE toxicology_import_rows (
  import_id text NOT NULL REFERENCES toxicology_imports ON DELETE CASCADE,
  position integer NOT NULL,
  line integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('novo', 'izmenjeno', 'sukob', 'isto', 'neupotrebljeno', 'nepovezano', 'neispravno')),
  cas text NOT NULL,
  name text NOT NULL,
  ingredient_id text,
  ingredient_name text,
  version integer NOT NULL,
  point jsonb,
  fields jsonb NOT NULL,
  problem jsonb,
  is_applied boolean NOT NULL DEFAULT false,
  PRIMARY KEY (import_id, position)
);
--> statement-breakpoint
CREATE INDEX toxicology_import_rows_of_kind ON toxicology_import_rows (import_id, kind, position);
