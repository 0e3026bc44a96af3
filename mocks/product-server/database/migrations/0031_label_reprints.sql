-- Which allergens the labels lack, so that the list of labels to reprint is read by one index. Name, company and archive are those of the label.
CREATE TABLE label_reprints (
  label_id text PRIMARY KEY REFERENCES labels ON DELETE CASCADE,
  company_id text NOT NULL REFERENCES companies,
  name text NOT NULL,
  is_archived boolean NOT NULL,
  -- The version of the rules by which it was judged; null: it has to be judged again.
  judged_with text,
  has_formula boolean NOT NULL DEFAULT false,
  missing jsonb NOT NULL DEFAULT '[]',
  unknown_in text[] NOT NULL DEFAULT '{}',
  misses_on_stock boolean NOT NULL DEFAULT false,
  misses_later boolean NOT NULL DEFAULT false,
  is_known boolean NOT NULL DEFAULT false,
  -- The raw materials that its allergens come from.
  material_ids text[] NOT NULL DEFAULT '{}'
);
--> statement-breakpoint
CREATE INDEX label_reprints_listed ON label_reprints (company_id, misses_later DESC, name, label_id)
  WHERE NOT is_archived AND (misses_later OR NOT is_known);
--> statement-breakpoint
CREATE INDEX label_reprints_outdated ON label_reprints (company_id, label_id) WHERE judged_with IS NULL;
--> statement-breakpoint
CREATE INDEX label_reprints_of_material ON label_reprints USING gin (material_ids);
--> statement-breakpoint
-- A label that is new or changed waits to be judged. A trigger, so that no way of saving one can forget it.
CREATE FUNCTION queue_label_reprint() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO label_reprints (label_id, company_id, name, is_archived)
    VALUES (NEW.id, NEW.company_id, NEW.name, NEW.is_archived)
  ON CONFLICT (label_id) DO UPDATE
    SET company_id = NEW.company_id, name = NEW.name, is_archived = NEW.is_archived, judged_with = NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_label_reprint AFTER INSERT OR UPDATE OF company_id, name, is_archived, ingredients, ingredient_text, percentages,
  category, product_use, formula_id, formula_revision ON labels
  FOR EACH ROW EXECUTE FUNCTION queue_label_reprint();
--> statement-breakpoint
-- The same for the labels of a raw material whose composition, overrides or perfume changed.
CREATE FUNCTION queue_reprints_of_material() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE label_reprints SET judged_with = NULL WHERE material_ids @> ARRAY[OLD.id];
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_reprints_of_material AFTER DELETE OR UPDATE OF trade_name, composition, vrsta, nano ON raw_materials
  FOR EACH ROW EXECUTE FUNCTION queue_reprints_of_material();
--> statement-breakpoint
CREATE FUNCTION queue_reprints_of_override() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE label_reprints SET judged_with = NULL
    WHERE material_ids @> ARRAY[CASE WHEN TG_OP = 'DELETE' THEN OLD.material_id ELSE NEW.material_id END];
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_reprints_of_override AFTER INSERT OR UPDATE OR DELETE ON raw_material_overrides
  FOR EACH ROW EXECUTE FUNCTION queue_reprints_of_override();
--> statement-breakpoint
CREATE FUNCTION queue_reprints_of_fragrance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.raw_material_id IS NOT NULL THEN
    UPDATE label_reprints SET judged_with = NULL WHERE material_ids @> ARRAY[OLD.raw_material_id];
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.raw_material_id IS NOT NULL THEN
    UPDATE label_reprints SET judged_with = NULL WHERE material_ids @> ARRAY[NEW.raw_material_id];
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_reprints_of_fragrance AFTER INSERT OR UPDATE OR DELETE ON fragrance_materials
  FOR EACH ROW EXECUTE FUNCTION queue_reprints_of_fragrance();
--> statement-breakpoint
INSERT INTO label_reprints (label_id, company_id, name, is_archived) SELECT id, company_id, name, is_archived FROM labels;
