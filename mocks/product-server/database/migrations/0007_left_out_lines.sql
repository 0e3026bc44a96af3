-- Lines that an import of a formula leaves out have their reason and what they say.
ALTER TABLE formula_imports ADD COLUMN left_out jsonb DEFAULT '[]' NOT NULL;
--> statement-breakpoint
UPDATE formula_imports SET left_out = (
  SELECT coalesce(jsonb_agg(jsonb_build_object('linija', line, 'razlog', 'NOTE', 'tekst', '')), '[]') FROM unnest(left_out_lines) AS line
);
--> statement-breakpoint
ALTER TABLE formula_imports DROP COLUMN left_out_lines;
--> statement-breakpoint
ALTER TABLE formula_imports ALTER COLUMN left_out DROP DEFAULT;
