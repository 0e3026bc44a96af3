-- Each entry of an annex has the day of its state, so that an older export does not take it back.
ALTER TABLE annex_rows ADD COLUMN as_of text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE annex_rows SET as_of = coalesce((SELECT dated_on FROM knowledge_parts WHERE part = 'aneks' || annex), '2026-06-17');
--> statement-breakpoint
ALTER TABLE knowledge_imports ADD COLUMN goes_back integer DEFAULT 0 NOT NULL, ADD COLUMN newer_state text;
