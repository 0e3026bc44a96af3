ALTER TABLE knowledge_parts ADD COLUMN dated_on text CHECK (dated_on ~ '^\d{4}-\d{2}-\d{2}$');
--> statement-breakpoint
-- Until now the date stood only in the text of the source.
UPDATE knowledge_parts SET dated_on = substring(source from '^COSING (\d{4}-\d{2}-\d{2})$') WHERE is_imported;
--> statement-breakpoint
ALTER TABLE knowledge_imports ADD COLUMN dated_on text CHECK (dated_on ~ '^\d{4}-\d{2}-\d{2}$');
--> statement-breakpoint
UPDATE knowledge_imports SET dated_on = substring(source from '^COSING (\d{4}-\d{2}-\d{2})$');
