-- What a label lacks of fragrance allergens is judged together with its result. `basis` counts what changed of the label, its raw materials, overrides
-- and perfumes, so that a judgement of what was before is not stored. The findings are for callers who may not read the formula.
ALTER TABLE label_reprints ADD COLUMN basis integer NOT NULL DEFAULT 1;
--> statement-breakpoint
ALTER TABLE label_reprints ADD COLUMN findings jsonb NOT NULL DEFAULT '[]';
--> statement-breakpoint
CREATE FUNCTION make_reprint_outdated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.judged_with IS NULL THEN
    NEW.basis := OLD.basis + 1;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Every way of making one outdated clears `judged_with`.
CREATE TRIGGER make_reprint_outdated BEFORE UPDATE OF judged_with ON label_reprints
  FOR EACH ROW EXECUTE FUNCTION make_reprint_outdated();
--> statement-breakpoint
-- A name or the archive changes nothing about what a label lacks; the kind of product does.
CREATE OR REPLACE FUNCTION queue_label_reprint() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO label_reprints (label_id, company_id, name, is_archived)
    VALUES (NEW.id, NEW.company_id, NEW.name, NEW.is_archived)
  ON CONFLICT (label_id) DO UPDATE SET company_id = NEW.company_id, name = NEW.name, is_archived = NEW.is_archived;
  IF TG_OP = 'UPDATE' AND (OLD.company_id, OLD.ingredients, OLD.ingredient_text, OLD.percentages, OLD.category, OLD.product_use,
      OLD.is_for_under_three, OLD.is_for_intimate_use, OLD.is_inhalable, OLD.formula_id, OLD.formula_revision)
    IS DISTINCT FROM (NEW.company_id, NEW.ingredients, NEW.ingredient_text, NEW.percentages, NEW.category, NEW.product_use,
      NEW.is_for_under_three, NEW.is_for_intimate_use, NEW.is_inhalable, NEW.formula_id, NEW.formula_revision) THEN
    UPDATE label_reprints SET judged_with = NULL WHERE label_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER queue_label_reprint ON labels;
--> statement-breakpoint
CREATE TRIGGER queue_label_reprint AFTER INSERT OR UPDATE OF company_id, name, is_archived, ingredients, ingredient_text, percentages,
  category, product_use, is_for_under_three, is_for_intimate_use, is_inhalable, formula_id, formula_revision ON labels
  FOR EACH ROW EXECUTE FUNCTION queue_label_reprint();
--> statement-breakpoint
-- Judged without the names and numbers of the ingredient data.
UPDATE label_reprints SET judged_with = NULL;
