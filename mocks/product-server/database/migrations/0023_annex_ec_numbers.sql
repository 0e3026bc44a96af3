ALTER TABLE annex_rows ADD COLUMN ec_numbers text NOT NULL DEFAULT '';
--> statement-breakpoint
-- Imports that are prepared, or can be taken back, have tables of their own, which take the place of this one.
DO $$
DECLARE other text;
BEGIN
  FOR other IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename ~ '^annex_rows_(of|before)_' LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN ec_numbers text NOT NULL DEFAULT %L', other, '');
  END LOOP;
END $$;
