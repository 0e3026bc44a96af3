ALTER TABLE toxicology
  DROP CONSTRAINT toxicology_pkey,
  ADD COLUMN organisation_id text REFERENCES organisations,
  ADD COLUMN pod_species text,
  ADD COLUMN pod_study text,
  ADD COLUMN log_pow double precision,
  ADD COLUMN water_solubility double precision,
  ADD COLUMN physical_form text,
  ADD COLUMN endpoints jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN verified_by text REFERENCES users,
  ADD COLUMN verified_at timestamptz(3),
  ADD COLUMN updated_by text REFERENCES users;
--> statement-breakpoint
CREATE UNIQUE INDEX toxicology_global ON toxicology (ingredient_id) WHERE organisation_id IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX toxicology_own ON toxicology (ingredient_id, organisation_id) WHERE organisation_id IS NOT NULL;
--> statement-breakpoint
-- Anybody could change these values for everybody without a trace, so none of those changes counts as verified.
UPDATE toxicology SET is_verified = false WHERE updated_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE toxicology_versions (
  number bigserial PRIMARY KEY,
  ingredient_id text NOT NULL,
  organisation_id text REFERENCES organisations,
  version integer NOT NULL,
  data jsonb NOT NULL,
  is_verified boolean NOT NULL,
  verified_by text REFERENCES users,
  verified_at timestamptz(3),
  updated_at timestamptz(3),
  updated_by text REFERENCES users
);
--> statement-breakpoint
CREATE UNIQUE INDEX toxicology_versions_global ON toxicology_versions (ingredient_id, version) WHERE organisation_id IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX toxicology_versions_own ON toxicology_versions (ingredient_id, organisation_id, version)
  WHERE organisation_id IS NOT NULL;
