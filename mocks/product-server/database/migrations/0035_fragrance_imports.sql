CREATE TABLE fragrance_imports (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  organisation_id text NOT NULL REFERENCES organisations,
  name text NOT NULL,
  unknown_columns text[] NOT NULL,
  rows jsonb NOT NULL,
  prepared_at timestamptz(3) NOT NULL,
  applied_at timestamptz(3)
);
--> statement-breakpoint
CREATE INDEX fragrance_imports_by_time ON fragrance_imports (prepared_at);
--> statement-breakpoint
-- Labels and files keep the revision that they were made from; which of those have a line of a raw material is asked of all revisions.
CREATE INDEX formula_revisions_lines ON formula_revisions USING gin (lines jsonb_path_ops);
