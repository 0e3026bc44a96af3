-- The part as it was before an import, kept with its data until the next import of the part. A later change of `ingredients` or `annex_rows`
-- has to reach the tables ingredients_before_… and annex_rows_before_… of imports that can be taken back, or drop them and clear `before_part`.
ALTER TABLE knowledge_imports
  ADD COLUMN withdraws_much boolean NOT NULL DEFAULT false,
  ADD COLUMN before_part jsonb;
--> statement-breakpoint
ALTER TABLE knowledge_imports DROP CONSTRAINT knowledge_imports_state_check;
--> statement-breakpoint
ALTER TABLE knowledge_imports
  ADD CONSTRAINT knowledge_imports_state_check CHECK (state IN ('citanje', 'spremno', 'primenjeno', 'neuspelo', 'vraceno'));
