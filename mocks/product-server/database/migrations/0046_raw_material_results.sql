-- What stands out about raw materials by the law in force, so that a run after a change can say before and after. One row for the global values
-- and one for each company with its own names or nano mark, under `id` and `id:company`. `basis` counts what changed of the values themselves.
CREATE TABLE raw_material_results (
  key text PRIMARY KEY,
  material_id text NOT NULL REFERENCES raw_materials ON DELETE CASCADE,
  -- Whose own values they are; null: the global ones.
  company_id text REFERENCES companies ON DELETE CASCADE,
  basis integer NOT NULL DEFAULT 1,
  -- The basis of the result; null: never judged.
  checked_basis integer,
  checked_with text,
  status smallint CHECK (status BETWEEN 1 AND 3),
  findings jsonb
);
--> statement-breakpoint
CREATE INDEX raw_material_results_of_material ON raw_material_results (material_id);
--> statement-breakpoint
CREATE INDEX raw_material_results_of_company ON raw_material_results (company_id);
--> statement-breakpoint
CREATE INDEX raw_material_results_outdated ON raw_material_results (key) WHERE checked_basis IS DISTINCT FROM basis;
--> statement-breakpoint
CREATE INDEX raw_material_results_checked_with ON raw_material_results (checked_with);
--> statement-breakpoint
CREATE TABLE raw_material_recheck_changes (
  recheck_id text NOT NULL REFERENCES label_rechecks ON DELETE CASCADE,
  key text NOT NULL REFERENCES raw_material_results ON DELETE CASCADE,
  status_before smallint NOT NULL CHECK (status_before BETWEEN 1 AND 3),
  status_after smallint NOT NULL CHECK (status_after BETWEEN 1 AND 3),
  appeared jsonb NOT NULL,
  gone jsonb NOT NULL,
  PRIMARY KEY (recheck_id, key)
);
--> statement-breakpoint
CREATE INDEX raw_material_recheck_changes_of_material ON raw_material_recheck_changes (key);
--> statement-breakpoint
INSERT INTO raw_material_results (key, material_id) SELECT id, id FROM raw_materials;
--> statement-breakpoint
INSERT INTO raw_material_results (key, material_id, company_id)
  SELECT material_id || ':' || company_id, material_id, company_id FROM raw_material_overrides
    WHERE is_active AND own_values ?| ARRAY['incis', 'nano'];
--> statement-breakpoint
-- Triggers, so that no way of saving can forget it.
CREATE FUNCTION raw_material_counts_result() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO raw_material_results (key, material_id) VALUES (NEW.id, NEW.id);
  ELSE
    UPDATE raw_material_results SET basis = basis + 1 WHERE material_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER new_raw_material_counts_result AFTER INSERT ON raw_materials
  FOR EACH ROW EXECUTE FUNCTION raw_material_counts_result();
--> statement-breakpoint
CREATE TRIGGER raw_material_counts_result AFTER UPDATE ON raw_materials FOR EACH ROW
  WHEN (OLD.composition IS DISTINCT FROM NEW.composition OR OLD.nano IS DISTINCT FROM NEW.nano)
  EXECUTE FUNCTION raw_material_counts_result();
--> statement-breakpoint
CREATE FUNCTION override_counts_result() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' AND NEW.is_active AND NEW.own_values ?| ARRAY['incis', 'nano'] THEN
    INSERT INTO raw_material_results (key, material_id, company_id)
      VALUES (NEW.material_id || ':' || NEW.company_id, NEW.material_id, NEW.company_id)
      ON CONFLICT (key) DO UPDATE SET basis = raw_material_results.basis + 1;
  ELSE
    DELETE FROM raw_material_results WHERE key = COALESCE(NEW.material_id, OLD.material_id) || ':' || COALESCE(NEW.company_id, OLD.company_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER override_counts_result AFTER INSERT OR UPDATE OR DELETE ON raw_material_overrides
  FOR EACH ROW EXECUTE FUNCTION override_counts_result();
