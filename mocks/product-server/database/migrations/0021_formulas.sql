CREATE TABLE formulas (
  id text PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  company_id text NOT NULL REFERENCES companies,
  -- Number of the current revision.
  revision integer NOT NULL,
  name text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  search_text text NOT NULL
);
--> statement-breakpoint
CREATE INDEX formulas_of_company ON formulas (company_id, updated_at DESC, id DESC);
--> statement-breakpoint
CREATE TABLE formula_revisions (
  formula_id text NOT NULL REFERENCES formulas ON DELETE CASCADE,
  number integer NOT NULL,
  name text NOT NULL,
  code text NOT NULL,
  note text NOT NULL,
  category text,
  product_use text CHECK (product_use IN ('leave-on', 'rinse-off')),
  is_for_under_three boolean,
  is_for_intimate_use boolean,
  is_inhalable boolean,
  lines jsonb NOT NULL,
  saved_by text NOT NULL REFERENCES users,
  saved_at timestamptz(3) NOT NULL,
  PRIMARY KEY (formula_id, number)
);
--> statement-breakpoint
-- Labels and files point at revisions, so that a revision never changes.
CREATE FUNCTION refuse_change_of_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A revision of a formula never changes.';
END $$;
--> statement-breakpoint
CREATE TRIGGER formula_revisions_never_change BEFORE UPDATE ON formula_revisions
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_revision();
--> statement-breakpoint
-- The raw materials of the current revision of each formula.
CREATE TABLE formula_materials (
  formula_id text NOT NULL REFERENCES formulas ON DELETE CASCADE,
  material_id text NOT NULL REFERENCES raw_materials ON DELETE CASCADE,
  PRIMARY KEY (formula_id, material_id)
);
--> statement-breakpoint
CREATE INDEX formula_materials_of_material ON formula_materials (material_id);
