-- Imports of formulas from spreadsheets, each with its rows and their raw materials. One that is applied keeps its file for the formula.
CREATE TABLE formula_imports (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  company_id text NOT NULL REFERENCES companies,
  name text NOT NULL,
  columns text[] NOT NULL,
  unknown_columns text[] NOT NULL,
  scale text NOT NULL CHECK (scale IN ('procenat', 'udeli', 'drugiZbir')),
  total jsonb,
  left_out_lines integer[] NOT NULL,
  rows jsonb NOT NULL,
  prepared_at timestamptz(3) NOT NULL,
  formula_id text UNIQUE REFERENCES formulas ON DELETE CASCADE,
  media_type text CHECK (media_type IN ('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv')),
  size integer,
  file text UNIQUE,
  CHECK ((file IS NULL) = (media_type IS NULL) AND (file IS NULL) = (size IS NULL))
);
--> statement-breakpoint
-- The raw materials that people of a company chose for the rows of sheets.
CREATE TABLE material_aliases (
  company_id text NOT NULL REFERENCES companies ON DELETE CASCADE,
  key text NOT NULL,
  material_id text NOT NULL REFERENCES raw_materials ON DELETE CASCADE,
  chosen_at timestamptz(3) NOT NULL,
  PRIMARY KEY (company_id, key)
);
--> statement-breakpoint
CREATE INDEX material_aliases_of_material ON material_aliases (material_id);
