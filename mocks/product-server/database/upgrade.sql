-- What versions before the baseline did to a database, one migration after the other. None is ever added: a database that
-- lacks some of them gets those, and is then what migrations/0001_baseline.sql makes. Generated from the migrations of
-- 2.7.2, whose texts are not touched.
--> migration 0001_labels 1795287773001
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE organisations (
  id text PRIMARY KEY,
  name text NOT NULL
);
--> statement-breakpoint
CREATE TABLE companies (
  id text PRIMARY KEY,
  organisation_id text NOT NULL REFERENCES organisations,
  name text NOT NULL,
  email text NOT NULL,
  logo text,
  created_by text
);
--> statement-breakpoint
CREATE TABLE users (
  id text PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL UNIQUE,
  role text NOT NULL CHECK (role IN ('admin', 'orgAdmin', 'user', 'dcp', 'client')),
  organisation_id text NOT NULL REFERENCES organisations,
  company_id text NOT NULL REFERENCES companies,
  selected_company_id text,
  photo text,
  password_hash text NOT NULL,
  password_changed_at timestamptz(3),
  is_active boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE companies ADD FOREIGN KEY (created_by) REFERENCES users DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
CREATE TABLE given_companies (
  user_id text NOT NULL REFERENCES users,
  company_id text NOT NULL REFERENCES companies,
  PRIMARY KEY (user_id, company_id)
);
--> statement-breakpoint
CREATE TABLE logins (
  id bigserial PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  date timestamptz(3) NOT NULL,
  ip text
);
--> statement-breakpoint
CREATE INDEX logins_of_user ON logins (user_id, id);
--> statement-breakpoint
CREATE TABLE labels (
  id text PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  company_id text NOT NULL REFERENCES companies,
  name text NOT NULL,
  product_code text NOT NULL,
  photo text,
  ingredients text[] NOT NULL,
  status smallint NOT NULL CHECK (status BETWEEN 1 AND 3),
  is_active boolean NOT NULL,
  is_archived boolean NOT NULL,
  label_text text NOT NULL,
  precautions text NOT NULL,
  remarks text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  result_changed_at timestamptz(3) NOT NULL,
  search_text text NOT NULL
);
--> statement-breakpoint
CREATE INDEX labels_by_created ON labels (created_at, id);
--> statement-breakpoint
CREATE INDEX labels_by_result ON labels (result_changed_at, id);
--> statement-breakpoint
CREATE INDEX labels_of_company_by_created ON labels (company_id, created_at, id);
--> statement-breakpoint
CREATE INDEX labels_of_company_by_result ON labels (company_id, result_changed_at, id);
--> statement-breakpoint
CREATE INDEX labels_of_status_by_created ON labels (status, created_at, id);
--> statement-breakpoint
CREATE INDEX labels_of_status_by_result ON labels (status, result_changed_at, id);
--> statement-breakpoint
CREATE INDEX labels_with_photo ON labels (photo);
--> statement-breakpoint
CREATE INDEX labels_search ON labels USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE TABLE label_counts (
  company_id text NOT NULL,
  status smallint NOT NULL,
  is_active boolean NOT NULL,
  is_archived boolean NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (company_id, status, is_active, is_archived)
);
--> statement-breakpoint
CREATE FUNCTION count_labels() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO label_counts
      SELECT company_id, status, is_active, is_archived, -count(*) FROM gone GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
      ON CONFLICT (company_id, status, is_active, is_archived)
      DO UPDATE SET count = label_counts.count + excluded.count;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO label_counts
      SELECT company_id, status, is_active, is_archived, count(*) FROM come GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
      ON CONFLICT (company_id, status, is_active, is_archived)
      DO UPDATE SET count = label_counts.count + excluded.count;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_inserted_labels AFTER INSERT ON labels
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_labels();
--> statement-breakpoint
CREATE TRIGGER count_updated_labels AFTER UPDATE ON labels
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_labels();
--> statement-breakpoint
CREATE TRIGGER count_deleted_labels AFTER DELETE ON labels
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_labels();
--> statement-breakpoint
CREATE TABLE seeding (
  scale integer PRIMARY KEY,
  seeded_at timestamptz(3) NOT NULL
);
--> migration 0002_raw_materials 1795287773002
CREATE TABLE raw_materials (
  id text PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  trade_name text NOT NULL,
  manufacturer text NOT NULL,
  composition jsonb NOT NULL,
  data_from_docs boolean NOT NULL,
  opis_razloga text NOT NULL,
  mikrobiologija text NOT NULL,
  necistoce text NOT NULL,
  ima_cmr smallint NOT NULL CHECK (ima_cmr BETWEEN 0 AND 2),
  cmr text NOT NULL,
  nano smallint NOT NULL CHECK (nano BETWEEN 0 AND 1),
  vrsta text NOT NULL CHECK (vrsta IN ('0', 'plain', 'parfum', 'aroma', 'extractOil')),
  creator_company_id text NOT NULL REFERENCES companies,
  created_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE INDEX raw_materials_of_company ON raw_materials (creator_company_id, trade_name);
--> migration 0003_pifs 1795287773003
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
--> migration 0004_knowledge 1795287773004
CREATE TABLE knowledge_parts (
  part text PRIMARY KEY CHECK (part IN ('inventar', 'aneksII', 'aneksIII', 'aneksIV', 'aneksV', 'aneksVI')),
  version integer NOT NULL,
  source text NOT NULL,
  is_imported boolean NOT NULL,
  changed_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
-- An import builds its successor beside it, LIKE ingredients INCLUDING ALL, and the two change names. So nothing may refer to this table by a
-- foreign key, and a later change of it has to reach the tables of imports that wait to be applied, or drop them.
CREATE TABLE ingredients (
  id text PRIMARY KEY,
  cosing_reference text,
  inci text NOT NULL,
  cas text[] NOT NULL,
  ec text[] NOT NULL,
  synonyms text[] NOT NULL,
  functions text[] NOT NULL,
  description text,
  is_withdrawn boolean NOT NULL,
  source text NOT NULL,
  refreshed_at timestamptz(3) NOT NULL,
  published jsonb,
  name_key text NOT NULL,
  sort_name text COLLATE "C" NOT NULL,
  search_text text NOT NULL
);
--> statement-breakpoint
CREATE INDEX ingredients_by_name ON ingredients (sort_name, id);
--> statement-breakpoint
CREATE INDEX ingredients_of_function ON ingredients USING gin (functions);
--> statement-breakpoint
CREATE INDEX ingredients_search ON ingredients USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE TABLE annex_rows (
  annex text NOT NULL CHECK (annex IN ('II', 'III', 'IV', 'V', 'VI')),
  reference text NOT NULL,
  occurrence smallint NOT NULL,
  position integer NOT NULL,
  substance text NOT NULL,
  names text[] NOT NULL,
  cas_numbers text NOT NULL,
  product_types text NOT NULL,
  maximum text NOT NULL,
  other_conditions text NOT NULL,
  warnings text NOT NULL,
  regulation text NOT NULL,
  keys text[] NOT NULL,
  PRIMARY KEY (annex, reference, occurrence)
);
--> statement-breakpoint
CREATE INDEX annex_rows_of_key ON annex_rows USING gin (keys);
--> statement-breakpoint
CREATE TABLE toxicology (
  ingredient_id text PRIMARY KEY,
  version integer NOT NULL,
  noael double precision,
  noael_source text,
  oral_absorption double precision,
  dermal_absorption double precision,
  molecular_weight double precision,
  iupac_name text,
  colour text,
  legislation text,
  reference_list text[] NOT NULL,
  is_verified boolean NOT NULL,
  updated_at timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE knowledge_imports (
  id text PRIMARY KEY,
  number bigserial NOT NULL,
  name text NOT NULL,
  content text REFERENCES knowledge_parts (part),
  state text NOT NULL CHECK (state IN ('citanje', 'spremno', 'primenjeno', 'neuspelo')),
  rows_done integer NOT NULL,
  row_count integer,
  base_version integer,
  source text,
  counts jsonb NOT NULL,
  problems jsonb NOT NULL,
  problem_count integer NOT NULL,
  started_at timestamptz(3) NOT NULL,
  applied_at timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE knowledge_import_changes (
  import_id text NOT NULL REFERENCES knowledge_imports ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('dodato', 'izmenjeno', 'povuceno', 'sumnjivo', 'preskoceno')),
  position integer NOT NULL,
  line integer,
  name text NOT NULL,
  fields jsonb NOT NULL,
  reasons text[] NOT NULL,
  PRIMARY KEY (import_id, kind, position)
);
--> migration 0005_label_content 1795287773005
ALTER TABLE labels
  ADD COLUMN ingredient_text text NOT NULL DEFAULT '',
  ADD COLUMN category text,
  ADD COLUMN product_use text CHECK (product_use IN ('leave-on', 'rinse-off')),
  ADD COLUMN is_for_under_three boolean,
  ADD COLUMN is_for_intimate_use boolean,
  ADD COLUMN is_inhalable boolean,
  ADD COLUMN markets text[] NOT NULL DEFAULT '{EU,RS}' CHECK (cardinality(markets) > 0 AND markets <@ '{EU,RS}'),
  ADD COLUMN nominal_content text,
  ADD COLUMN pao_months smallint CHECK (pao_months BETWEEN 1 AND 120),
  ADD COLUMN best_before text,
  ADD COLUMN is_pao_irrelevant boolean NOT NULL DEFAULT false,
  ADD COLUMN minimum_durability_months smallint CHECK (minimum_durability_months BETWEEN 1 AND 600),
  ADD COLUMN country_of_origin text,
  ADD COLUMN is_imported boolean,
  ADD COLUMN responsible_person text,
  ADD COLUMN batch text,
  ADD COLUMN product_function text,
  ADD COLUMN version integer NOT NULL DEFAULT 1;
--> statement-breakpoint
UPDATE labels SET ingredient_text = array_to_string(ingredients, ', ');
--> statement-breakpoint
CREATE TABLE label_photos (
  name text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  sent_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE checked_lists (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES users,
  checked_by text NOT NULL REFERENCES users,
  name text NOT NULL,
  text text NOT NULL,
  category text,
  product_use text CHECK (product_use IN ('leave-on', 'rinse-off')),
  is_for_under_three boolean,
  is_for_intimate_use boolean,
  is_inhalable boolean,
  status smallint NOT NULL CHECK (status BETWEEN 1 AND 3),
  recognised integer NOT NULL,
  total integer NOT NULL,
  error_count integer NOT NULL,
  warning_count integer NOT NULL,
  info_count integer NOT NULL,
  checked_at timestamptz(3) NOT NULL,
  search_text text NOT NULL
);
--> statement-breakpoint
CREATE INDEX checked_lists_by_time ON checked_lists (checked_at, id);
--> statement-breakpoint
CREATE INDEX checked_lists_of_owner_by_time ON checked_lists (owner_id, checked_at, id);
--> migration 0006_raw_material_catalogue 1795290685000
ALTER TABLE raw_materials
  ADD COLUMN is_global boolean NOT NULL DEFAULT false,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN updated_at timestamptz(3),
  ADD COLUMN trade_search text NOT NULL DEFAULT '',
  ADD COLUMN maker_search text NOT NULL DEFAULT '',
  ADD COLUMN inci_search text NOT NULL DEFAULT '',
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (trade_search || E'\n' || maker_search || E'\n' || inci_search) STORED;
--> statement-breakpoint
UPDATE raw_materials SET updated_at = created_at;
--> statement-breakpoint
ALTER TABLE raw_materials ALTER COLUMN updated_at SET NOT NULL;
--> statement-breakpoint
CREATE INDEX raw_materials_by_trade_name ON raw_materials (trade_search COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX raw_materials_by_maker ON raw_materials (maker_search COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX raw_materials_by_updated ON raw_materials (updated_at, id);
--> statement-breakpoint
CREATE INDEX raw_materials_of_maker ON raw_materials (manufacturer COLLATE "C");
--> statement-breakpoint
CREATE INDEX raw_materials_search ON raw_materials USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE TABLE raw_material_links (
  company_id text NOT NULL REFERENCES companies,
  material_id text NOT NULL REFERENCES raw_materials ON DELETE CASCADE,
  PRIMARY KEY (company_id, material_id)
);
--> statement-breakpoint
CREATE INDEX raw_material_links_of_material ON raw_material_links (material_id);
--> statement-breakpoint
INSERT INTO raw_material_links SELECT creator_company_id, id FROM raw_materials;
--> statement-breakpoint
CREATE TABLE raw_material_overrides (
  company_id text NOT NULL REFERENCES companies,
  material_id text NOT NULL REFERENCES raw_materials ON DELETE CASCADE,
  is_active boolean NOT NULL,
  own_values jsonb NOT NULL,
  inci_search text,
  PRIMARY KEY (company_id, material_id)
);
--> statement-breakpoint
CREATE INDEX raw_material_overrides_of_material ON raw_material_overrides (material_id);
--> migration 0007_documents 1795290685001
CREATE TABLE document_folders (
  material_id text NOT NULL REFERENCES raw_materials ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('sds', 'tds', 'coa', 'sastav', 'mikrobiologija', 'necistoce', 'alergeni', 'ifra')),
  is_active boolean NOT NULL,
  PRIMARY KEY (material_id, kind)
);
--> statement-breakpoint
CREATE TABLE documents (
  id text PRIMARY KEY,
  material_id text NOT NULL,
  kind text NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 150),
  media_type text NOT NULL,
  size integer NOT NULL,
  file text NOT NULL UNIQUE,
  added_at timestamptz(3) NOT NULL,
  added_by text NOT NULL REFERENCES users,
  expires_on date,
  FOREIGN KEY (material_id, kind) REFERENCES document_folders ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX documents_of_folder ON documents (material_id, kind, added_at, id);
--> statement-breakpoint
-- Raw materials that were entered before have their folders too.
INSERT INTO document_folders
  SELECT id, kind, true
  FROM raw_materials, unnest(
    '{sds,tds,coa,sastav,mikrobiologija,necistoce}'::text[]
    || CASE vrsta WHEN 'parfum' THEN '{alergeni,ifra}'::text[] WHEN 'aroma' THEN '{alergeni,ifra}'::text[] WHEN 'extractOil' THEN '{alergeni}'::text[] ELSE '{}'::text[] END
  ) AS kind;
--> migration 0008_raw_material_imports 1795292156000
CREATE TABLE raw_material_imports (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  company_id text NOT NULL REFERENCES companies,
  name text NOT NULL,
  columns text[] NOT NULL,
  unknown_columns text[] NOT NULL,
  prepared_at timestamptz(3) NOT NULL,
  applied_at timestamptz(3)
);
--> statement-breakpoint
CREATE INDEX raw_material_imports_by_time ON raw_material_imports (prepared_at);
--> statement-breakpoint
CREATE TABLE raw_material_import_rows (
  import_id text NOT NULL REFERENCES raw_material_imports ON DELETE CASCADE,
  position integer NOT NULL,
  line integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('novo', 'izmenjeno', 'isto', 'neispravno')),
  trade_name text,
  manufacturer text,
  component_count integer NOT NULL,
  material_id text,
  material_version integer,
  change jsonb NOT NULL,
  fields jsonb NOT NULL,
  problems jsonb NOT NULL,
  PRIMARY KEY (import_id, position)
);
--> statement-breakpoint
CREATE INDEX raw_material_import_rows_of_kind ON raw_material_import_rows (import_id, kind, position);
--> migration 0009_knowledge_dates 1795374000000
ALTER TABLE knowledge_parts ADD COLUMN dated_on text CHECK (dated_on ~ '^\d{4}-\d{2}-\d{2}$');
--> statement-breakpoint
-- Until now the date stood only in the text of the source.
UPDATE knowledge_parts SET dated_on = substring(source from '^COSING (\d{4}-\d{2}-\d{2})$') WHERE is_imported;
--> statement-breakpoint
ALTER TABLE knowledge_imports ADD COLUMN dated_on text CHECK (dated_on ~ '^\d{4}-\d{2}-\d{2}$');
--> statement-breakpoint
UPDATE knowledge_imports SET dated_on = substring(source from '^COSING (\d{4}-\d{2}-\d{2})$');
--> migration 0010_own_toxicology 1795374001000
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
--> migration 0011_label_sign_offs 1795374002000
CREATE TABLE label_sign_offs (
  id text PRIMARY KEY,
  label_id text NOT NULL REFERENCES labels ON DELETE CASCADE,
  code text NOT NULL,
  ingredient text,
  reference text NOT NULL,
  key text NOT NULL CHECK (key ~ '^[0-9a-f]{64}$'),
  reason text NOT NULL CHECK (reason <> ''),
  signed_by text NOT NULL REFERENCES users,
  signed_at timestamptz(3) NOT NULL,
  withdrawn_by text REFERENCES users,
  withdrawn_at timestamptz(3),
  CHECK ((withdrawn_by IS NULL) = (withdrawn_at IS NULL))
);
--> statement-breakpoint
CREATE INDEX label_sign_offs_of_label ON label_sign_offs (label_id, signed_at);
--> statement-breakpoint
CREATE UNIQUE INDEX label_sign_offs_in_force ON label_sign_offs (label_id, key) WHERE withdrawn_at IS NULL;
--> migration 0012_label_rechecks 1795374003000
-- What a stored result was judged with, and the findings that decided it; null is unknown, and such a label is judged again.
ALTER TABLE labels
  ADD COLUMN checked_with text,
  ADD COLUMN findings jsonb;
--> statement-breakpoint
-- A run over all labels after a change of the knowledge or of the rules, or before an import is applied, to show what it would change.
CREATE TABLE label_rechecks (
  id text PRIMARY KEY,
  number bigserial NOT NULL,
  kind text NOT NULL CHECK (kind IN ('primena', 'pregled')),
  cause text NOT NULL CHECK (cause IN ('uvoz', 'povracaj', 'znanje', 'pravila')),
  import_id text REFERENCES knowledge_imports ON DELETE SET NULL,
  content text REFERENCES knowledge_parts (part),
  dated_on text,
  target text NOT NULL,
  knowledge jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('radi', 'gotovo', 'zamenjeno', 'neuspelo')),
  done integer NOT NULL,
  total integer NOT NULL,
  started_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE label_recheck_changes (
  recheck_id text NOT NULL REFERENCES label_rechecks ON DELETE CASCADE,
  label_id text NOT NULL REFERENCES labels ON DELETE CASCADE,
  status_before smallint NOT NULL CHECK (status_before BETWEEN 1 AND 3),
  status_after smallint NOT NULL CHECK (status_after BETWEEN 1 AND 3),
  appeared jsonb NOT NULL,
  gone jsonb NOT NULL,
  PRIMARY KEY (recheck_id, label_id)
);
--> statement-breakpoint
CREATE INDEX label_recheck_changes_of_label ON label_recheck_changes (label_id);
--> migration 0013_import_undo 1795374004000
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
--> migration 0014_label_ph 1795374005000
-- The range in which the pH of the product lies; null is not known.
ALTER TABLE labels
  ADD COLUMN ph_min double precision CHECK (ph_min BETWEEN 0 AND 14),
  ADD COLUMN ph_max double precision CHECK (ph_max BETWEEN 0 AND 14),
  ADD CONSTRAINT labels_ph_in_order CHECK (ph_min <= ph_max);
--> migration 0015_cmr_and_restriction 1795374006000
ALTER TABLE annex_rows ADD COLUMN cmr text NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE ingredients ADD COLUMN restriction text;
--> statement-breakpoint
-- Imports that are prepared, or can be taken back, have tables of their own, which take the place of these.
DO $$
DECLARE other text;
BEGIN
  FOR other IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename ~ '^ingredients_(of|before)_' LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN restriction text', other);
  END LOOP;
  FOR other IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename ~ '^annex_rows_(of|before)_' LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN cmr text NOT NULL DEFAULT %L', other, '');
  END LOOP;
END $$;
--> migration 0016_deadlines 1795374007000
-- A deadline of the law that has passed changes results too.
ALTER TABLE label_rechecks DROP CONSTRAINT label_rechecks_cause_check;
--> statement-breakpoint
ALTER TABLE label_rechecks
  ADD CONSTRAINT label_rechecks_cause_check CHECK (cause IN ('uvoz', 'povracaj', 'znanje', 'pravila', 'rok'));
--> migration 0017_toxicology_imports 1795374008000
CREATE TABLE toxicology_imports (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  organisation_id text REFERENCES organisations,
  name text NOT NULL,
  columns text[] NOT NULL,
  unknown_columns text[] NOT NULL,
  prepared_at timestamptz(3) NOT NULL,
  applied_at timestamptz(3)
);
--> statement-breakpoint
CREATE INDEX toxicology_imports_by_time ON toxicology_imports (prepared_at);
--> statement-breakpoint
CREATE TABLE toxicology_import_rows (
  import_id text NOT NULL REFERENCES toxicology_imports ON DELETE CASCADE,
  position integer NOT NULL,
  line integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('novo', 'izmenjeno', 'sukob', 'isto', 'neupotrebljeno', 'nepovezano', 'neispravno')),
  cas text NOT NULL,
  name text NOT NULL,
  ingredient_id text,
  ingredient_name text,
  version integer NOT NULL,
  point jsonb,
  fields jsonb NOT NULL,
  problem jsonb,
  is_applied boolean NOT NULL DEFAULT false,
  PRIMARY KEY (import_id, position)
);
--> statement-breakpoint
CREATE INDEX toxicology_import_rows_of_kind ON toxicology_import_rows (import_id, kind, position);
--> migration 0018_label_percentages 1795374009000
-- Concentrations of ingredients that are known beside the printed list.
ALTER TABLE labels ADD COLUMN percentages jsonb NOT NULL DEFAULT '[]';
--> migration 0019_result_changes 1795374010000
-- When a run changed the result of a label, as the label says: while the two are the same, that run made its result what it is.
ALTER TABLE label_recheck_changes ADD COLUMN result_changed_at timestamptz(3);
--> migration 0020_fragrance_materials 1795374011000
CREATE TABLE fragrance_materials (
  id text PRIMARY KEY,
  organisation_id text NOT NULL REFERENCES organisations,
  name text NOT NULL CHECK (name <> ''),
  code text,
  supplier text,
  kind text NOT NULL CHECK (kind IN ('PARFUM', 'AROMA')),
  raw_material_id text REFERENCES raw_materials ON DELETE SET NULL,
  statement_date text,
  allergens jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz(3) NOT NULL,
  search_text text NOT NULL,
  UNIQUE (organisation_id, name)
);
--> statement-breakpoint
CREATE TABLE ifra_certificates (
  id text PRIMARY KEY,
  fragrance_id text NOT NULL REFERENCES fragrance_materials ON DELETE CASCADE,
  amendment integer NOT NULL,
  issued_on text,
  rows jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX ifra_certificates_of_fragrance ON ifra_certificates (fragrance_id);
--> migration 0021_formulas 1795374012000
CREATE TABLE formulas (
  id text PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  company_id text NOT NULL REFERENCES companies,
  -- Number of the current revision.
  revision integer NOT NULL,
  name text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  search_text text NOT NULL
);
--> statement-breakpoint
CREATE INDEX formulas_of_company ON formulas (company_id, updated_at DESC, id DESC);
--> statement-breakpoint
CREATE TABLE formula_revisions (
  formula_id text NOT NULL REFERENCES formulas ON DELETE CASCADE,
  number integer NOT NULL,
  name text NOT NULL,
  code text NOT NULL,
  note text NOT NULL,
  category text,
  product_use text CHECK (product_use IN ('leave-on', 'rinse-off')),
  is_for_under_three boolean,
  is_for_intimate_use boolean,
  is_inhalable boolean,
  lines jsonb NOT NULL,
  saved_by text NOT NULL REFERENCES users,
  saved_at timestamptz(3) NOT NULL,
  PRIMARY KEY (formula_id, number)
);
--> statement-breakpoint
-- Labels and files point at revisions, so that a revision never changes.
CREATE FUNCTION refuse_change_of_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A revision of a formula never changes.';
END $$;
--> statement-breakpoint
CREATE TRIGGER formula_revisions_never_change BEFORE UPDATE ON formula_revisions
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_revision();
--> statement-breakpoint
-- The raw materials of the current revision of each formula.
CREATE TABLE formula_materials (
  formula_id text NOT NULL REFERENCES formulas ON DELETE CASCADE,
  material_id text NOT NULL REFERENCES raw_materials ON DELETE CASCADE,
  PRIMARY KEY (formula_id, material_id)
);
--> statement-breakpoint
CREATE INDEX formula_materials_of_material ON formula_materials (material_id);
--> migration 0022_sign_off_documents 1795374013000
-- What proves a sign-off, such as a certificate of analysis; without a sign-off: uploaded and not used yet.
CREATE TABLE sign_off_documents (
  id text PRIMARY KEY,
  label_id text NOT NULL REFERENCES labels ON DELETE CASCADE,
  sign_off_id text UNIQUE REFERENCES label_sign_offs ON DELETE CASCADE,
  name text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL,
  file text NOT NULL UNIQUE,
  added_by text NOT NULL REFERENCES users,
  added_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE INDEX sign_off_documents_of_label ON sign_off_documents (label_id);
--> migration 0023_annex_ec_numbers 1795374014000
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
--> migration 0024_label_formulas 1795374015000
-- The revision of the formula that a label was made from. A formula is kept while a label follows it.
ALTER TABLE labels
  ADD COLUMN formula_id text,
  ADD COLUMN formula_revision integer,
  ADD CONSTRAINT labels_formula_whole CHECK ((formula_id IS NULL) = (formula_revision IS NULL)),
  ADD CONSTRAINT labels_formula_fkey FOREIGN KEY (formula_id, formula_revision) REFERENCES formula_revisions (formula_id, number);
--> statement-breakpoint
CREATE INDEX labels_of_formula ON labels (formula_id) WHERE formula_id IS NOT NULL;
--> migration 0025_smooth_label_search 1795374016000
-- New rows wait in a list before they enter the search index. At 4 MB, the default, entering them takes 100 ms and more, in which
-- the embedded database answers nobody else; at 128 kB it takes a few.
ALTER INDEX labels_search SET (gin_pending_list_limit = 128);
--> statement-breakpoint
-- Room on each page for a row that was judged again: it then stays on its page, and no index changes.
ALTER TABLE labels SET (fillfactor = 75);
--> migration 0026_pif_sections 1795374017000
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
--> migration 0028_raw_material_codes 1795374019000
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
--> migration 0030_formula_imports 1795374021000
-- Imports of formulas from spreadsheets, each with its rows and their raw materials. One that is applied keeps its file for the formula.
CREATE TABLE formula_imports (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  company_id text NOT NULL REFERENCES companies,
  name text NOT NULL,
  columns text[] NOT NULL,
  unknown_columns text[] NOT NULL,
  scale text NOT NULL CHECK (scale IN ('procenat', 'udeli', 'drugiZbir')),
  total jsonb,
  left_out_lines integer[] NOT NULL,
  rows jsonb NOT NULL,
  prepared_at timestamptz(3) NOT NULL,
  formula_id text UNIQUE REFERENCES formulas ON DELETE CASCADE,
  media_type text CHECK (media_type IN ('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv')),
  size integer,
  file text UNIQUE,
  CHECK ((file IS NULL) = (media_type IS NULL) AND (file IS NULL) = (size IS NULL))
);
--> statement-breakpoint
-- The raw materials that people of a company chose for the rows of sheets.
CREATE TABLE material_aliases (
  company_id text NOT NULL REFERENCES companies ON DELETE CASCADE,
  key text NOT NULL,
  material_id text NOT NULL REFERENCES raw_materials ON DELETE CASCADE,
  chosen_at timestamptz(3) NOT NULL,
  PRIMARY KEY (company_id, key)
);
--> statement-breakpoint
CREATE INDEX material_aliases_of_material ON material_aliases (material_id);
--> migration 0031_label_reprints 1795374022000
-- Which allergens the labels lack, so that the list of labels to reprint is read by one index. Name, company and archive are those of the label.
CREATE TABLE label_reprints (
  label_id text PRIMARY KEY REFERENCES labels ON DELETE CASCADE,
  company_id text NOT NULL REFERENCES companies,
  name text NOT NULL,
  is_archived boolean NOT NULL,
  -- The version of the rules by which it was judged; null: it has to be judged again.
  judged_with text,
  has_formula boolean NOT NULL DEFAULT false,
  missing jsonb NOT NULL DEFAULT '[]',
  unknown_in text[] NOT NULL DEFAULT '{}',
  misses_on_stock boolean NOT NULL DEFAULT false,
  misses_later boolean NOT NULL DEFAULT false,
  is_known boolean NOT NULL DEFAULT false,
  -- The raw materials that its allergens come from.
  material_ids text[] NOT NULL DEFAULT '{}'
);
--> statement-breakpoint
CREATE INDEX label_reprints_listed ON label_reprints (company_id, misses_later DESC, name, label_id)
  WHERE NOT is_archived AND (misses_later OR NOT is_known);
--> statement-breakpoint
CREATE INDEX label_reprints_outdated ON label_reprints (company_id, label_id) WHERE judged_with IS NULL;
--> statement-breakpoint
CREATE INDEX label_reprints_of_material ON label_reprints USING gin (material_ids);
--> statement-breakpoint
-- A label that is new or changed waits to be judged. A trigger, so that no way of saving one can forget it.
CREATE FUNCTION queue_label_reprint() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO label_reprints (label_id, company_id, name, is_archived)
    VALUES (NEW.id, NEW.company_id, NEW.name, NEW.is_archived)
  ON CONFLICT (label_id) DO UPDATE
    SET company_id = NEW.company_id, name = NEW.name, is_archived = NEW.is_archived, judged_with = NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_label_reprint AFTER INSERT OR UPDATE OF company_id, name, is_archived, ingredients, ingredient_text, percentages,
  category, product_use, formula_id, formula_revision ON labels
  FOR EACH ROW EXECUTE FUNCTION queue_label_reprint();
--> statement-breakpoint
-- The same for the labels of a raw material whose composition, overrides or perfume changed.
CREATE FUNCTION queue_reprints_of_material() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE label_reprints SET judged_with = NULL WHERE material_ids @> ARRAY[OLD.id];
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_reprints_of_material AFTER DELETE OR UPDATE OF trade_name, composition, vrsta, nano ON raw_materials
  FOR EACH ROW EXECUTE FUNCTION queue_reprints_of_material();
--> statement-breakpoint
CREATE FUNCTION queue_reprints_of_override() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE label_reprints SET judged_with = NULL
    WHERE material_ids @> ARRAY[CASE WHEN TG_OP = 'DELETE' THEN OLD.material_id ELSE NEW.material_id END];
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_reprints_of_override AFTER INSERT OR UPDATE OR DELETE ON raw_material_overrides
  FOR EACH ROW EXECUTE FUNCTION queue_reprints_of_override();
--> statement-breakpoint
CREATE FUNCTION queue_reprints_of_fragrance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.raw_material_id IS NOT NULL THEN
    UPDATE label_reprints SET judged_with = NULL WHERE material_ids @> ARRAY[OLD.raw_material_id];
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.raw_material_id IS NOT NULL THEN
    UPDATE label_reprints SET judged_with = NULL WHERE material_ids @> ARRAY[NEW.raw_material_id];
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_reprints_of_fragrance AFTER INSERT OR UPDATE OR DELETE ON fragrance_materials
  FOR EACH ROW EXECUTE FUNCTION queue_reprints_of_fragrance();
--> statement-breakpoint
INSERT INTO label_reprints (label_id, company_id, name, is_archived) SELECT id, company_id, name, is_archived FROM labels;
--> migration 0033_pif_files 1795374024000
-- Files of product information files, each in a slot of a section. How many a slot takes stands in domain/pif.
CREATE TABLE pif_files (
  id text PRIMARY KEY,
  pif_id text NOT NULL REFERENCES pifs ON DELETE CASCADE,
  slot text NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL,
  sha256 text NOT NULL,
  -- A PDF with scripts, launch actions or embedded files.
  has_active_content boolean NOT NULL,
  file text NOT NULL UNIQUE,
  added_by text NOT NULL REFERENCES users,
  added_at timestamptz(3) NOT NULL,
  expires_on date
);
--> statement-breakpoint
CREATE INDEX pif_files_of_pif ON pif_files (pif_id);
--> migration 0034_formula_results 1795374025000
-- What stands out about formulas by the law in force, so that a run after a change can say before and after. `basis` counts what changed of the
-- formula itself: its revision, its raw materials, overrides and perfumes. A result of another basis says nothing about a change of the law.
CREATE TABLE formula_results (
  formula_id text PRIMARY KEY REFERENCES formulas ON DELETE CASCADE,
  basis integer NOT NULL DEFAULT 1,
  -- The basis of the result; null: never judged.
  checked_basis integer,
  checked_with text,
  status smallint CHECK (status BETWEEN 1 AND 3),
  findings jsonb
);
--> statement-breakpoint
CREATE INDEX formula_results_outdated ON formula_results (formula_id) WHERE checked_basis IS DISTINCT FROM basis;
--> statement-breakpoint
CREATE INDEX formula_results_checked_with ON formula_results (checked_with);
--> statement-breakpoint
CREATE TABLE formula_recheck_changes (
  recheck_id text NOT NULL REFERENCES label_rechecks ON DELETE CASCADE,
  formula_id text NOT NULL REFERENCES formulas ON DELETE CASCADE,
  status_before smallint NOT NULL CHECK (status_before BETWEEN 1 AND 3),
  status_after smallint NOT NULL CHECK (status_after BETWEEN 1 AND 3),
  appeared jsonb NOT NULL,
  gone jsonb NOT NULL,
  PRIMARY KEY (recheck_id, formula_id)
);
--> statement-breakpoint
CREATE INDEX formula_recheck_changes_of_formula ON formula_recheck_changes (formula_id);
--> statement-breakpoint
INSERT INTO formula_results (formula_id) SELECT id FROM formulas;
--> statement-breakpoint
-- Triggers, so that no way of saving can forget it.
CREATE FUNCTION count_basis_of_formula() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO formula_results (formula_id) VALUES (NEW.id) ON CONFLICT (formula_id) DO UPDATE SET basis = formula_results.basis + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_basis_of_formula AFTER INSERT OR UPDATE OF revision ON formulas
  FOR EACH ROW EXECUTE FUNCTION count_basis_of_formula();
--> statement-breakpoint
CREATE FUNCTION count_basis_of_material(material text) RETURNS void LANGUAGE sql AS $$
  UPDATE formula_results SET basis = basis + 1
    WHERE formula_id IN (SELECT formula_id FROM formula_materials WHERE material_id = material)
$$;
--> statement-breakpoint
CREATE FUNCTION raw_material_counts_basis() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_basis_of_material(OLD.id);
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER raw_material_counts_basis AFTER UPDATE ON raw_materials FOR EACH ROW
  WHEN (OLD.composition IS DISTINCT FROM NEW.composition OR OLD.vrsta IS DISTINCT FROM NEW.vrsta OR OLD.nano IS DISTINCT FROM NEW.nano)
  EXECUTE FUNCTION raw_material_counts_basis();
--> statement-breakpoint
-- Before it is deleted, because its formulas are not known afterwards.
CREATE TRIGGER deleted_raw_material_counts_basis BEFORE DELETE ON raw_materials
  FOR EACH ROW EXECUTE FUNCTION raw_material_counts_basis();
--> statement-breakpoint
CREATE FUNCTION override_counts_basis() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_basis_of_material(COALESCE(NEW.material_id, OLD.material_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER override_counts_basis AFTER INSERT OR UPDATE OR DELETE ON raw_material_overrides
  FOR EACH ROW EXECUTE FUNCTION override_counts_basis();
--> statement-breakpoint
CREATE FUNCTION fragrance_counts_basis() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_basis_of_material(OLD.raw_material_id);
  PERFORM count_basis_of_material(NEW.raw_material_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A change of its certificates raises the version of the perfume, too.
CREATE TRIGGER fragrance_counts_basis AFTER INSERT OR UPDATE OR DELETE ON fragrance_materials
  FOR EACH ROW EXECUTE FUNCTION fragrance_counts_basis();
--> migration 0035_fragrance_imports 1795374026000
CREATE TABLE fragrance_imports (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  organisation_id text NOT NULL REFERENCES organisations,
  name text NOT NULL,
  unknown_columns text[] NOT NULL,
  rows jsonb NOT NULL,
  prepared_at timestamptz(3) NOT NULL,
  applied_at timestamptz(3)
);
--> statement-breakpoint
CREATE INDEX fragrance_imports_by_time ON fragrance_imports (prepared_at);
--> statement-breakpoint
-- Labels and files keep the revision that they were made from; which of those have a line of a raw material is asked of all revisions.
CREATE INDEX formula_revisions_lines ON formula_revisions USING gin (lines jsonb_path_ops);
--> migration 0044_pif_comments 1795374044000
-- Comments on product information files; one without a section is about the whole file.
CREATE TABLE pif_comments (
  id text PRIMARY KEY,
  pif_id text NOT NULL REFERENCES pifs ON DELETE CASCADE,
  section text,
  -- The row of the section that it is about.
  anchor text,
  text text NOT NULL,
  -- It has to be resolved before the product is called safe.
  is_required boolean NOT NULL,
  -- For staff alone.
  is_internal boolean NOT NULL,
  author_id text NOT NULL REFERENCES users,
  created_at timestamptz(3) NOT NULL,
  resolved_by text REFERENCES users,
  resolved_at timestamptz(3)
);
--> statement-breakpoint
CREATE INDEX pif_comments_of_pif ON pif_comments (pif_id);
--> migration 0045_pif_requirements 1795374045000
-- What people note about something that a product information file must hold. What must be there is computed and is not kept.
CREATE TABLE pif_requirements (
  pif_id text NOT NULL REFERENCES pifs ON DELETE CASCADE,
  -- Of the requirement, such as 'DESCRIPTION.category'. One that no longer exists keeps its note, in case its raw material comes back.
  key text NOT NULL,
  version integer NOT NULL,
  owner text,
  due_on date,
  asked_on date,
  note text,
  -- Why it is not needed.
  waived_because text,
  changed_by text NOT NULL REFERENCES users,
  changed_at timestamptz(3) NOT NULL,
  PRIMARY KEY (pif_id, key)
);
--> migration 0046_raw_material_results 1795374046000
-- What stands out about raw materials by the law in force, so that a run after a change can say before and after. One row for the global values
-- and one for each company with its own names or nano mark, under `id` and `id:company`. `basis` counts what changed of the values themselves.
CREATE TABLE raw_material_results (
  key text PRIMARY KEY,
  material_id text NOT NULL REFERENCES raw_materials ON DELETE CASCADE,
  -- Whose own values they are; null: the global ones.
  company_id text REFERENCES companies ON DELETE CASCADE,
  basis integer NOT NULL DEFAULT 1,
  -- The basis of the result; null: never judged.
  checked_basis integer,
  checked_with text,
  status smallint CHECK (status BETWEEN 1 AND 3),
  findings jsonb
);
--> statement-breakpoint
CREATE INDEX raw_material_results_of_material ON raw_material_results (material_id);
--> statement-breakpoint
CREATE INDEX raw_material_results_of_company ON raw_material_results (company_id);
--> statement-breakpoint
CREATE INDEX raw_material_results_outdated ON raw_material_results (key) WHERE checked_basis IS DISTINCT FROM basis;
--> statement-breakpoint
CREATE INDEX raw_material_results_checked_with ON raw_material_results (checked_with);
--> statement-breakpoint
CREATE TABLE raw_material_recheck_changes (
  recheck_id text NOT NULL REFERENCES label_rechecks ON DELETE CASCADE,
  key text NOT NULL REFERENCES raw_material_results ON DELETE CASCADE,
  status_before smallint NOT NULL CHECK (status_before BETWEEN 1 AND 3),
  status_after smallint NOT NULL CHECK (status_after BETWEEN 1 AND 3),
  appeared jsonb NOT NULL,
  gone jsonb NOT NULL,
  PRIMARY KEY (recheck_id, key)
);
--> statement-breakpoint
CREATE INDEX raw_material_recheck_changes_of_material ON raw_material_recheck_changes (key);
--> statement-breakpoint
INSERT INTO raw_material_results (key, material_id) SELECT id, id FROM raw_materials;
--> statement-breakpoint
INSERT INTO raw_material_results (key, material_id, company_id)
  SELECT material_id || ':' || company_id, material_id, company_id FROM raw_material_overrides
    WHERE is_active AND own_values ?| ARRAY['incis', 'nano'];
--> statement-breakpoint
-- Triggers, so that no way of saving can forget it.
CREATE FUNCTION raw_material_counts_result() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO raw_material_results (key, material_id) VALUES (NEW.id, NEW.id);
  ELSE
    UPDATE raw_material_results SET basis = basis + 1 WHERE material_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER new_raw_material_counts_result AFTER INSERT ON raw_materials
  FOR EACH ROW EXECUTE FUNCTION raw_material_counts_result();
--> statement-breakpoint
CREATE TRIGGER raw_material_counts_result AFTER UPDATE ON raw_materials FOR EACH ROW
  WHEN (OLD.composition IS DISTINCT FROM NEW.composition OR OLD.nano IS DISTINCT FROM NEW.nano)
  EXECUTE FUNCTION raw_material_counts_result();
--> statement-breakpoint
CREATE FUNCTION override_counts_result() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' AND NEW.is_active AND NEW.own_values ?| ARRAY['incis', 'nano'] THEN
    INSERT INTO raw_material_results (key, material_id, company_id)
      VALUES (NEW.material_id || ':' || NEW.company_id, NEW.material_id, NEW.company_id)
      ON CONFLICT (key) DO UPDATE SET basis = raw_material_results.basis + 1;
  ELSE
    DELETE FROM raw_material_results WHERE key = COALESCE(NEW.material_id, OLD.material_id) || ':' || COALESCE(NEW.company_id, OLD.company_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER override_counts_result AFTER INSERT OR UPDATE OR DELETE ON raw_material_overrides
  FOR EACH ROW EXECUTE FUNCTION override_counts_result();
--> migration 0047_pif_file_versions 1795374047000
-- Of two people who rename a file or set its expiry at the same time, the second is told.
ALTER TABLE pif_files ADD COLUMN version integer NOT NULL DEFAULT 1;
--> migration 0048_pif_part_a 1795374048000
-- What people enter of Part A of the safety report is a section with its own version, like the others.
ALTER TABLE pif_sections DROP CONSTRAINT pif_sections_section_check;
--> statement-breakpoint
ALTER TABLE pif_sections ADD CONSTRAINT pif_sections_section_check
  CHECK (section IN ('DESCRIPTION', 'MANUFACTURING', 'CLAIMS', 'ANIMAL_TESTING', 'PART_A'));
--> migration 0049_judged_allergens 1795374049000
-- What a label lacks of fragrance allergens is judged together with its result. `basis` counts what changed of the label, its raw materials, overrides
-- and perfumes, so that a judgement of what was before is not stored. The findings are for callers who may not read the formula.
ALTER TABLE label_reprints ADD COLUMN basis integer NOT NULL DEFAULT 1;
--> statement-breakpoint
ALTER TABLE label_reprints ADD COLUMN findings jsonb NOT NULL DEFAULT '[]';
--> statement-breakpoint
CREATE FUNCTION make_reprint_outdated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.judged_with IS NULL THEN
    NEW.basis := OLD.basis + 1;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Every way of making one outdated clears `judged_with`.
CREATE TRIGGER make_reprint_outdated BEFORE UPDATE OF judged_with ON label_reprints
  FOR EACH ROW EXECUTE FUNCTION make_reprint_outdated();
--> statement-breakpoint
-- A name or the archive changes nothing about what a label lacks; the kind of product does.
CREATE OR REPLACE FUNCTION queue_label_reprint() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO label_reprints (label_id, company_id, name, is_archived)
    VALUES (NEW.id, NEW.company_id, NEW.name, NEW.is_archived)
  ON CONFLICT (label_id) DO UPDATE SET company_id = NEW.company_id, name = NEW.name, is_archived = NEW.is_archived;
  IF TG_OP = 'UPDATE' AND (OLD.company_id, OLD.ingredients, OLD.ingredient_text, OLD.percentages, OLD.category, OLD.product_use,
      OLD.is_for_under_three, OLD.is_for_intimate_use, OLD.is_inhalable, OLD.formula_id, OLD.formula_revision)
    IS DISTINCT FROM (NEW.company_id, NEW.ingredients, NEW.ingredient_text, NEW.percentages, NEW.category, NEW.product_use,
      NEW.is_for_under_three, NEW.is_for_intimate_use, NEW.is_inhalable, NEW.formula_id, NEW.formula_revision) THEN
    UPDATE label_reprints SET judged_with = NULL WHERE label_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER queue_label_reprint ON labels;
--> statement-breakpoint
CREATE TRIGGER queue_label_reprint AFTER INSERT OR UPDATE OF company_id, name, is_archived, ingredients, ingredient_text, percentages,
  category, product_use, is_for_under_three, is_for_intimate_use, is_inhalable, formula_id, formula_revision ON labels
  FOR EACH ROW EXECUTE FUNCTION queue_label_reprint();
--> statement-breakpoint
-- Judged without the names and numbers of the ingredient data.
UPDATE label_reprints SET judged_with = NULL;
--> migration 0050_events 1795374050000
-- Who changed what of a product information file, a label or a raw material, and when. Written with the change; events are never changed.
CREATE TABLE events (
  id text PRIMARY KEY,
  subject text NOT NULL,
  -- Not a reference: what happened stays known when the subject is deleted.
  subject_id text NOT NULL,
  happened_at timestamptz(3) NOT NULL,
  -- Null: the service itself, such as a recheck after a change of the law.
  person_id text REFERENCES users,
  kind text NOT NULL,
  section text,
  -- Fields with their values before and after, by the names of the service.
  changes jsonb NOT NULL,
  note text,
  -- For staff alone.
  is_internal boolean NOT NULL DEFAULT false,
  -- For those who work for this company alone; null for everybody who sees the subject.
  company_id text REFERENCES companies ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX events_of_subject ON events (subject, subject_id, happened_at DESC, id DESC);
--> migration 0060_pif_versions 1795374060000
-- Who drew the conclusion in force: nobody else signs it.
ALTER TABLE pifs ADD COLUMN assessed_by text REFERENCES users;
--> statement-breakpoint
-- What was signed, one version for each revision of a product information file. A file of which there is one is never deleted.
CREATE TABLE pif_versions (
  pif_id text NOT NULL REFERENCES pifs,
  number integer NOT NULL,
  conclusion text NOT NULL,
  -- SHA-256 of the snapshot, which is canonical JSON (RFC 8785).
  hash text NOT NULL,
  -- Not jsonb, which would not keep the order of names: the text itself is what was hashed.
  snapshot text NOT NULL,
  pdf_file text NOT NULL UNIQUE,
  pdf_sha256 text NOT NULL,
  pdf_size integer NOT NULL,
  signed_by text NOT NULL REFERENCES users,
  -- As it was when the version was signed.
  signer_name text NOT NULL,
  signed_at timestamptz(3) NOT NULL,
  PRIMARY KEY (pif_id, number)
);
--> statement-breakpoint
CREATE INDEX pif_versions_by_pdf ON pif_versions (pdf_sha256);
--> statement-breakpoint
CREATE FUNCTION refuse_change_of_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A signed version is neither changed nor deleted.';
END $$;
--> statement-breakpoint
CREATE TRIGGER pif_versions_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON pif_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_version();
--> migration 0061_assessor_profiles 1795374061000
-- What staff state of themselves as safety assessors, with the proof of their qualification.
CREATE TABLE assessor_profiles (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  version integer NOT NULL,
  title text,
  address text,
  qualification text,
  valid_until date,
  proof jsonb,
  -- Of the proof in the store of documents.
  proof_file text UNIQUE,
  changed_at timestamptz(3) NOT NULL
);
--> migration 0062_pif_part_b 1795374062000
-- What the assessor enters of Part B of the safety report is a section with its own version, like the others.
ALTER TABLE pif_sections DROP CONSTRAINT pif_sections_section_check;
--> statement-breakpoint
ALTER TABLE pif_sections ADD CONSTRAINT pif_sections_section_check
  CHECK (section IN ('DESCRIPTION', 'MANUFACTURING', 'CLAIMS', 'ANIMAL_TESTING', 'PART_A', 'PART_B'));
--> migration 0076_access_tokens 1795374076000
-- Tokens with which tools of a person query the product in the person's name. Kept as hashes only.
CREATE TABLE access_tokens (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  -- SHA-256 of the token, in hexadecimal.
  hash text NOT NULL UNIQUE,
  is_read_only boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3)
);
--> statement-breakpoint
CREATE INDEX access_tokens_of_user ON access_tokens (user_id);
--> migration 0077_inspection_links 1795374077000
-- Links that show a signed version to an inspector without an account. Of the token there is only its SHA-256.
CREATE TABLE inspection_links (
  id text PRIMARY KEY,
  pif_id text NOT NULL,
  version integer NOT NULL,
  token_hash text NOT NULL UNIQUE,
  -- Whom it is for and why, as the inspector sees it.
  purpose text NOT NULL,
  created_by text NOT NULL REFERENCES users,
  -- As it was when the link was made: it stands on what the inspector sees.
  creator_name text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3),
  revoker_name text,
  FOREIGN KEY (pif_id, version) REFERENCES pif_versions
);
--> statement-breakpoint
CREATE INDEX inspection_links_of_pif ON inspection_links (pif_id);
--> statement-breakpoint
CREATE TABLE inspection_openings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  link_id text NOT NULL REFERENCES inspection_links,
  opened_at timestamptz(3) NOT NULL,
  -- The visitor's network, without the part that names one machine.
  network text NOT NULL,
  subject text NOT NULL CHECK (subject IN ('PAGE', 'PDF', 'FILE')),
  -- Of a file.
  file_name text
);
--> statement-breakpoint
CREATE INDEX inspection_openings_of_link ON inspection_openings (link_id, id);
--> migration 0078_company_details 1795374078000
-- What a company states of itself beside its name; an archived one is offered nowhere.
ALTER TABLE companies
  ALTER COLUMN email DROP NOT NULL,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN address text,
  ADD COLUMN phone text,
  ADD COLUMN registration_number text,
  ADD COLUMN tax_number text,
  ADD COLUMN contact text,
  ADD COLUMN is_archived boolean NOT NULL DEFAULT false,
  ADD COLUMN changed_at timestamptz(3) NOT NULL DEFAULT '2024-01-01T00:00:00Z';
--> migration 0079_temporary_passwords 1795374079000
-- Until when a temporary password works; null for a password that the person chose.
ALTER TABLE users
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN temporary_password_until timestamptz(3);
--> statement-breakpoint
-- One person has one account, whatever the case of the letters of the address.
CREATE UNIQUE INDEX users_by_email ON users (lower(email));
--> migration 0087_substance_purity 1795374087000
ALTER TABLE toxicology
  ADD COLUMN uv_absorption text,
  ADD COLUMN uv_absorption_source text,
  ADD COLUMN purity text,
  ADD COLUMN purity_source text;
--> migration 0089_company_language 1795374089000
-- In which language a company is asked for documents.
ALTER TABLE companies ADD COLUMN language text NOT NULL DEFAULT 'sr' CHECK (language IN ('sr', 'en'));
--> migration 0091_messages 1795374091000
-- Messages that people send, and notices. Stored before the first try, so that a kill loses none.
CREATE TABLE messages (
  id text PRIMARY KEY,
  number bigserial NOT NULL,
  -- Null for a notice that nobody wrote.
  sender_id text REFERENCES users ON DELETE SET NULL,
  from_name text NOT NULL,
  reply_to text,
  -- What the form made once, and the SHA-256 of what came with it.
  request_key text,
  request_hash text,
  subject text NOT NULL,
  body text NOT NULL,
  -- Message-ID of every try: RFC 5322, section 3.6.4.
  mime_id text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('QUEUED', 'SENDING', 'ACCEPTED', 'PARTLY', 'FAILED', 'CANCELLED')),
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  -- When it was put into the outbox, by its sender or by a retry.
  queued_at timestamptz(3) NOT NULL,
  next_attempt_at timestamptz(3) NOT NULL,
  lease_until timestamptz(3),
  UNIQUE (sender_id, request_key)
);
--> statement-breakpoint
CREATE INDEX messages_to_send ON messages (next_attempt_at) WHERE state IN ('QUEUED', 'SENDING');
--> statement-breakpoint
CREATE INDEX messages_of_sender ON messages (sender_id, queued_at);
--> statement-breakpoint
CREATE TABLE message_recipients (
  message_id text NOT NULL REFERENCES messages ON DELETE CASCADE,
  position integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('TO', 'CC', 'BCC')),
  address text NOT NULL,
  state text NOT NULL CHECK (state IN ('QUEUED', 'ACCEPTED', 'FAILED', 'CANCELLED')),
  -- The last answer of the mail server.
  answer text,
  answered_at timestamptz(3),
  PRIMARY KEY (message_id, position)
);
--> statement-breakpoint
-- Copies of the attachments, so that what is sent is what was attached.
CREATE TABLE message_files (
  id text PRIMARY KEY,
  -- Null while a file was uploaded and its message not sent yet.
  message_id text REFERENCES messages ON DELETE CASCADE,
  position integer NOT NULL DEFAULT 0,
  name text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL,
  file text NOT NULL,
  added_by text REFERENCES users ON DELETE SET NULL,
  added_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE INDEX message_files_of_message ON message_files (message_id);
--> migration 0093_notification_settings 1795374093000
-- Of what people are told by e-mail. Somebody without a row has chosen nothing.
CREATE TABLE notification_settings (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  version integer NOT NULL,
  submitted boolean NOT NULL,
  returned boolean NOT NULL,
  concluded boolean NOT NULL,
  signed boolean NOT NULL
);
--> migration 0094_expiry_notifications 1795374094000
-- One message a week about documents that expire soon. `week_told` is the Monday of the week for which a person was looked after.
ALTER TABLE notification_settings
  ADD COLUMN expiring boolean NOT NULL DEFAULT false,
  ADD COLUMN week_told date;
--> migration 0096_electronic_signature 1795374096000
-- The electronic signature in the PDF of a version: whose certificate, and when. Nothing of it where the PDF has none.
ALTER TABLE pif_versions
  ADD COLUMN certificate_subject text,
  ADD COLUMN pdf_signed_at timestamptz(3),
  ADD CONSTRAINT pif_versions_signature_is_whole CHECK ((certificate_subject IS NULL) = (pdf_signed_at IS NULL));
--> migration 0097_message_queued_by 1795374097000
-- Who put a message into the outbox last: its sender, or somebody who retried it. It counts in that person's messages of an hour.
ALTER TABLE messages ADD COLUMN queued_by text REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
UPDATE messages SET queued_by = sender_id;
--> migration 0107_documents_of_organisations 1795374107000
-- Documents that an organisation keeps beside the common ones of another's raw material: only that organisation sees them. Null: common ones.
ALTER TABLE documents ADD COLUMN organisation_id text REFERENCES organisations(id);
--> statement-breakpoint
-- They need no common folder of the raw material.
ALTER TABLE documents DROP CONSTRAINT documents_material_id_kind_fkey;
--> statement-breakpoint
ALTER TABLE documents ADD FOREIGN KEY (material_id) REFERENCES raw_materials ON DELETE CASCADE;
--> statement-breakpoint
-- Until now the organisation of whoever added a document decided for whom it counts.
UPDATE documents d SET organisation_id = u.organisation_id
  FROM users u, raw_materials m, companies c
  WHERE u.id = d.added_by AND m.id = d.material_id AND c.id = m.creator_company_id
    AND u.role <> 'admin' AND u.organisation_id <> c.organisation_id;
--> statement-breakpoint
-- Events that one organisation alone reads; null: whoever sees the subject.
ALTER TABLE events ADD COLUMN organisation_id text REFERENCES organisations(id);
--> migration 0108_inventory_import_organisations 1795374108000
-- Whose import it is: seen and cancelled by this organisation and administrators; null: of before, for administrators alone.
ALTER TABLE knowledge_imports ADD COLUMN organisation_id text REFERENCES organisations(id);
--> migration 0109_bin 1795374109000
-- What was deleted, with all that is needed to put it back: documents and raw materials, for 30 days.
CREATE TABLE bin_items (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('dokument', 'sirovina')),
  -- The raw material, or that of the document. Not a reference: it may be gone.
  material_id text NOT NULL,
  name text NOT NULL,
  material_name text NOT NULL,
  -- Whose it is: this organisation and administrators put it back.
  organisation_id text NOT NULL REFERENCES organisations,
  -- Who of them saw the raw material.
  is_global boolean NOT NULL,
  company_ids text[] NOT NULL,
  content jsonb NOT NULL,
  files text[] NOT NULL,
  deleted_at timestamptz(3) NOT NULL,
  deleted_by text NOT NULL REFERENCES users
);
--> statement-breakpoint
CREATE INDEX bin_items_by_time ON bin_items (deleted_at, id);
--> statement-breakpoint
CREATE INDEX bin_items_of_material ON bin_items (material_id);
--> migration 0113_revoked_tokens 1795374113000
-- Sessions that were signed out. Only the hashes of their tokens are kept, until they have expired anyway.
CREATE TABLE revoked_tokens (
  hash text PRIMARY KEY,
  expires_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE INDEX revoked_tokens_by_end ON revoked_tokens (expires_at);
--> migration 0120_import_actions 1795374120000
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
--> migration 0121_merged_raw_materials 1795374121000
-- The lines of a revision may point at the raw material with which theirs was merged; nothing else of a revision changes.
CREATE OR REPLACE FUNCTION refuse_change_of_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('dosije.merges_raw_materials', true) = 'yes'
    AND to_jsonb(OLD) - 'lines' = to_jsonb(NEW) - 'lines'
    AND (SELECT jsonb_agg(line - 'materialId' ORDER BY at) FROM jsonb_array_elements(OLD.lines) WITH ORDINALITY lines(line, at))
      IS NOT DISTINCT FROM
      (SELECT jsonb_agg(line - 'materialId' ORDER BY at) FROM jsonb_array_elements(NEW.lines) WITH ORDINALITY lines(line, at))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A revision of a formula never changes.';
END $$;
--> migration 0131_mail_way 1795374131000
-- How a message left: one that was written into the folder of a service without a mail server reached nobody, whatever is set later.
ALTER TABLE messages ADD COLUMN way text CHECK (way IN ('SMTP', 'FOLDER'));
--> migration 0132_told_conclusions 1795374132000
-- Who was told by e-mail of a conclusion of a file, and hears therefore when it is taken back or drawn anew.
CREATE TABLE told_conclusions (
  pif_id text NOT NULL REFERENCES pifs (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  PRIMARY KEY (pif_id, user_id)
);
--> statement-breakpoint
CREATE INDEX told_conclusions_by_user ON told_conclusions (user_id);
--> migration 0133_active_documents 1795374133000
-- Whether whoever sent a document found scripts, launch actions or embedded files in it. Documents from before were not examined.
ALTER TABLE documents ADD COLUMN has_active_content boolean NOT NULL DEFAULT false;
--> migration 0140_sent_import_rows 1795374140000
-- The row of a sheet as it was sent, so that it can be compared again with a corrected INCI name.
ALTER TABLE raw_material_import_rows ADD COLUMN sent jsonb;
--> migration 0141_document_versions 1795374141000
-- Earlier versions of documents: what a new version has replaced stays readable as long as the document does.
CREATE TABLE document_versions (
  id text PRIMARY KEY,
  document_id text NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  name text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL,
  file text NOT NULL UNIQUE,
  added_at timestamptz(3) NOT NULL,
  added_by text NOT NULL REFERENCES users (id),
  expires_on date,
  replaced_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE INDEX document_versions_by_document ON document_versions (document_id);
--> migration 0142_raw_material_author 1795374142000
-- Who entered a raw material: a person who works for several companies stays its creator whichever of them it was entered for.
ALTER TABLE raw_materials ADD COLUMN entered_by text REFERENCES users (id) ON DELETE SET NULL;
--> migration 0150_document_summaries 1795374150000
-- What the common documents of a raw material say, so that lists filter and count by it without looking at every folder: whether a folder that its
-- type needs is empty, and the first day on which the documents of a folder end. Kept by triggers. What an organisation keeps beside the common
-- documents is different for each reader, so such raw materials are only marked.
CREATE TABLE document_summaries (
  material_id text PRIMARY KEY REFERENCES raw_materials (id) ON DELETE CASCADE,
  is_missing boolean NOT NULL,
  good_until date,
  has_own boolean NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION required_folders(material_type text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY['sds', 'tds', 'coa', 'sastav', 'mikrobiologija', 'necistoce'] || CASE material_type
    WHEN 'parfum' THEN ARRAY['alergeni', 'ifra']
    WHEN 'aroma' THEN ARRAY['alergeni', 'ifra']
    WHEN 'extractOil' THEN ARRAY['alergeni']
    ELSE ARRAY[]::text[] END
$$;
--> statement-breakpoint
CREATE FUNCTION summarise_documents(ids text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO document_summaries
    SELECT m.id, COALESCE(bool_or(place.is_missing), false), min(place.good_until),
      EXISTS (SELECT FROM documents own WHERE own.material_id = m.id AND own.organisation_id IS NOT NULL)
    FROM raw_materials m
    LEFT JOIN LATERAL (
      SELECT there.kind IS NULL AS is_missing, there.good_until
      FROM unnest(required_folders(m.vrsta)) AS needed (kind)
      FULL JOIN (
        SELECT held.kind, CASE WHEN bool_or(held.expires_on IS NULL) THEN NULL ELSE max(held.expires_on) END AS good_until
        FROM documents held WHERE held.material_id = m.id AND held.organisation_id IS NULL GROUP BY held.kind
      ) there ON there.kind = needed.kind
      LEFT JOIN document_folders folder ON folder.material_id = m.id AND folder.kind = COALESCE(needed.kind, there.kind)
      WHERE folder.is_active IS NOT FALSE
    ) place ON true
    WHERE m.id = ANY (ids)
    GROUP BY m.id
    ORDER BY m.id
  ON CONFLICT (material_id) DO UPDATE
    SET is_missing = excluded.is_missing, good_until = excluded.good_until, has_own = excluded.has_own
$$;
--> statement-breakpoint
CREATE FUNCTION summarise_changed_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM summarise_documents((SELECT array_agg(DISTINCT material_id) FROM gone));
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM summarise_documents((SELECT array_agg(DISTINCT material_id) FROM come));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION summarise_changed_materials() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM summarise_documents(ARRAY[NEW.id]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION summarise_new_materials() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM summarise_documents((SELECT array_agg(id) FROM come));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER summarise_new_materials AFTER INSERT ON raw_materials
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION summarise_new_materials();
--> statement-breakpoint
CREATE TRIGGER summarise_materials_of_another_type AFTER UPDATE OF vrsta ON raw_materials
  FOR EACH ROW WHEN (OLD.vrsta <> NEW.vrsta) EXECUTE FUNCTION summarise_changed_materials();
--> statement-breakpoint
CREATE TRIGGER summarise_inserted_documents AFTER INSERT ON documents
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION summarise_changed_documents();
--> statement-breakpoint
CREATE TRIGGER summarise_updated_documents AFTER UPDATE ON documents
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION summarise_changed_documents();
--> statement-breakpoint
CREATE TRIGGER summarise_deleted_documents AFTER DELETE ON documents
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION summarise_changed_documents();
--> statement-breakpoint
CREATE TRIGGER summarise_inserted_folders AFTER INSERT ON document_folders
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION summarise_changed_documents();
--> statement-breakpoint
CREATE TRIGGER summarise_updated_folders AFTER UPDATE ON document_folders
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION summarise_changed_documents();
--> statement-breakpoint
CREATE TRIGGER summarise_deleted_folders AFTER DELETE ON document_folders
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION summarise_changed_documents();
--> statement-breakpoint
SELECT summarise_documents((SELECT array_agg(id) FROM raw_materials));
--> statement-breakpoint
-- Documents that end, by their day: the list of what expires reads no others.
CREATE INDEX documents_that_end ON documents (expires_on) WHERE expires_on IS NOT NULL;
--> statement-breakpoint
-- The end of statements on good manufacturing practice, as text: the order of such days is that of their texts.
CREATE INDEX pif_sections_that_end ON pif_sections ((content -> 'dpp' ->> 'vaziDo')) WHERE section = 'MANUFACTURING';
--> statement-breakpoint
-- The work list of reprints over all companies, in its order, and its counts without looking at the rows.
CREATE INDEX label_reprints_in_order ON label_reprints (misses_later DESC, name, label_id)
  WHERE NOT is_archived AND (misses_later OR NOT is_known);
--> statement-breakpoint
CREATE INDEX label_reprints_counted ON label_reprints (company_id) INCLUDE (misses_later, misses_on_stock, is_known)
  WHERE NOT is_archived AND (misses_later OR NOT is_known);
--> migration 0151_formula_basis 1795374151000
-- Whether a company sees a raw material of its formula belongs to the basis too: what follows from a formula is computed from those that it sees.
DROP TRIGGER raw_material_counts_basis ON raw_materials;
--> statement-breakpoint
CREATE TRIGGER raw_material_counts_basis AFTER UPDATE ON raw_materials FOR EACH ROW
  WHEN (OLD.composition IS DISTINCT FROM NEW.composition OR OLD.vrsta IS DISTINCT FROM NEW.vrsta OR OLD.nano IS DISTINCT FROM NEW.nano
    OR OLD.is_global IS DISTINCT FROM NEW.is_global)
  EXECUTE FUNCTION raw_material_counts_basis();
--> statement-breakpoint
CREATE FUNCTION catalogue_counts_basis() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE formula_results SET basis = basis + 1 WHERE formula_id IN (
    SELECT used.formula_id FROM changed JOIN formula_materials used USING (material_id)
      JOIN formulas ON formulas.id = used.formula_id AND formulas.company_id = changed.company_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER added_link_counts_basis AFTER INSERT ON raw_material_links
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalogue_counts_basis();
--> statement-breakpoint
CREATE TRIGGER removed_link_counts_basis AFTER DELETE ON raw_material_links
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalogue_counts_basis();
--> migration 0159_material_counts 1795374159000
-- How many raw materials a company has by what the dashboard tells of them, so that it adds up some hundred rows instead of reading every raw
-- material. Kept by triggers on document_summaries, which for this holds the values of the raw material itself too. A state depends on the day, so
-- the day is a part of the key; infinity is none. Raw materials with documents of an organisation's own are not counted: each reader sees another
-- state of them, and they are few.
ALTER TABLE document_summaries ADD COLUMN company_id text, ADD COLUMN has_data_from_documents boolean, ADD COLUMN has_cmr boolean,
  ADD COLUMN is_nano boolean;
--> statement-breakpoint
UPDATE document_summaries summary SET company_id = m.creator_company_id, has_data_from_documents = m.data_from_docs, has_cmr = m.ima_cmr = 2,
  is_nano = m.nano = 1 FROM raw_materials m WHERE m.id = summary.material_id;
--> statement-breakpoint
ALTER TABLE document_summaries ALTER COLUMN company_id SET NOT NULL, ALTER COLUMN has_data_from_documents SET NOT NULL,
  ALTER COLUMN has_cmr SET NOT NULL, ALTER COLUMN is_nano SET NOT NULL;
--> statement-breakpoint
CREATE INDEX document_summaries_with_own ON document_summaries (company_id) WHERE has_own;
--> statement-breakpoint
-- The raw materials are locked before their documents are read: of two that change documents of one at the same time, the second reads what the
-- first has written.
CREATE OR REPLACE FUNCTION summarise_documents(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM raw_materials WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO document_summaries AS kept
      (material_id, is_missing, good_until, has_own, company_id, has_data_from_documents, has_cmr, is_nano)
    SELECT m.id, COALESCE(bool_or(place.is_missing), false), min(place.good_until),
      EXISTS (SELECT FROM documents own WHERE own.material_id = m.id AND own.organisation_id IS NOT NULL),
      m.creator_company_id, m.data_from_docs, m.ima_cmr = 2, m.nano = 1
    FROM raw_materials m
    LEFT JOIN LATERAL (
      SELECT there.kind IS NULL AS is_missing, there.good_until
      FROM unnest(required_folders(m.vrsta)) AS needed (kind)
      FULL JOIN (
        SELECT held.kind, CASE WHEN bool_or(held.expires_on IS NULL) THEN NULL ELSE max(held.expires_on) END AS good_until
        FROM documents held WHERE held.material_id = m.id AND held.organisation_id IS NULL GROUP BY held.kind
      ) there ON there.kind = needed.kind
      LEFT JOIN document_folders folder ON folder.material_id = m.id AND folder.kind = COALESCE(needed.kind, there.kind)
      WHERE folder.is_active IS NOT FALSE
    ) place ON true
    WHERE m.id = ANY (ids)
    GROUP BY m.id
    ORDER BY m.id
  ON CONFLICT (material_id) DO UPDATE
    SET is_missing = excluded.is_missing, good_until = excluded.good_until, has_own = excluded.has_own, company_id = excluded.company_id,
      has_data_from_documents = excluded.has_data_from_documents, has_cmr = excluded.has_cmr, is_nano = excluded.is_nano
    WHERE (kept.is_missing, kept.good_until, kept.has_own, kept.company_id, kept.has_data_from_documents, kept.has_cmr, kept.is_nano)
      IS DISTINCT FROM (excluded.is_missing, excluded.good_until, excluded.has_own, excluded.company_id, excluded.has_data_from_documents,
        excluded.has_cmr, excluded.is_nano);
END
$$;
--> statement-breakpoint
DROP TRIGGER summarise_materials_of_another_type ON raw_materials;
--> statement-breakpoint
CREATE TRIGGER summarise_changed_materials AFTER UPDATE OF vrsta, creator_company_id, data_from_docs, ima_cmr, nano ON raw_materials
  FOR EACH ROW WHEN ((OLD.vrsta, OLD.creator_company_id, OLD.data_from_docs, OLD.ima_cmr, OLD.nano)
    IS DISTINCT FROM (NEW.vrsta, NEW.creator_company_id, NEW.data_from_docs, NEW.ima_cmr, NEW.nano))
  EXECUTE FUNCTION summarise_changed_materials();
--> statement-breakpoint
CREATE TABLE material_counts (
  company_id text NOT NULL,
  is_missing boolean NOT NULL,
  good_until date NOT NULL,
  has_data_from_documents boolean NOT NULL,
  has_cmr boolean NOT NULL,
  is_nano boolean NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (company_id, is_missing, good_until, has_data_from_documents, has_cmr, is_nano)
);
--> statement-breakpoint
CREATE FUNCTION count_materials() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO material_counts AS kept
      SELECT company_id, is_missing, COALESCE(good_until, 'infinity'), has_data_from_documents, has_cmr, is_nano, -count(*)
        FROM gone WHERE NOT has_own GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
      ON CONFLICT (company_id, is_missing, good_until, has_data_from_documents, has_cmr, is_nano)
      DO UPDATE SET count = kept.count + excluded.count;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO material_counts AS kept
      SELECT company_id, is_missing, COALESCE(good_until, 'infinity'), has_data_from_documents, has_cmr, is_nano, count(*)
        FROM come WHERE NOT has_own GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
      ON CONFLICT (company_id, is_missing, good_until, has_data_from_documents, has_cmr, is_nano)
      DO UPDATE SET count = kept.count + excluded.count;
  END IF;
  -- A day that no raw material ends on any more would stay for good.
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM material_counts kept USING gone
      WHERE kept.count = 0 AND kept.company_id = gone.company_id AND kept.good_until = COALESCE(gone.good_until, 'infinity');
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_inserted_materials AFTER INSERT ON document_summaries
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_materials();
--> statement-breakpoint
CREATE TRIGGER count_updated_materials AFTER UPDATE ON document_summaries
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_materials();
--> statement-breakpoint
CREATE TRIGGER count_deleted_materials AFTER DELETE ON document_summaries
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_materials();
--> statement-breakpoint
INSERT INTO material_counts
  SELECT company_id, is_missing, COALESCE(good_until, 'infinity'), has_data_from_documents, has_cmr, is_nano, count(*)
    FROM document_summaries WHERE NOT has_own GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
-- What the dashboard asks of the product information files: their kinds without their rows, the newest of each event, and who waits the longest.
CREATE INDEX pifs_counted ON pifs (company_id, stage, conclusion);
--> statement-breakpoint
CREATE INDEX pifs_by_created ON pifs (created_at);
--> statement-breakpoint
CREATE INDEX pifs_by_submitted ON pifs (submitted_at);
--> statement-breakpoint
CREATE INDEX pifs_by_assessed ON pifs (assessed_at);
--> migration 0161_document_ends 1795374161000
-- The common documents that end and that settle when their folder is good until: none of the same folder is good for longer, and the folder is in
-- use; and the companies that have the raw material in their catalogues. The list of what expires counts and orders by them without looking at other
-- documents and catalogues. Kept by triggers. Raw materials with documents of an organisation's own have none here, because what outlasts a document
-- of theirs depends on the reader.
CREATE TABLE document_ends (
  document_id text PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
  material_id text NOT NULL REFERENCES raw_materials (id) ON DELETE CASCADE,
  expires_on date NOT NULL,
  company_ids text[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX document_ends_by_day ON document_ends (expires_on);
--> statement-breakpoint
CREATE INDEX document_ends_of_material ON document_ends (material_id);
--> statement-breakpoint
-- The raw materials are locked first: of two that change documents or catalogues at the same time, the second reads what the first has written.
CREATE FUNCTION find_document_ends(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM raw_materials WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM document_ends WHERE material_id = ANY (ids);
  INSERT INTO document_ends
    SELECT held.id, held.material_id, held.expires_on, ARRAY(SELECT company_id FROM raw_material_links link WHERE link.material_id = m.id)
    FROM raw_materials m
    JOIN documents held ON held.material_id = m.id
    JOIN document_summaries summary ON summary.material_id = m.id AND NOT summary.has_own
    LEFT JOIN document_folders folder ON folder.material_id = m.id AND folder.kind = held.kind
    WHERE m.id = ANY (ids) AND held.expires_on IS NOT NULL AND folder.is_active IS NOT FALSE
      AND NOT EXISTS (SELECT FROM documents other WHERE other.material_id = m.id AND other.kind = held.kind
        AND (other.expires_on IS NULL OR other.expires_on > held.expires_on));
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION summarise_changed_documents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    ids := ARRAY(SELECT DISTINCT material_id FROM come);
  ELSIF TG_OP = 'DELETE' THEN
    ids := ARRAY(SELECT DISTINCT material_id FROM gone);
  ELSE
    ids := ARRAY(SELECT material_id FROM gone UNION SELECT material_id FROM come);
  END IF;
  PERFORM summarise_documents(ids);
  PERFORM find_document_ends(ids);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION find_ends_of_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM find_document_ends(ARRAY(SELECT DISTINCT material_id FROM changed));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER find_ends_of_added_links AFTER INSERT ON raw_material_links
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION find_ends_of_catalogue();
--> statement-breakpoint
CREATE TRIGGER find_ends_of_removed_links AFTER DELETE ON raw_material_links
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION find_ends_of_catalogue();
--> statement-breakpoint
SELECT find_document_ends(ARRAY(SELECT id FROM raw_materials));
--> statement-breakpoint
-- The files of product information files that end, by their day.
CREATE INDEX pif_files_that_end ON pif_files (expires_on) WHERE expires_on IS NOT NULL;
--> migration 0162_search_by_company 1795374162000
-- What a search reads of labels, apart from their wide rows: of a search for a word of a company's labels the index yields those of the company alone,
-- and twenty rows lie on a page instead of three. Kept by triggers.
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE TABLE label_search_texts (
  label_id text PRIMARY KEY REFERENCES labels (id) ON DELETE CASCADE,
  company_id text NOT NULL,
  status smallint NOT NULL,
  is_active boolean NOT NULL,
  is_archived boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  result_changed_at timestamptz(3) NOT NULL,
  search_text text NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION keep_search_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO label_search_texts
    SELECT id, company_id, status, is_active, is_archived, created_at, result_changed_at, search_text FROM come
    ORDER BY id
  ON CONFLICT (label_id) DO UPDATE SET company_id = excluded.company_id, status = excluded.status, is_active = excluded.is_active,
    is_archived = excluded.is_archived, created_at = excluded.created_at, result_changed_at = excluded.result_changed_at,
    search_text = excluded.search_text
  WHERE label_search_texts.* IS DISTINCT FROM excluded.*;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_search_texts_of_new AFTER INSERT ON labels
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_search_texts();
--> statement-breakpoint
CREATE TRIGGER keep_search_texts_of_changed AFTER UPDATE ON labels
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_search_texts();
--> statement-breakpoint
INSERT INTO label_search_texts
  SELECT id, company_id, status, is_active, is_archived, created_at, result_changed_at, search_text FROM labels;
--> statement-breakpoint
DROP INDEX labels_search;
--> statement-breakpoint
-- New entries wait in a list that every search reads from start to end. At the usual 4 MB a search took 100 ms longer; at 128 KB it takes 5.
CREATE INDEX label_search_texts_of_company ON label_search_texts USING gin (company_id, search_text gin_trgm_ops)
  WITH (gin_pending_list_limit = 128);
--> statement-breakpoint
CREATE INDEX label_search_texts_by_created ON label_search_texts (created_at, label_id);
--> statement-breakpoint
CREATE INDEX label_search_texts_by_result ON label_search_texts (result_changed_at, label_id);
--> statement-breakpoint
-- The companies that have a raw material in their catalogues, so that a list finds what they see without reading all links of all companies. Kept by
-- the triggers on the links that find the ends of documents too.
ALTER TABLE raw_materials ADD COLUMN catalogue_ids text[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
UPDATE raw_materials SET catalogue_ids = ARRAY(SELECT company_id FROM raw_material_links WHERE material_id = raw_materials.id ORDER BY 1);
--> statement-breakpoint
CREATE INDEX raw_materials_of_catalogue ON raw_materials USING gin (catalogue_ids);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION find_ends_of_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids text[] := ARRAY(SELECT DISTINCT material_id FROM changed);
BEGIN
  PERFORM FROM raw_materials WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE raw_materials SET catalogue_ids = ARRAY(SELECT company_id FROM raw_material_links WHERE material_id = raw_materials.id ORDER BY 1)
    WHERE id = ANY (ids);
  PERFORM find_document_ends(ids);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- How many raw materials are in the catalogue of a company, for the list of companies. Kept by triggers.
CREATE TABLE catalogue_counts (
  company_id text PRIMARY KEY,
  count integer NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION count_catalogues() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_counts AS kept
    SELECT company_id, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END FROM changed GROUP BY 1 ORDER BY 1
  ON CONFLICT (company_id) DO UPDATE SET count = kept.count + excluded.count;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_added_links AFTER INSERT ON raw_material_links
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogues();
--> statement-breakpoint
CREATE TRIGGER count_removed_links AFTER DELETE ON raw_material_links
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogues();
--> statement-breakpoint
INSERT INTO catalogue_counts SELECT company_id, count(*) FROM raw_material_links GROUP BY 1;
