CREATE TABLE pifs (
  id text PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  company_id text NOT NULL REFERENCES companies,
  label_id text REFERENCES labels ON DELETE SET NULL,
  name text NOT NULL,
  is_locked boolean NOT NULL,
  conclusion text NOT NULL CHECK (conclusion IN ('none', 'safe', 'conditionallySafe', 'unsafe')),
  assessor text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  submitted_at timestamptz(3),
  assessed_at timestamptz(3),
  CHECK (submitted_at IS NOT NULL OR NOT is_locked),
  CHECK (assessed_at IS NOT NULL OR conclusion = 'none')
);
--> statement-breakpoint
CREATE INDEX pifs_of_company ON pifs (company_id);
--> statement-breakpoint
CREATE INDEX pifs_of_label ON pifs (label_id);
--> statement-breakpoint
CREATE INDEX raw_materials_by_created ON raw_materials (created_at, id);
