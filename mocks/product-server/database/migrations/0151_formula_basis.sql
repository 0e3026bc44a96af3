-- Whether a company sees a raw material of its formula belongs to the basis too: what follows from a formula is computed from those that it sees.
DROP TRIGGER raw_material_counts_basis ON raw_materials;
--> statement-breakpoint
CREATE TRIGGER raw_material_counts_basis AFTER UPDATE ON raw_materials FOR EACH ROW
  WHEN (OLD.composition IS DISTINCT FROM NEW.composition OR OLD.vrsta IS DISTINCT FROM NEW.vrsta OR OLD.nano IS DISTINCT FROM NEW.nano
    OR OLD.is_global IS DISTINCT FROM NEW.is_global)
  EXECUTE FUNCTION raw_material_counts_basis();
--> statement-breakpoint
CREATE FUNCTION catalogue_counts_basis() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE formula_results SET basis = basis + 1 WHERE formula_id IN (
    SELECT used.formula_id FROM changed JOIN formula_materials used USING (material_id)
      JOIN formulas ON formulas.id = used.formula_id AND formulas.company_id = changed.company_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER added_link_counts_basis AFTER INSERT ON raw_material_links
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalogue_counts_basis();
--> statement-breakpoint
CREATE TRIGGER removed_link_counts_basis AFTER DELETE ON raw_material_links
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalogue_counts_basis();
