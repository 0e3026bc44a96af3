ALTER TABLE pifs ADD COLUMN stage text CHECK (stage IN ('IN_WORK', 'SUBMITTED', 'RETURNED', 'ASSESSED', 'SIGNED', 'ARCHIVED'));
--> statement-breakpoint
UPDATE pifs SET stage = CASE
  WHEN is_locked AND conclusion = 'none' THEN 'SUBMITTED'
  WHEN is_locked THEN 'ASSESSED'
  WHEN submitted_at IS NULL THEN 'IN_WORK'
  ELSE 'RETURNED' END;
--> statement-breakpoint
ALTER TABLE pifs
  ALTER COLUMN stage SET NOT NULL,
  ALTER COLUMN assessor DROP NOT NULL,
  DROP COLUMN is_locked,
  -- The stage that an archived file goes back to.
  ADD COLUMN stage_before text,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN reference text NOT NULL DEFAULT '',
  ADD COLUMN formula_id text,
  ADD COLUMN formula_revision integer,
  ADD COLUMN submitted_by text REFERENCES users,
  ADD COLUMN return_reason text,
  ADD COLUMN last_batch_on text,
  ADD COLUMN changed_at timestamptz(3),
  ADD COLUMN search_text text NOT NULL DEFAULT '',
  ADD FOREIGN KEY (formula_id) REFERENCES formulas ON DELETE SET NULL;
--> statement-breakpoint
UPDATE pifs SET changed_at = COALESCE(assessed_at, submitted_at, created_at), search_text = lower(name);
--> statement-breakpoint
ALTER TABLE pifs ALTER COLUMN changed_at SET NOT NULL;
--> statement-breakpoint
CREATE INDEX pifs_of_formula ON pifs (formula_id);
--> statement-breakpoint
CREATE TABLE pif_sections (
  pif_id text NOT NULL REFERENCES pifs ON DELETE CASCADE,
  section text NOT NULL CHECK (section IN ('DESCRIPTION', 'MANUFACTURING', 'CLAIMS', 'ANIMAL_TESTING')),
  -- Each section has its own version, so that two people can fill in two sections at the same time.
  version integer NOT NULL,
  content jsonb NOT NULL,
  changed_by text REFERENCES users,
  changed_at timestamptz(3) NOT NULL,
  PRIMARY KEY (pif_id, section)
);
--> statement-breakpoint
INSERT INTO pif_sections (pif_id, section, version, content, changed_at)
  SELECT id, 'DESCRIPTION', 1, '{}', changed_at FROM pifs;
