-- What an import does with each row, as its person chose, and what is needed to take it back as a whole.
ALTER TABLE raw_material_import_rows
  ADD COLUMN action text NOT NULL DEFAULT 'preskoci' CHECK (action IN ('unesi', 'izmeni', 'preuzmi', 'preskoci')),
  ADD COLUMN actions text[] NOT NULL DEFAULT '{}',
  ADD COLUMN before jsonb,
  ADD COLUMN applied_version integer;
--> statement-breakpoint
UPDATE raw_material_import_rows SET
  action = CASE kind WHEN 'novo' THEN 'unesi' WHEN 'izmenjeno' THEN 'izmeni' ELSE 'preskoci' END,
  actions = CASE kind WHEN 'novo' THEN '{unesi,preskoci}'::text[] WHEN 'izmenjeno' THEN '{izmeni,preskoci}'::text[] ELSE '{}'::text[] END;
--> statement-breakpoint
ALTER TABLE raw_material_imports ADD COLUMN taken_back_at timestamptz(3);
