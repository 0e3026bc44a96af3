-- What stands out about formulas by the law in force, so that a run after a change can say before and after. `basis` counts what changed of the
-- formula itself: its revision, its raw materials, overrides and perfumes. A result of another basis says nothing about a change of the law.
CREATE TABLE formula_results (
  formula_id text PRIMARY KEY REFERENCES formulas ON DELETE CASCADE,
  basis integer NOT NULL DEFAULT 1,
  -- The basis of the result; null: never judged.
  checked_basis integer,
  checked_with text,
  status smallint CHECK (status BETWEEN 1 AND 3),
  findings jsonb
);
--> statement-breakpoint
CREATE INDEX formula_results_outdated ON formula_results (formula_id) WHERE checked_basis IS DISTINCT FROM basis;
--> statement-breakpoint
CREATE INDEX formula_results_checked_with ON formula_results (checked_with);
--> statement-breakpoint
CREATE TABLE formula_recheck_changes (
  recheck_id text NOT NULL REFERENCES label_rechecks ON DELETE CASCADE,
  formula_id text NOT NULL REFERENCES formulas ON DELETE CASCADE,
  status_before smallint NOT NULL CHECK (status_before BETWEEN 1 AND 3),
  status_after smallint NOT NULL CHECK (status_after BETWEEN 1 AND 3),
  appeared jsonb NOT NULL,
  gone jsonb NOT NULL,
  PRIMARY KEY (recheck_id, formula_id)
);
--> statement-breakpoint
CREATE INDEX formula_recheck_changes_of_formula ON formula_recheck_changes (formula_id);
--> statement-breakpoint
INSERT INTO formula_results (formula_id) SELECT id FROM formulas;
--> statement-breakpoint
-- Triggers, so that no way of saving can forget it.
CREATE FUNCTION count_basis_of_formula() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO formula_results (formula_id) VALUES (NEW.id) ON CONFLICT (formula_id) DO UPDATE SET basis = formula_results.basis + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_basis_of_formula AFTER INSERT OR UPDATE OF revision ON formulas
  FOR EACH ROW EXECUTE FUNCTION count_basis_of_formula();
--> statement-breakpoint
CREATE FUNCTION count_basis_of_material(material text) RETURNS void LANGUAGE sql AS $$
  UPDATE formula_results SET basis = basis + 1
    WHERE formula_id IN (SELECT formula_id FROM formula_materials WHERE material_id = material)
$$;
--> statement-breakpoint
CREATE FUNCTION raw_material_counts_basis() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_basis_of_material(OLD.id);
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER raw_material_counts_basis AFTER UPDATE ON raw_materials FOR EACH ROW
  WHEN (OLD.composition IS DISTINCT FROM NEW.composition OR OLD.vrsta IS DISTINCT FROM NEW.vrsta OR OLD.nano IS DISTINCT FROM NEW.nano)
  EXECUTE FUNCTION raw_material_counts_basis();
--> statement-breakpoint
-- Before it is deleted, because its formulas are not known afterwards.
CREATE TRIGGER deleted_raw_material_counts_basis BEFORE DELETE ON raw_materials
  FOR EACH ROW EXECUTE FUNCTION raw_material_counts_basis();
--> statement-breakpoint
CREATE FUNCTION override_counts_basis() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_basis_of_material(COALESCE(NEW.material_id, OLD.material_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER override_counts_basis AFTER INSERT OR UPDATE OR DELETE ON raw_material_overrides
  FOR EACH ROW EXECUTE FUNCTION override_counts_basis();
--> statement-breakpoint
CREATE FUNCTION fragrance_counts_basis() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_basis_of_material(OLD.raw_material_id);
  PERFORM count_basis_of_material(NEW.raw_material_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A change of its certificates raises the version of the perfume, too.
CREATE TRIGGER fragrance_counts_basis AFTER INSERT OR UPDATE OR DELETE ON fragrance_materials
  FOR EACH ROW EXECUTE FUNCTION fragrance_counts_basis();
