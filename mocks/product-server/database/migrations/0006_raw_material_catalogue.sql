ALTER TABLE raw_materials
  ADD COLUMN is_global boolean NOT NULL DEFAULT false,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN updated_at timestamptz(3),
  ADD COLUMN trade_search text NOT NULL DEFAULT '',
  ADD COLUMN maker_search text NOT NULL DEFAULT '',
  ADD COLUMN inci_search text NOT NULL DEFAULT '',
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (trade_search || E'\n' || maker_search || E'\n' || inci_search) STORED;
--> statement-breakpoint
UPDATE raw_materials SET updated_at = created_at;
--> statement-breakpoint
ALTER TABLE raw_materials ALTER COLUMN updated_at SET NOT NULL;
--> statement-breakpoint
CREATE INDEX raw_materials_by_trade_name ON raw_materials (trade_search COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX raw_materials_by_maker ON raw_materials (maker_search COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX raw_materials_by_updated ON raw_materials (updated_at, id);
--> statement-breakpoint
CREATE INDEX raw_materials_of_maker ON raw_materials (manufacturer COLLATE "C");
--> statement-breakpoint
CREATE INDEX raw_materials_search ON raw_materials USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE TABLE raw_material_links (
  company_id text NOT NULL REFERENCES companies,
  material_id text NOT NULL REFERENCES raw_materials ON DELETE CASCADE,
  PRIMARY KEY (company_id, material_id)
);
--> statement-breakpoint
CREATE INDEX raw_material_links_of_material ON raw_material_links (material_id);
--> statement-breakpoint
INSERT INTO raw_material_links SELECT creator_company_id, id FROM raw_materials;
--> statement-breakpoint
CREATE TABLE raw_material_overrides (
  company_id text NOT NULL REFERENCES companies,
  material_id text NOT NULL REFERENCES raw_materials ON DELETE CASCADE,
  is_active boolean NOT NULL,
  own_values jsonb NOT NULL,
  inci_search text,
  PRIMARY KEY (company_id, material_id)
);
--> statement-breakpoint
CREATE INDEX raw_material_overrides_of_material ON raw_material_overrides (material_id);
