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
