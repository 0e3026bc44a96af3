CREATE TABLE raw_material_imports (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  company_id text NOT NULL REFERENCES companies,
  name text NOT NULL,
  columns text[] NOT NULL,
  unknown_columns text[] NOT NULL,
  prepared_at timestamptz(3) NOT NULL,
  applied_at timestamptz(3)
);
--> statement-breakpoint
CREATE INDEX raw_material_imports_by_time ON raw_material_imports (prepared_at);
--> statement-breakpoint
CREATE TABLE raw_material_import_rows (
  import_id text NOT NULL REFERENCES raw_material_imports ON DELETE CASCADE,
  position integer NOT NULL,
  line integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('novo', 'izmenjeno', 'isto', 'neispravno')),
  trade_name text,
  manufacturer text,
  component_count integer NOT NULL,
  material_id text,
  material_version integer,
  change jsonb NOT NULL,
  fields jsonb NOT NULL,
  problems jsonb NOT NULL,
  PRIMARY KEY (import_id, position)
);
--> statement-breakpoint
CREATE INDEX raw_material_import_rows_of_kind ON raw_material_import_rows (import_id, kind, position);
