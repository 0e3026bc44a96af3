-- Under which the supplier sells a raw material, and its folded text for the search.
ALTER TABLE raw_materials
  ADD COLUMN code text NOT NULL DEFAULT '',
  ADD COLUMN code_search text NOT NULL DEFAULT '',
  DROP COLUMN search_text;
--> statement-breakpoint
ALTER TABLE raw_materials
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (trade_search || E'\n' || maker_search || E'\n' || code_search || E'\n' || inci_search) STORED;
--> statement-breakpoint
CREATE INDEX raw_materials_search ON raw_materials USING gin (search_text gin_trgm_ops);
