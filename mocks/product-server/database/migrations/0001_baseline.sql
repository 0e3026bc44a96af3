CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Tokens with which tools of a person query the product in the person's name. Kept as hashes only.
CREATE TABLE access_tokens (
  id text NOT NULL,
  user_id text NOT NULL,
  name text NOT NULL,
  -- SHA-256 of the token, in hexadecimal.
  hash text NOT NULL,
  is_read_only boolean NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  last_used_at timestamp(3) with time zone,
  CONSTRAINT access_tokens_hash_key UNIQUE (hash),
  CONSTRAINT access_tokens_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE annex_rows (
  annex text NOT NULL,
  reference text NOT NULL,
  occurrence smallint NOT NULL,
  "position" integer NOT NULL,
  substance text NOT NULL,
  names text[] NOT NULL,
  cas_numbers text NOT NULL,
  product_types text NOT NULL,
  maximum text NOT NULL,
  other_conditions text NOT NULL,
  warnings text NOT NULL,
  regulation text NOT NULL,
  keys text[] NOT NULL,
  cmr text DEFAULT ''::text NOT NULL,
  ec_numbers text DEFAULT ''::text NOT NULL,
  CONSTRAINT annex_rows_annex_check CHECK ((annex = ANY (ARRAY['II'::text, 'III'::text, 'IV'::text, 'V'::text, 'VI'::text]))),
  CONSTRAINT annex_rows_pkey PRIMARY KEY (annex, reference, occurrence)
);
--> statement-breakpoint
-- What staff state of themselves as safety assessors, with the proof of their qualification.
CREATE TABLE assessor_profiles (
  user_id text NOT NULL,
  version integer NOT NULL,
  title text,
  address text,
  qualification text,
  valid_until date,
  proof jsonb,
  -- Of the proof in the store of documents.
  proof_file text,
  changed_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT assessor_profiles_pkey PRIMARY KEY (user_id),
  CONSTRAINT assessor_profiles_proof_file_key UNIQUE (proof_file)
);
--> statement-breakpoint
-- What was deleted, with all that is needed to put it back: documents and raw materials, for 30 days.
CREATE TABLE bin_items (
  id text NOT NULL,
  kind text NOT NULL,
  -- The raw material, or that of the document. Not a reference: it may be gone.
  material_id text NOT NULL,
  name text NOT NULL,
  material_name text NOT NULL,
  -- Whose it is: this organisation and administrators put it back.
  organisation_id text NOT NULL,
  -- Who of them saw the raw material.
  is_global boolean NOT NULL,
  company_ids text[] NOT NULL,
  content jsonb NOT NULL,
  files text[] NOT NULL,
  deleted_at timestamp(3) with time zone NOT NULL,
  deleted_by text NOT NULL,
  CONSTRAINT bin_items_kind_check CHECK ((kind = ANY (ARRAY['dokument'::text, 'sirovina'::text]))),
  CONSTRAINT bin_items_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
-- How many raw materials are in the catalogue of a company, for the list of companies. Kept by triggers.
CREATE TABLE catalogue_counts (
  company_id text NOT NULL,
  count integer NOT NULL,
  CONSTRAINT catalogue_counts_pkey PRIMARY KEY (company_id)
);
--> statement-breakpoint
CREATE TABLE checked_lists (
  id text NOT NULL,
  owner_id text NOT NULL,
  checked_by text NOT NULL,
  name text NOT NULL,
  text text NOT NULL,
  category text,
  product_use text,
  is_for_under_three boolean,
  is_for_intimate_use boolean,
  is_inhalable boolean,
  status smallint NOT NULL,
  recognised integer NOT NULL,
  total integer NOT NULL,
  error_count integer NOT NULL,
  warning_count integer NOT NULL,
  info_count integer NOT NULL,
  checked_at timestamp(3) with time zone NOT NULL,
  search_text text NOT NULL,
  CONSTRAINT checked_lists_product_use_check CHECK ((product_use = ANY (ARRAY['leave-on'::text, 'rinse-off'::text]))),
  CONSTRAINT checked_lists_status_check CHECK (((status >= 1) AND (status <= 3))),
  CONSTRAINT checked_lists_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE companies (
  id text NOT NULL,
  organisation_id text NOT NULL,
  name text NOT NULL,
  email text,
  logo text,
  created_by text,
  version integer DEFAULT 1 NOT NULL,
  address text,
  phone text,
  registration_number text,
  tax_number text,
  contact text,
  is_archived boolean DEFAULT false NOT NULL,
  changed_at timestamp(3) with time zone DEFAULT '2024-01-01 00:00:00+00'::timestamp with time zone NOT NULL,
  -- In which language a company is asked for documents.
  language text DEFAULT 'sr'::text NOT NULL,
  CONSTRAINT companies_language_check CHECK ((language = ANY (ARRAY['sr'::text, 'en'::text]))),
  CONSTRAINT companies_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
-- The common documents that end and that settle when their folder is good until: none of the same folder is good for
-- longer, and the folder is in use; and the companies that have the raw material in their catalogues. The list of
-- what expires counts and orders by them without looking at other documents and catalogues. Kept by triggers. Raw
-- materials with documents of an organisation's own have none here, because what outlasts a document of theirs
-- depends on the reader.
CREATE TABLE document_ends (
  document_id text NOT NULL,
  material_id text NOT NULL,
  expires_on date NOT NULL,
  company_ids text[] NOT NULL,
  CONSTRAINT document_ends_pkey PRIMARY KEY (document_id)
);
--> statement-breakpoint
CREATE TABLE document_folders (
  material_id text NOT NULL,
  kind text NOT NULL,
  is_active boolean NOT NULL,
  CONSTRAINT document_folders_kind_check CHECK ((kind = ANY (ARRAY['sds'::text, 'tds'::text, 'coa'::text, 'sastav'::text, 'mikrobiologija'::text, 'necistoce'::text, 'alergeni'::text, 'ifra'::text]))),
  CONSTRAINT document_folders_pkey PRIMARY KEY (material_id, kind)
);
--> statement-breakpoint
-- What the common documents of a raw material say, so that lists filter and count by it without looking at every
-- folder: whether a folder that its type needs is empty, and the first day on which the documents of a folder end.
-- Kept by triggers. What an organisation keeps beside the common documents is different for each reader, so such raw
-- materials are only marked.
CREATE TABLE document_summaries (
  material_id text NOT NULL,
  is_missing boolean NOT NULL,
  good_until date,
  has_own boolean NOT NULL,
  -- How many raw materials a company has by what the dashboard tells of them, so that it adds up some hundred rows
  -- instead of reading every raw material. Kept by triggers on document_summaries, which for this holds the values of
  -- the raw material itself too. A state depends on the day, so the day is a part of the key; infinity is none. Raw
  -- materials with documents of an organisation's own are not counted: each reader sees another state of them, and
  -- they are few.
  company_id text NOT NULL,
  has_data_from_documents boolean NOT NULL,
  has_cmr boolean NOT NULL,
  is_nano boolean NOT NULL,
  CONSTRAINT document_summaries_pkey PRIMARY KEY (material_id)
);
--> statement-breakpoint
-- Earlier versions of documents: what a new version has replaced stays readable as long as the document does.
CREATE TABLE document_versions (
  id text NOT NULL,
  document_id text NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL,
  file text NOT NULL,
  added_at timestamp(3) with time zone NOT NULL,
  added_by text NOT NULL,
  expires_on date,
  replaced_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT document_versions_file_key UNIQUE (file),
  CONSTRAINT document_versions_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE documents (
  id text NOT NULL,
  material_id text NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL,
  file text NOT NULL,
  added_at timestamp(3) with time zone NOT NULL,
  added_by text NOT NULL,
  expires_on date,
  -- Documents that an organisation keeps beside the common ones of another's raw material: only that organisation
  -- sees them. Null: common ones.
  organisation_id text,
  -- Whether whoever sent a document found scripts, launch actions or embedded files in it. Documents from before were
  -- not examined.
  has_active_content boolean DEFAULT false NOT NULL,
  CONSTRAINT documents_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 150))),
  CONSTRAINT documents_file_key UNIQUE (file),
  CONSTRAINT documents_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
-- Who changed what of a product information file, a label or a raw material, and when. Written with the change;
-- events are never changed.
CREATE TABLE events (
  id text NOT NULL,
  subject text NOT NULL,
  -- Not a reference: what happened stays known when the subject is deleted.
  subject_id text NOT NULL,
  happened_at timestamp(3) with time zone NOT NULL,
  -- Null: the service itself, such as a recheck after a change of the law.
  person_id text,
  kind text NOT NULL,
  section text,
  -- Fields with their values before and after, by the names of the service.
  changes jsonb NOT NULL,
  note text,
  -- For staff alone.
  is_internal boolean DEFAULT false NOT NULL,
  -- For those who work for this company alone; null for everybody who sees the subject.
  company_id text,
  -- Events that one organisation alone reads; null: whoever sees the subject.
  organisation_id text,
  CONSTRAINT events_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
-- Imports of formulas from spreadsheets, each with its rows and their raw materials. One that is applied keeps its
-- file for the formula.
CREATE TABLE formula_imports (
  id text NOT NULL,
  user_id text NOT NULL,
  company_id text NOT NULL,
  name text NOT NULL,
  columns text[] NOT NULL,
  unknown_columns text[] NOT NULL,
  scale text NOT NULL,
  total jsonb,
  left_out_lines integer[] NOT NULL,
  rows jsonb NOT NULL,
  prepared_at timestamp(3) with time zone NOT NULL,
  formula_id text,
  media_type text,
  size integer,
  file text,
  CONSTRAINT formula_imports_check CHECK ((((file IS NULL) = (media_type IS NULL)) AND ((file IS NULL) = (size IS NULL)))),
  CONSTRAINT formula_imports_media_type_check CHECK ((media_type = ANY (ARRAY['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'::text, 'text/csv'::text]))),
  CONSTRAINT formula_imports_scale_check CHECK ((scale = ANY (ARRAY['procenat'::text, 'udeli'::text, 'drugiZbir'::text]))),
  CONSTRAINT formula_imports_file_key UNIQUE (file),
  CONSTRAINT formula_imports_formula_id_key UNIQUE (formula_id),
  CONSTRAINT formula_imports_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
-- The raw materials of the current revision of each formula.
CREATE TABLE formula_materials (
  formula_id text NOT NULL,
  material_id text NOT NULL,
  CONSTRAINT formula_materials_pkey PRIMARY KEY (formula_id, material_id)
);
--> statement-breakpoint
CREATE TABLE formula_recheck_changes (
  recheck_id text NOT NULL,
  formula_id text NOT NULL,
  status_before smallint NOT NULL,
  status_after smallint NOT NULL,
  appeared jsonb NOT NULL,
  gone jsonb NOT NULL,
  CONSTRAINT formula_recheck_changes_status_after_check CHECK (((status_after >= 1) AND (status_after <= 3))),
  CONSTRAINT formula_recheck_changes_status_before_check CHECK (((status_before >= 1) AND (status_before <= 3))),
  CONSTRAINT formula_recheck_changes_pkey PRIMARY KEY (recheck_id, formula_id)
);
--> statement-breakpoint
-- What stands out about formulas by the law in force, so that a run after a change can say before and after. `basis`
-- counts what changed of the formula itself: its revision, its raw materials, overrides and perfumes. A result of
-- another basis says nothing about a change of the law.
CREATE TABLE formula_results (
  formula_id text NOT NULL,
  basis integer DEFAULT 1 NOT NULL,
  -- The basis of the result; null: never judged.
  checked_basis integer,
  checked_with text,
  status smallint,
  findings jsonb,
  CONSTRAINT formula_results_status_check CHECK (((status >= 1) AND (status <= 3))),
  CONSTRAINT formula_results_pkey PRIMARY KEY (formula_id)
);
--> statement-breakpoint
CREATE TABLE formula_revisions (
  formula_id text NOT NULL,
  number integer NOT NULL,
  name text NOT NULL,
  code text NOT NULL,
  note text NOT NULL,
  category text,
  product_use text,
  is_for_under_three boolean,
  is_for_intimate_use boolean,
  is_inhalable boolean,
  lines jsonb NOT NULL,
  saved_by text NOT NULL,
  saved_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT formula_revisions_product_use_check CHECK ((product_use = ANY (ARRAY['leave-on'::text, 'rinse-off'::text]))),
  CONSTRAINT formula_revisions_pkey PRIMARY KEY (formula_id, number)
);
--> statement-breakpoint
CREATE TABLE formulas (
  id text NOT NULL,
  slug text NOT NULL,
  company_id text NOT NULL,
  -- Number of the current revision.
  revision integer NOT NULL,
  name text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  search_text text NOT NULL,
  CONSTRAINT formulas_pkey PRIMARY KEY (id),
  CONSTRAINT formulas_slug_key UNIQUE (slug)
);
--> statement-breakpoint
CREATE TABLE fragrance_imports (
  id text NOT NULL,
  user_id text NOT NULL,
  organisation_id text NOT NULL,
  name text NOT NULL,
  unknown_columns text[] NOT NULL,
  rows jsonb NOT NULL,
  prepared_at timestamp(3) with time zone NOT NULL,
  applied_at timestamp(3) with time zone,
  CONSTRAINT fragrance_imports_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE fragrance_materials (
  id text NOT NULL,
  organisation_id text NOT NULL,
  name text NOT NULL,
  code text,
  supplier text,
  kind text NOT NULL,
  raw_material_id text,
  statement_date text,
  allergens jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL,
  search_text text NOT NULL,
  CONSTRAINT fragrance_materials_kind_check CHECK ((kind = ANY (ARRAY['PARFUM'::text, 'AROMA'::text]))),
  CONSTRAINT fragrance_materials_name_check CHECK ((name <> ''::text)),
  CONSTRAINT fragrance_materials_organisation_id_name_key UNIQUE (organisation_id, name),
  CONSTRAINT fragrance_materials_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE given_companies (
  user_id text NOT NULL,
  company_id text NOT NULL,
  CONSTRAINT given_companies_pkey PRIMARY KEY (user_id, company_id)
);
--> statement-breakpoint
CREATE TABLE ifra_certificates (
  id text NOT NULL,
  fragrance_id text NOT NULL,
  amendment integer NOT NULL,
  issued_on text,
  rows jsonb NOT NULL,
  CONSTRAINT ifra_certificates_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
-- An import builds its successor beside it, LIKE ingredients INCLUDING ALL, and the two change names. So nothing may
-- refer to this table by a foreign key, and a later change of it has to reach the tables of imports that wait to be
-- applied, or drop them.
CREATE TABLE ingredients (
  id text NOT NULL,
  cosing_reference text,
  inci text NOT NULL,
  cas text[] NOT NULL,
  ec text[] NOT NULL,
  synonyms text[] NOT NULL,
  functions text[] NOT NULL,
  description text,
  is_withdrawn boolean NOT NULL,
  source text NOT NULL,
  refreshed_at timestamp(3) with time zone NOT NULL,
  published jsonb,
  name_key text NOT NULL,
  sort_name text NOT NULL COLLATE pg_catalog."C",
  search_text text NOT NULL,
  restriction text,
  CONSTRAINT ingredients_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
-- Links that show a signed version to an inspector without an account. Of the token there is only its SHA-256.
CREATE TABLE inspection_links (
  id text NOT NULL,
  pif_id text NOT NULL,
  version integer NOT NULL,
  token_hash text NOT NULL,
  -- Whom it is for and why, as the inspector sees it.
  purpose text NOT NULL,
  created_by text NOT NULL,
  -- As it was when the link was made: it stands on what the inspector sees.
  creator_name text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  ends_at timestamp(3) with time zone NOT NULL,
  revoked_at timestamp(3) with time zone,
  revoker_name text,
  CONSTRAINT inspection_links_pkey PRIMARY KEY (id),
  CONSTRAINT inspection_links_token_hash_key UNIQUE (token_hash)
);
--> statement-breakpoint
CREATE TABLE inspection_openings (
  id bigint NOT NULL,
  link_id text NOT NULL,
  opened_at timestamp(3) with time zone NOT NULL,
  -- The visitor's network, without the part that names one machine.
  network text NOT NULL,
  subject text NOT NULL,
  -- Of a file.
  file_name text,
  CONSTRAINT inspection_openings_subject_check CHECK ((subject = ANY (ARRAY['PAGE'::text, 'PDF'::text, 'FILE'::text]))),
  CONSTRAINT inspection_openings_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
ALTER TABLE inspection_openings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY ( SEQUENCE NAME inspection_openings_id_seq START WITH 1 INCREMENT BY 1 NO MINVALUE NO MAXVALUE CACHE 1 );
--> statement-breakpoint
CREATE TABLE knowledge_import_changes (
  import_id text NOT NULL,
  kind text NOT NULL,
  "position" integer NOT NULL,
  line integer,
  name text NOT NULL,
  fields jsonb NOT NULL,
  reasons text[] NOT NULL,
  CONSTRAINT knowledge_import_changes_kind_check CHECK ((kind = ANY (ARRAY['dodato'::text, 'izmenjeno'::text, 'povuceno'::text, 'sumnjivo'::text, 'preskoceno'::text]))),
  CONSTRAINT knowledge_import_changes_pkey PRIMARY KEY (import_id, kind, "position")
);
--> statement-breakpoint
CREATE TABLE knowledge_imports (
  id text NOT NULL,
  number bigserial NOT NULL,
  name text NOT NULL,
  content text,
  state text NOT NULL,
  rows_done integer NOT NULL,
  row_count integer,
  base_version integer,
  source text,
  counts jsonb NOT NULL,
  problems jsonb NOT NULL,
  problem_count integer NOT NULL,
  started_at timestamp(3) with time zone NOT NULL,
  applied_at timestamp(3) with time zone,
  dated_on text,
  -- The part as it was before an import, kept with its data until the next import of the part. A later change of
  -- `ingredients` or `annex_rows` has to reach the tables ingredients_before_… and annex_rows_before_… of imports
  -- that can be taken back, or drop them and clear `before_part`.
  withdraws_much boolean DEFAULT false NOT NULL,
  before_part jsonb,
  -- Whose import it is: seen and cancelled by this organisation and administrators; null: of before, for
  -- administrators alone.
  organisation_id text,
  CONSTRAINT knowledge_imports_dated_on_check CHECK ((dated_on ~ '^\d{4}-\d{2}-\d{2}$'::text)),
  CONSTRAINT knowledge_imports_state_check CHECK ((state = ANY (ARRAY['citanje'::text, 'spremno'::text, 'primenjeno'::text, 'neuspelo'::text, 'vraceno'::text]))),
  CONSTRAINT knowledge_imports_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE knowledge_parts (
  part text NOT NULL,
  version integer NOT NULL,
  source text NOT NULL,
  is_imported boolean NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL,
  dated_on text,
  CONSTRAINT knowledge_parts_dated_on_check CHECK ((dated_on ~ '^\d{4}-\d{2}-\d{2}$'::text)),
  CONSTRAINT knowledge_parts_part_check CHECK ((part = ANY (ARRAY['inventar'::text, 'aneksII'::text, 'aneksIII'::text, 'aneksIV'::text, 'aneksV'::text, 'aneksVI'::text]))),
  CONSTRAINT knowledge_parts_pkey PRIMARY KEY (part)
);
--> statement-breakpoint
CREATE TABLE label_counts (
  company_id text NOT NULL,
  status smallint NOT NULL,
  is_active boolean NOT NULL,
  is_archived boolean NOT NULL,
  count integer NOT NULL,
  CONSTRAINT label_counts_pkey PRIMARY KEY (company_id, status, is_active, is_archived)
);
--> statement-breakpoint
CREATE TABLE label_photos (
  name text NOT NULL,
  user_id text NOT NULL,
  sent_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT label_photos_pkey PRIMARY KEY (name)
);
--> statement-breakpoint
CREATE TABLE label_recheck_changes (
  recheck_id text NOT NULL,
  label_id text NOT NULL,
  status_before smallint NOT NULL,
  status_after smallint NOT NULL,
  appeared jsonb NOT NULL,
  gone jsonb NOT NULL,
  -- When a run changed the result of a label, as the label says: while the two are the same, that run made its result
  -- what it is.
  result_changed_at timestamp(3) with time zone,
  CONSTRAINT label_recheck_changes_status_after_check CHECK (((status_after >= 1) AND (status_after <= 3))),
  CONSTRAINT label_recheck_changes_status_before_check CHECK (((status_before >= 1) AND (status_before <= 3))),
  CONSTRAINT label_recheck_changes_pkey PRIMARY KEY (recheck_id, label_id)
);
--> statement-breakpoint
-- A run over all labels after a change of the knowledge or of the rules, or before an import is applied, to show what
-- it would change.
CREATE TABLE label_rechecks (
  id text NOT NULL,
  number bigserial NOT NULL,
  kind text NOT NULL,
  cause text NOT NULL,
  import_id text,
  content text,
  dated_on text,
  target text NOT NULL,
  knowledge jsonb NOT NULL,
  state text NOT NULL,
  done integer NOT NULL,
  total integer NOT NULL,
  started_at timestamp(3) with time zone NOT NULL,
  finished_at timestamp(3) with time zone,
  CONSTRAINT label_rechecks_cause_check CHECK ((cause = ANY (ARRAY['uvoz'::text, 'povracaj'::text, 'znanje'::text, 'pravila'::text, 'rok'::text]))),
  CONSTRAINT label_rechecks_kind_check CHECK ((kind = ANY (ARRAY['primena'::text, 'pregled'::text]))),
  CONSTRAINT label_rechecks_state_check CHECK ((state = ANY (ARRAY['radi'::text, 'gotovo'::text, 'zamenjeno'::text, 'neuspelo'::text]))),
  CONSTRAINT label_rechecks_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
-- Which allergens the labels lack, so that the list of labels to reprint is read by one index. Name, company and
-- archive are those of the label.
CREATE TABLE label_reprints (
  label_id text NOT NULL,
  company_id text NOT NULL,
  name text NOT NULL,
  is_archived boolean NOT NULL,
  -- The version of the rules by which it was judged; null: it has to be judged again.
  judged_with text,
  has_formula boolean DEFAULT false NOT NULL,
  missing jsonb DEFAULT '[]'::jsonb NOT NULL,
  unknown_in text[] DEFAULT '{}'::text[] NOT NULL,
  misses_on_stock boolean DEFAULT false NOT NULL,
  misses_later boolean DEFAULT false NOT NULL,
  is_known boolean DEFAULT false NOT NULL,
  -- The raw materials that its allergens come from.
  material_ids text[] DEFAULT '{}'::text[] NOT NULL,
  -- What a label lacks of fragrance allergens is judged together with its result. `basis` counts what changed of the
  -- label, its raw materials, overrides and perfumes, so that a judgement of what was before is not stored. The
  -- findings are for callers who may not read the formula.
  basis integer DEFAULT 1 NOT NULL,
  findings jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT label_reprints_pkey PRIMARY KEY (label_id)
);
--> statement-breakpoint
-- What a search reads of labels, apart from their wide rows: of a search for a word of a company's labels the index yields
-- those of the company alone, and twenty rows lie on a page instead of three. Kept by triggers.
CREATE TABLE label_search_texts (
  label_id text NOT NULL,
  company_id text NOT NULL,
  status smallint NOT NULL,
  is_active boolean NOT NULL,
  is_archived boolean NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  result_changed_at timestamp(3) with time zone NOT NULL,
  search_text text NOT NULL,
  CONSTRAINT label_search_texts_pkey PRIMARY KEY (label_id)
);
--> statement-breakpoint
CREATE TABLE label_sign_offs (
  id text NOT NULL,
  label_id text NOT NULL,
  code text NOT NULL,
  ingredient text,
  reference text NOT NULL,
  key text NOT NULL,
  reason text NOT NULL,
  signed_by text NOT NULL,
  signed_at timestamp(3) with time zone NOT NULL,
  withdrawn_by text,
  withdrawn_at timestamp(3) with time zone,
  CONSTRAINT label_sign_offs_check CHECK (((withdrawn_by IS NULL) = (withdrawn_at IS NULL))),
  CONSTRAINT label_sign_offs_key_check CHECK ((key ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT label_sign_offs_reason_check CHECK ((reason <> ''::text)),
  CONSTRAINT label_sign_offs_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE labels (
  id text NOT NULL,
  slug text NOT NULL,
  company_id text NOT NULL,
  name text NOT NULL,
  product_code text NOT NULL,
  photo text,
  ingredients text[] NOT NULL,
  status smallint NOT NULL,
  is_active boolean NOT NULL,
  is_archived boolean NOT NULL,
  label_text text NOT NULL,
  precautions text NOT NULL,
  remarks text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  result_changed_at timestamp(3) with time zone NOT NULL,
  search_text text NOT NULL,
  ingredient_text text DEFAULT ''::text NOT NULL,
  category text,
  product_use text,
  is_for_under_three boolean,
  is_for_intimate_use boolean,
  is_inhalable boolean,
  markets text[] DEFAULT '{EU,RS}'::text[] NOT NULL,
  nominal_content text,
  pao_months smallint,
  best_before text,
  is_pao_irrelevant boolean DEFAULT false NOT NULL,
  minimum_durability_months smallint,
  country_of_origin text,
  is_imported boolean,
  responsible_person text,
  batch text,
  product_function text,
  version integer DEFAULT 1 NOT NULL,
  -- What a stored result was judged with, and the findings that decided it; null is unknown, and such a label is
  -- judged again.
  checked_with text,
  findings jsonb,
  -- The range in which the pH of the product lies; null is not known.
  ph_min double precision,
  ph_max double precision,
  -- Concentrations of ingredients that are known beside the printed list.
  percentages jsonb DEFAULT '[]'::jsonb NOT NULL,
  -- The revision of the formula that a label was made from. A formula is kept while a label follows it.
  formula_id text,
  formula_revision integer,
  CONSTRAINT labels_formula_whole CHECK (((formula_id IS NULL) = (formula_revision IS NULL))),
  CONSTRAINT labels_markets_check CHECK (((cardinality(markets) > 0) AND (markets <@ '{EU,RS}'::text[]))),
  CONSTRAINT labels_minimum_durability_months_check CHECK (((minimum_durability_months >= 1) AND (minimum_durability_months <= 600))),
  CONSTRAINT labels_pao_months_check CHECK (((pao_months >= 1) AND (pao_months <= 120))),
  CONSTRAINT labels_ph_in_order CHECK ((ph_min <= ph_max)),
  CONSTRAINT labels_ph_max_check CHECK (((ph_max >= (0)::double precision) AND (ph_max <= (14)::double precision))),
  CONSTRAINT labels_ph_min_check CHECK (((ph_min >= (0)::double precision) AND (ph_min <= (14)::double precision))),
  CONSTRAINT labels_product_use_check CHECK ((product_use = ANY (ARRAY['leave-on'::text, 'rinse-off'::text]))),
  CONSTRAINT labels_status_check CHECK (((status >= 1) AND (status <= 3))),
  CONSTRAINT labels_pkey PRIMARY KEY (id),
  CONSTRAINT labels_slug_key UNIQUE (slug)
)
WITH (fillfactor='75');
--> statement-breakpoint
CREATE TABLE logins (
  id bigserial NOT NULL,
  user_id text NOT NULL,
  date timestamp(3) with time zone NOT NULL,
  ip text,
  CONSTRAINT logins_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
-- The raw materials that people of a company chose for the rows of sheets.
CREATE TABLE material_aliases (
  company_id text NOT NULL,
  key text NOT NULL,
  material_id text NOT NULL,
  chosen_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT material_aliases_pkey PRIMARY KEY (company_id, key)
);
--> statement-breakpoint
CREATE TABLE material_counts (
  company_id text NOT NULL,
  is_missing boolean NOT NULL,
  good_until date NOT NULL,
  has_data_from_documents boolean NOT NULL,
  has_cmr boolean NOT NULL,
  is_nano boolean NOT NULL,
  count integer NOT NULL,
  CONSTRAINT material_counts_pkey PRIMARY KEY (company_id, is_missing, good_until, has_data_from_documents, has_cmr, is_nano)
);
--> statement-breakpoint
-- Copies of the attachments, so that what is sent is what was attached.
CREATE TABLE message_files (
  id text NOT NULL,
  -- Null while a file was uploaded and its message not sent yet.
  message_id text,
  "position" integer DEFAULT 0 NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL,
  file text NOT NULL,
  added_by text,
  added_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT message_files_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE message_recipients (
  message_id text NOT NULL,
  "position" integer NOT NULL,
  kind text NOT NULL,
  address text NOT NULL,
  state text NOT NULL,
  -- The last answer of the mail server.
  answer text,
  answered_at timestamp(3) with time zone,
  CONSTRAINT message_recipients_kind_check CHECK ((kind = ANY (ARRAY['TO'::text, 'CC'::text, 'BCC'::text]))),
  CONSTRAINT message_recipients_state_check CHECK ((state = ANY (ARRAY['QUEUED'::text, 'ACCEPTED'::text, 'FAILED'::text, 'CANCELLED'::text]))),
  CONSTRAINT message_recipients_pkey PRIMARY KEY (message_id, "position")
);
--> statement-breakpoint
-- Messages that people send, and notices. Stored before the first try, so that a kill loses none.
CREATE TABLE messages (
  id text NOT NULL,
  number bigserial NOT NULL,
  -- Null for a notice that nobody wrote.
  sender_id text,
  from_name text NOT NULL,
  reply_to text,
  -- What the form made once, and the SHA-256 of what came with it.
  request_key text,
  request_hash text,
  subject text NOT NULL,
  body text NOT NULL,
  -- Message-ID of every try: RFC 5322, section 3.6.4.
  mime_id text NOT NULL,
  state text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  -- When it was put into the outbox, by its sender or by a retry.
  queued_at timestamp(3) with time zone NOT NULL,
  next_attempt_at timestamp(3) with time zone NOT NULL,
  lease_until timestamp(3) with time zone,
  -- Who put a message into the outbox last: its sender, or somebody who retried it. It counts in that person's
  -- messages of an hour.
  queued_by text,
  -- How a message left: one that was written into the folder of a service without a mail server reached nobody,
  -- whatever is set later.
  way text,
  CONSTRAINT messages_state_check CHECK ((state = ANY (ARRAY['QUEUED'::text, 'SENDING'::text, 'ACCEPTED'::text, 'PARTLY'::text, 'FAILED'::text, 'CANCELLED'::text]))),
  CONSTRAINT messages_way_check CHECK ((way = ANY (ARRAY['SMTP'::text, 'FOLDER'::text]))),
  CONSTRAINT messages_mime_id_key UNIQUE (mime_id),
  CONSTRAINT messages_pkey PRIMARY KEY (id),
  CONSTRAINT messages_sender_id_request_key_key UNIQUE (sender_id, request_key)
);
--> statement-breakpoint
-- Of what people are told by e-mail. Somebody without a row has chosen nothing.
CREATE TABLE notification_settings (
  user_id text NOT NULL,
  version integer NOT NULL,
  submitted boolean NOT NULL,
  returned boolean NOT NULL,
  concluded boolean NOT NULL,
  signed boolean NOT NULL,
  -- One message a week about documents that expire soon. `week_told` is the Monday of the week for which a person was
  -- looked after.
  expiring boolean DEFAULT false NOT NULL,
  week_told date,
  CONSTRAINT notification_settings_pkey PRIMARY KEY (user_id)
);
--> statement-breakpoint
CREATE TABLE organisations (
  id text NOT NULL,
  name text NOT NULL,
  CONSTRAINT organisations_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
-- Comments on product information files; one without a section is about the whole file.
CREATE TABLE pif_comments (
  id text NOT NULL,
  pif_id text NOT NULL,
  section text,
  -- The row of the section that it is about.
  anchor text,
  text text NOT NULL,
  -- It has to be resolved before the product is called safe.
  is_required boolean NOT NULL,
  -- For staff alone.
  is_internal boolean NOT NULL,
  author_id text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  resolved_by text,
  resolved_at timestamp(3) with time zone,
  CONSTRAINT pif_comments_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
-- Files of product information files, each in a slot of a section. How many a slot takes stands in domain/pif.
CREATE TABLE pif_files (
  id text NOT NULL,
  pif_id text NOT NULL,
  slot text NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL,
  sha256 text NOT NULL,
  -- A PDF with scripts, launch actions or embedded files.
  has_active_content boolean NOT NULL,
  file text NOT NULL,
  added_by text NOT NULL,
  added_at timestamp(3) with time zone NOT NULL,
  expires_on date,
  -- Of two people who rename a file or set its expiry at the same time, the second is told.
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT pif_files_file_key UNIQUE (file),
  CONSTRAINT pif_files_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
-- What people note about something that a product information file must hold. What must be there is computed and is
-- not kept.
CREATE TABLE pif_requirements (
  pif_id text NOT NULL,
  -- Of the requirement, such as 'DESCRIPTION.category'. One that no longer exists keeps its note, in case its raw
  -- material comes back.
  key text NOT NULL,
  version integer NOT NULL,
  owner text,
  due_on date,
  asked_on date,
  note text,
  -- Why it is not needed.
  waived_because text,
  changed_by text NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT pif_requirements_pkey PRIMARY KEY (pif_id, key)
);
--> statement-breakpoint
CREATE TABLE pif_sections (
  pif_id text NOT NULL,
  section text NOT NULL,
  -- Each section has its own version, so that two people can fill in two sections at the same time.
  version integer NOT NULL,
  content jsonb NOT NULL,
  changed_by text,
  changed_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT pif_sections_section_check CHECK ((section = ANY (ARRAY['DESCRIPTION'::text, 'MANUFACTURING'::text, 'CLAIMS'::text, 'ANIMAL_TESTING'::text, 'PART_A'::text, 'PART_B'::text]))),
  CONSTRAINT pif_sections_pkey PRIMARY KEY (pif_id, section)
);
--> statement-breakpoint
-- What was signed, one version for each revision of a product information file. A file of which there is one is never
-- deleted.
CREATE TABLE pif_versions (
  pif_id text NOT NULL,
  number integer NOT NULL,
  conclusion text NOT NULL,
  -- SHA-256 of the snapshot, which is canonical JSON (RFC 8785).
  hash text NOT NULL,
  -- Not jsonb, which would not keep the order of names: the text itself is what was hashed.
  snapshot text NOT NULL,
  pdf_file text NOT NULL,
  pdf_sha256 text NOT NULL,
  pdf_size integer NOT NULL,
  signed_by text NOT NULL,
  -- As it was when the version was signed.
  signer_name text NOT NULL,
  signed_at timestamp(3) with time zone NOT NULL,
  -- The electronic signature in the PDF of a version: whose certificate, and when. Nothing of it where the PDF has
  -- none.
  certificate_subject text,
  pdf_signed_at timestamp(3) with time zone,
  CONSTRAINT pif_versions_signature_is_whole CHECK (((certificate_subject IS NULL) = (pdf_signed_at IS NULL))),
  CONSTRAINT pif_versions_pdf_file_key UNIQUE (pdf_file),
  CONSTRAINT pif_versions_pkey PRIMARY KEY (pif_id, number)
);
--> statement-breakpoint
CREATE TABLE pifs (
  id text NOT NULL,
  slug text NOT NULL,
  company_id text NOT NULL,
  label_id text,
  name text NOT NULL,
  conclusion text NOT NULL,
  assessor text,
  created_at timestamp(3) with time zone NOT NULL,
  submitted_at timestamp(3) with time zone,
  assessed_at timestamp(3) with time zone,
  stage text NOT NULL,
  -- The stage that an archived file goes back to.
  stage_before text,
  version integer DEFAULT 1 NOT NULL,
  revision integer DEFAULT 1 NOT NULL,
  reference text DEFAULT ''::text NOT NULL,
  formula_id text,
  formula_revision integer,
  submitted_by text,
  return_reason text,
  last_batch_on text,
  changed_at timestamp(3) with time zone NOT NULL,
  search_text text DEFAULT ''::text NOT NULL,
  -- Who drew the conclusion in force: nobody else signs it.
  assessed_by text,
  CONSTRAINT pifs_check1 CHECK (((assessed_at IS NOT NULL) OR (conclusion = 'none'::text))),
  CONSTRAINT pifs_conclusion_check CHECK ((conclusion = ANY (ARRAY['none'::text, 'safe'::text, 'conditionallySafe'::text, 'unsafe'::text]))),
  CONSTRAINT pifs_stage_check CHECK ((stage = ANY (ARRAY['IN_WORK'::text, 'SUBMITTED'::text, 'RETURNED'::text, 'ASSESSED'::text, 'SIGNED'::text, 'ARCHIVED'::text]))),
  CONSTRAINT pifs_pkey PRIMARY KEY (id),
  CONSTRAINT pifs_slug_key UNIQUE (slug)
);
--> statement-breakpoint
CREATE TABLE raw_material_import_rows (
  import_id text NOT NULL,
  "position" integer NOT NULL,
  line integer NOT NULL,
  kind text NOT NULL,
  trade_name text,
  manufacturer text,
  component_count integer NOT NULL,
  material_id text,
  material_version integer,
  change jsonb NOT NULL,
  fields jsonb NOT NULL,
  problems jsonb NOT NULL,
  -- What an import does with each row, as its person chose, and what is needed to take it back as a whole.
  action text DEFAULT 'preskoci'::text NOT NULL,
  actions text[] DEFAULT '{}'::text[] NOT NULL,
  before jsonb,
  applied_version integer,
  -- The row of a sheet as it was sent, so that it can be compared again with a corrected INCI name.
  sent jsonb,
  CONSTRAINT raw_material_import_rows_action_check CHECK ((action = ANY (ARRAY['unesi'::text, 'izmeni'::text, 'preuzmi'::text, 'preskoci'::text]))),
  CONSTRAINT raw_material_import_rows_kind_check CHECK ((kind = ANY (ARRAY['novo'::text, 'izmenjeno'::text, 'isto'::text, 'neispravno'::text]))),
  CONSTRAINT raw_material_import_rows_pkey PRIMARY KEY (import_id, "position")
);
--> statement-breakpoint
CREATE TABLE raw_material_imports (
  id text NOT NULL,
  user_id text NOT NULL,
  company_id text NOT NULL,
  name text NOT NULL,
  columns text[] NOT NULL,
  unknown_columns text[] NOT NULL,
  prepared_at timestamp(3) with time zone NOT NULL,
  applied_at timestamp(3) with time zone,
  taken_back_at timestamp(3) with time zone,
  CONSTRAINT raw_material_imports_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE raw_material_links (
  company_id text NOT NULL,
  material_id text NOT NULL,
  CONSTRAINT raw_material_links_pkey PRIMARY KEY (company_id, material_id)
);
--> statement-breakpoint
CREATE TABLE raw_material_overrides (
  company_id text NOT NULL,
  material_id text NOT NULL,
  is_active boolean NOT NULL,
  own_values jsonb NOT NULL,
  inci_search text,
  CONSTRAINT raw_material_overrides_pkey PRIMARY KEY (company_id, material_id)
);
--> statement-breakpoint
CREATE TABLE raw_material_recheck_changes (
  recheck_id text NOT NULL,
  key text NOT NULL,
  status_before smallint NOT NULL,
  status_after smallint NOT NULL,
  appeared jsonb NOT NULL,
  gone jsonb NOT NULL,
  CONSTRAINT raw_material_recheck_changes_status_after_check CHECK (((status_after >= 1) AND (status_after <= 3))),
  CONSTRAINT raw_material_recheck_changes_status_before_check CHECK (((status_before >= 1) AND (status_before <= 3))),
  CONSTRAINT raw_material_recheck_changes_pkey PRIMARY KEY (recheck_id, key)
);
--> statement-breakpoint
-- What stands out about raw materials by the law in force, so that a run after a change can say before and after. One
-- row for the global values and one for each company with its own names or nano mark, under `id` and `id:company`.
-- `basis` counts what changed of the values themselves.
CREATE TABLE raw_material_results (
  key text NOT NULL,
  material_id text NOT NULL,
  -- Whose own values they are; null: the global ones.
  company_id text,
  basis integer DEFAULT 1 NOT NULL,
  -- The basis of the result; null: never judged.
  checked_basis integer,
  checked_with text,
  status smallint,
  findings jsonb,
  CONSTRAINT raw_material_results_status_check CHECK (((status >= 1) AND (status <= 3))),
  CONSTRAINT raw_material_results_pkey PRIMARY KEY (key)
);
--> statement-breakpoint
CREATE TABLE raw_materials (
  id text NOT NULL,
  slug text NOT NULL,
  trade_name text NOT NULL,
  manufacturer text NOT NULL,
  composition jsonb NOT NULL,
  data_from_docs boolean NOT NULL,
  opis_razloga text NOT NULL,
  mikrobiologija text NOT NULL,
  necistoce text NOT NULL,
  ima_cmr smallint NOT NULL,
  cmr text NOT NULL,
  nano smallint NOT NULL,
  vrsta text NOT NULL,
  creator_company_id text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  is_global boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  trade_search text DEFAULT ''::text NOT NULL,
  maker_search text DEFAULT ''::text NOT NULL,
  inci_search text DEFAULT ''::text NOT NULL,
  -- Under which the supplier sells a raw material, and its folded text for the search.
  code text DEFAULT ''::text NOT NULL,
  code_search text DEFAULT ''::text NOT NULL,
  search_text text GENERATED ALWAYS AS (((((((trade_search || '
'::text) || maker_search) || '
'::text) || code_search) || '
'::text) || inci_search)) STORED NOT NULL,
  -- Who entered a raw material: a person who works for several companies stays its creator whichever of them it was
  -- entered for.
  entered_by text,
  -- The companies that have a raw material in their catalogues, so that a list finds what they see without reading
  -- all links of all companies. Kept by the triggers on the links that find the ends of documents too.
  catalogue_ids text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT raw_materials_ima_cmr_check CHECK (((ima_cmr >= 0) AND (ima_cmr <= 2))),
  CONSTRAINT raw_materials_nano_check CHECK (((nano >= 0) AND (nano <= 1))),
  CONSTRAINT raw_materials_vrsta_check CHECK ((vrsta = ANY (ARRAY['0'::text, 'plain'::text, 'parfum'::text, 'aroma'::text, 'extractOil'::text]))),
  CONSTRAINT raw_materials_pkey PRIMARY KEY (id),
  CONSTRAINT raw_materials_slug_key UNIQUE (slug)
);
--> statement-breakpoint
-- Sessions that were signed out. Only the hashes of their tokens are kept, until they have expired anyway.
CREATE TABLE revoked_tokens (
  hash text NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT revoked_tokens_pkey PRIMARY KEY (hash)
);
--> statement-breakpoint
CREATE TABLE seeding (
  scale integer NOT NULL,
  seeded_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT seeding_pkey PRIMARY KEY (scale)
);
--> statement-breakpoint
-- What proves a sign-off, such as a certificate of analysis; without a sign-off: uploaded and not used yet.
CREATE TABLE sign_off_documents (
  id text NOT NULL,
  label_id text NOT NULL,
  sign_off_id text,
  name text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL,
  file text NOT NULL,
  added_by text NOT NULL,
  added_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT sign_off_documents_file_key UNIQUE (file),
  CONSTRAINT sign_off_documents_pkey PRIMARY KEY (id),
  CONSTRAINT sign_off_documents_sign_off_id_key UNIQUE (sign_off_id)
);
--> statement-breakpoint
-- Who was told by e-mail of a conclusion of a file, and hears therefore when it is taken back or drawn anew.
CREATE TABLE told_conclusions (
  pif_id text NOT NULL,
  user_id text NOT NULL,
  CONSTRAINT told_conclusions_pkey PRIMARY KEY (pif_id, user_id)
);
--> statement-breakpoint
CREATE TABLE toxicology (
  ingredient_id text NOT NULL,
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
  updated_at timestamp(3) with time zone,
  organisation_id text,
  pod_species text,
  pod_study text,
  log_pow double precision,
  water_solubility double precision,
  physical_form text,
  endpoints jsonb DEFAULT '{}'::jsonb NOT NULL,
  verified_by text,
  verified_at timestamp(3) with time zone,
  updated_by text,
  uv_absorption text,
  uv_absorption_source text,
  purity text,
  purity_source text
);
--> statement-breakpoint
CREATE TABLE toxicology_import_rows (
  import_id text NOT NULL,
  "position" integer NOT NULL,
  line integer NOT NULL,
  kind text NOT NULL,
  cas text NOT NULL,
  name text NOT NULL,
  ingredient_id text,
  ingredient_name text,
  version integer NOT NULL,
  point jsonb,
  fields jsonb NOT NULL,
  problem jsonb,
  is_applied boolean DEFAULT false NOT NULL,
  CONSTRAINT toxicology_import_rows_kind_check CHECK ((kind = ANY (ARRAY['novo'::text, 'izmenjeno'::text, 'sukob'::text, 'isto'::text, 'neupotrebljeno'::text, 'nepovezano'::text, 'neispravno'::text]))),
  CONSTRAINT toxicology_import_rows_pkey PRIMARY KEY (import_id, "position")
);
--> statement-breakpoint
CREATE TABLE toxicology_imports (
  id text NOT NULL,
  user_id text NOT NULL,
  organisation_id text,
  name text NOT NULL,
  columns text[] NOT NULL,
  unknown_columns text[] NOT NULL,
  prepared_at timestamp(3) with time zone NOT NULL,
  applied_at timestamp(3) with time zone,
  CONSTRAINT toxicology_imports_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE toxicology_versions (
  number bigserial NOT NULL,
  ingredient_id text NOT NULL,
  organisation_id text,
  version integer NOT NULL,
  data jsonb NOT NULL,
  is_verified boolean NOT NULL,
  verified_by text,
  verified_at timestamp(3) with time zone,
  updated_at timestamp(3) with time zone,
  updated_by text,
  CONSTRAINT toxicology_versions_pkey PRIMARY KEY (number)
);
--> statement-breakpoint
CREATE TABLE users (
  id text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  organisation_id text NOT NULL,
  company_id text NOT NULL,
  selected_company_id text,
  photo text,
  password_hash text NOT NULL,
  password_changed_at timestamp(3) with time zone,
  is_active boolean NOT NULL,
  -- Until when a temporary password works; null for a password that the person chose.
  version integer DEFAULT 1 NOT NULL,
  temporary_password_until timestamp(3) with time zone,
  CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'orgAdmin'::text, 'user'::text, 'dcp'::text, 'client'::text]))),
  CONSTRAINT users_email_key UNIQUE (email),
  CONSTRAINT users_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX access_tokens_of_user ON access_tokens USING btree (user_id);
--> statement-breakpoint
CREATE INDEX annex_rows_of_key ON annex_rows USING gin (keys);
--> statement-breakpoint
CREATE INDEX bin_items_by_time ON bin_items USING btree (deleted_at, id);
--> statement-breakpoint
CREATE INDEX bin_items_of_material ON bin_items USING btree (material_id);
--> statement-breakpoint
CREATE INDEX checked_lists_by_time ON checked_lists USING btree (checked_at, id);
--> statement-breakpoint
CREATE INDEX checked_lists_of_owner_by_time ON checked_lists USING btree (owner_id, checked_at, id);
--> statement-breakpoint
CREATE INDEX document_ends_by_day ON document_ends USING btree (expires_on);
--> statement-breakpoint
CREATE INDEX document_ends_of_material ON document_ends USING btree (material_id);
--> statement-breakpoint
CREATE INDEX document_summaries_with_own ON document_summaries USING btree (company_id) WHERE has_own;
--> statement-breakpoint
CREATE INDEX document_versions_by_document ON document_versions USING btree (document_id);
--> statement-breakpoint
CREATE INDEX documents_of_folder ON documents USING btree (material_id, kind, added_at, id);
--> statement-breakpoint
-- Documents that end, by their day: the list of what expires reads no others.
CREATE INDEX documents_that_end ON documents USING btree (expires_on) WHERE (expires_on IS NOT NULL);
--> statement-breakpoint
CREATE INDEX events_of_subject ON events USING btree (subject, subject_id, happened_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX formula_materials_of_material ON formula_materials USING btree (material_id);
--> statement-breakpoint
CREATE INDEX formula_recheck_changes_of_formula ON formula_recheck_changes USING btree (formula_id);
--> statement-breakpoint
CREATE INDEX formula_results_checked_with ON formula_results USING btree (checked_with);
--> statement-breakpoint
CREATE INDEX formula_results_outdated ON formula_results USING btree (formula_id) WHERE (checked_basis IS DISTINCT FROM basis);
--> statement-breakpoint
-- Labels and files keep the revision that they were made from; which of those have a line of a raw material is asked
-- of all revisions.
CREATE INDEX formula_revisions_lines ON formula_revisions USING gin (lines jsonb_path_ops);
--> statement-breakpoint
CREATE INDEX formulas_of_company ON formulas USING btree (company_id, updated_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX fragrance_imports_by_time ON fragrance_imports USING btree (prepared_at);
--> statement-breakpoint
CREATE INDEX ifra_certificates_of_fragrance ON ifra_certificates USING btree (fragrance_id);
--> statement-breakpoint
CREATE INDEX ingredients_by_name ON ingredients USING btree (sort_name, id);
--> statement-breakpoint
CREATE INDEX ingredients_of_function ON ingredients USING gin (functions);
--> statement-breakpoint
CREATE INDEX ingredients_search ON ingredients USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX inspection_links_of_pif ON inspection_links USING btree (pif_id);
--> statement-breakpoint
CREATE INDEX inspection_openings_of_link ON inspection_openings USING btree (link_id, id);
--> statement-breakpoint
CREATE INDEX label_recheck_changes_of_label ON label_recheck_changes USING btree (label_id);
--> statement-breakpoint
CREATE INDEX label_reprints_counted ON label_reprints USING btree (company_id) INCLUDE (misses_later, misses_on_stock, is_known) WHERE ((NOT is_archived) AND (misses_later OR (NOT is_known)));
--> statement-breakpoint
-- The work list of reprints over all companies, in its order, and its counts without looking at the rows.
CREATE INDEX label_reprints_in_order ON label_reprints USING btree (misses_later DESC, name, label_id) WHERE ((NOT is_archived) AND (misses_later OR (NOT is_known)));
--> statement-breakpoint
CREATE INDEX label_reprints_listed ON label_reprints USING btree (company_id, misses_later DESC, name, label_id) WHERE ((NOT is_archived) AND (misses_later OR (NOT is_known)));
--> statement-breakpoint
CREATE INDEX label_reprints_of_material ON label_reprints USING gin (material_ids);
--> statement-breakpoint
CREATE INDEX label_reprints_outdated ON label_reprints USING btree (company_id, label_id) WHERE (judged_with IS NULL);
--> statement-breakpoint
CREATE INDEX label_search_texts_by_created ON label_search_texts USING btree (created_at, label_id);
--> statement-breakpoint
CREATE INDEX label_search_texts_by_result ON label_search_texts USING btree (result_changed_at, label_id);
--> statement-breakpoint
-- New entries wait in a list that every search reads from start to end. At the usual 4 MB a search took 100 ms
-- longer; at 128 KB it takes 5.
CREATE INDEX label_search_texts_of_company ON label_search_texts USING gin (company_id, search_text gin_trgm_ops) WITH (gin_pending_list_limit='128');
--> statement-breakpoint
CREATE UNIQUE INDEX label_sign_offs_in_force ON label_sign_offs USING btree (label_id, key) WHERE (withdrawn_at IS NULL);
--> statement-breakpoint
CREATE INDEX label_sign_offs_of_label ON label_sign_offs USING btree (label_id, signed_at);
--> statement-breakpoint
CREATE INDEX labels_by_created ON labels USING btree (created_at, id);
--> statement-breakpoint
CREATE INDEX labels_by_result ON labels USING btree (result_changed_at, id);
--> statement-breakpoint
CREATE INDEX labels_of_company_by_created ON labels USING btree (company_id, created_at, id);
--> statement-breakpoint
CREATE INDEX labels_of_company_by_result ON labels USING btree (company_id, result_changed_at, id);
--> statement-breakpoint
CREATE INDEX labels_of_formula ON labels USING btree (formula_id) WHERE (formula_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX labels_of_status_by_created ON labels USING btree (status, created_at, id);
--> statement-breakpoint
CREATE INDEX labels_of_status_by_result ON labels USING btree (status, result_changed_at, id);
--> statement-breakpoint
CREATE INDEX labels_with_photo ON labels USING btree (photo);
--> statement-breakpoint
CREATE INDEX logins_of_user ON logins USING btree (user_id, id);
--> statement-breakpoint
CREATE INDEX material_aliases_of_material ON material_aliases USING btree (material_id);
--> statement-breakpoint
CREATE INDEX message_files_of_message ON message_files USING btree (message_id);
--> statement-breakpoint
CREATE INDEX messages_of_sender ON messages USING btree (sender_id, queued_at);
--> statement-breakpoint
CREATE INDEX messages_to_send ON messages USING btree (next_attempt_at) WHERE (state = ANY (ARRAY['QUEUED'::text, 'SENDING'::text]));
--> statement-breakpoint
CREATE INDEX pif_comments_of_pif ON pif_comments USING btree (pif_id);
--> statement-breakpoint
CREATE INDEX pif_files_of_pif ON pif_files USING btree (pif_id);
--> statement-breakpoint
-- The files of product information files that end, by their day.
CREATE INDEX pif_files_that_end ON pif_files USING btree (expires_on) WHERE (expires_on IS NOT NULL);
--> statement-breakpoint
-- The end of statements on good manufacturing practice, as text: the order of such days is that of their texts.
CREATE INDEX pif_sections_that_end ON pif_sections USING btree ((((content -> 'dpp'::text) ->> 'vaziDo'::text))) WHERE (section = 'MANUFACTURING'::text);
--> statement-breakpoint
CREATE INDEX pif_versions_by_pdf ON pif_versions USING btree (pdf_sha256);
--> statement-breakpoint
CREATE INDEX pifs_by_assessed ON pifs USING btree (assessed_at);
--> statement-breakpoint
CREATE INDEX pifs_by_created ON pifs USING btree (created_at);
--> statement-breakpoint
CREATE INDEX pifs_by_submitted ON pifs USING btree (submitted_at);
--> statement-breakpoint
-- What the dashboard asks of the product information files: their kinds without their rows, the newest of each event,
-- and who waits the longest.
CREATE INDEX pifs_counted ON pifs USING btree (company_id, stage, conclusion);
--> statement-breakpoint
CREATE INDEX pifs_of_company ON pifs USING btree (company_id);
--> statement-breakpoint
CREATE INDEX pifs_of_formula ON pifs USING btree (formula_id);
--> statement-breakpoint
CREATE INDEX pifs_of_label ON pifs USING btree (label_id);
--> statement-breakpoint
CREATE INDEX raw_material_import_rows_of_kind ON raw_material_import_rows USING btree (import_id, kind, "position");
--> statement-breakpoint
CREATE INDEX raw_material_imports_by_time ON raw_material_imports USING btree (prepared_at);
--> statement-breakpoint
CREATE INDEX raw_material_links_of_material ON raw_material_links USING btree (material_id);
--> statement-breakpoint
CREATE INDEX raw_material_overrides_of_material ON raw_material_overrides USING btree (material_id);
--> statement-breakpoint
CREATE INDEX raw_material_recheck_changes_of_material ON raw_material_recheck_changes USING btree (key);
--> statement-breakpoint
CREATE INDEX raw_material_results_checked_with ON raw_material_results USING btree (checked_with);
--> statement-breakpoint
CREATE INDEX raw_material_results_of_company ON raw_material_results USING btree (company_id);
--> statement-breakpoint
CREATE INDEX raw_material_results_of_material ON raw_material_results USING btree (material_id);
--> statement-breakpoint
CREATE INDEX raw_material_results_outdated ON raw_material_results USING btree (key) WHERE (checked_basis IS DISTINCT FROM basis);
--> statement-breakpoint
CREATE INDEX raw_materials_by_created ON raw_materials USING btree (created_at, id);
--> statement-breakpoint
CREATE INDEX raw_materials_by_maker ON raw_materials USING btree (maker_search COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX raw_materials_by_trade_name ON raw_materials USING btree (trade_search COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX raw_materials_by_updated ON raw_materials USING btree (updated_at, id);
--> statement-breakpoint
CREATE INDEX raw_materials_of_catalogue ON raw_materials USING gin (catalogue_ids);
--> statement-breakpoint
CREATE INDEX raw_materials_of_company ON raw_materials USING btree (creator_company_id, trade_name);
--> statement-breakpoint
CREATE INDEX raw_materials_of_maker ON raw_materials USING btree (manufacturer COLLATE "C");
--> statement-breakpoint
CREATE INDEX raw_materials_search ON raw_materials USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX revoked_tokens_by_end ON revoked_tokens USING btree (expires_at);
--> statement-breakpoint
CREATE INDEX sign_off_documents_of_label ON sign_off_documents USING btree (label_id);
--> statement-breakpoint
CREATE INDEX told_conclusions_by_user ON told_conclusions USING btree (user_id);
--> statement-breakpoint
CREATE UNIQUE INDEX toxicology_global ON toxicology USING btree (ingredient_id) WHERE (organisation_id IS NULL);
--> statement-breakpoint
CREATE INDEX toxicology_import_rows_of_kind ON toxicology_import_rows USING btree (import_id, kind, "position");
--> statement-breakpoint
CREATE INDEX toxicology_imports_by_time ON toxicology_imports USING btree (prepared_at);
--> statement-breakpoint
CREATE UNIQUE INDEX toxicology_own ON toxicology USING btree (ingredient_id, organisation_id) WHERE (organisation_id IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX toxicology_versions_global ON toxicology_versions USING btree (ingredient_id, version) WHERE (organisation_id IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX toxicology_versions_own ON toxicology_versions USING btree (ingredient_id, organisation_id, version) WHERE (organisation_id IS NOT NULL);
--> statement-breakpoint
-- One person has one account, whatever the case of the letters of the address.
CREATE UNIQUE INDEX users_by_email ON users USING btree (lower(email));
--> statement-breakpoint
CREATE FUNCTION catalogue_counts_basis() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE formula_results SET basis = basis + 1 WHERE formula_id IN (
    SELECT used.formula_id FROM changed JOIN formula_materials used USING (material_id)
      JOIN formulas ON formulas.id = used.formula_id AND formulas.company_id = changed.company_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Triggers, so that no way of saving can forget it.
CREATE FUNCTION count_basis_of_formula() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO formula_results (formula_id) VALUES (NEW.id) ON CONFLICT (formula_id) DO UPDATE SET basis = formula_results.basis + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_basis_of_material(material text) RETURNS void LANGUAGE sql AS $$
  UPDATE formula_results SET basis = basis + 1
    WHERE formula_id IN (SELECT formula_id FROM formula_materials WHERE material_id = material)
$$;
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
-- The raw materials are locked first: of two that change documents or catalogues at the same time, the second reads
-- what the first has written.
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
CREATE FUNCTION find_ends_of_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE FUNCTION fragrance_counts_basis() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_basis_of_material(OLD.raw_material_id);
  PERFORM count_basis_of_material(NEW.raw_material_id);
  RETURN NULL;
END $$;
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
CREATE FUNCTION make_reprint_outdated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.judged_with IS NULL THEN
    NEW.basis := OLD.basis + 1;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION override_counts_basis() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_basis_of_material(COALESCE(NEW.material_id, OLD.material_id));
  RETURN NULL;
END $$;
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
-- A label that is new or changed waits to be judged. A trigger, so that no way of saving one can forget it. A name or
-- the archive changes nothing about what a label lacks; the kind of product does.
CREATE FUNCTION queue_label_reprint() RETURNS trigger LANGUAGE plpgsql AS $$
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
-- The same for the labels of a raw material whose composition, overrides or perfume changed.
CREATE FUNCTION queue_reprints_of_material() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE label_reprints SET judged_with = NULL WHERE material_ids @> ARRAY[OLD.id];
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION queue_reprints_of_override() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE label_reprints SET judged_with = NULL
    WHERE material_ids @> ARRAY[CASE WHEN TG_OP = 'DELETE' THEN OLD.material_id ELSE NEW.material_id END];
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION raw_material_counts_basis() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_basis_of_material(OLD.id);
  RETURN OLD;
END $$;
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
-- Labels and files point at revisions, so that a revision never changes. The lines of a revision may point at the raw
-- material with which theirs was merged; nothing else of a revision changes.
CREATE FUNCTION refuse_change_of_revision() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE FUNCTION refuse_change_of_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A signed version is neither changed nor deleted.';
END $$;
--> statement-breakpoint
CREATE FUNCTION required_folders(material_type text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY['sds', 'tds', 'coa', 'sastav', 'mikrobiologija', 'necistoce'] || CASE material_type
    WHEN 'parfum' THEN ARRAY['alergeni', 'ifra']
    WHEN 'aroma' THEN ARRAY['alergeni', 'ifra']
    WHEN 'extractOil' THEN ARRAY['alergeni']
    ELSE ARRAY[]::text[] END
$$;
--> statement-breakpoint
CREATE FUNCTION summarise_changed_documents() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE FUNCTION summarise_changed_materials() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM summarise_documents(ARRAY[NEW.id]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The raw materials are locked before their documents are read: of two that change documents of one at the same time,
-- the second reads what the first has written.
CREATE FUNCTION summarise_documents(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
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
CREATE FUNCTION summarise_new_materials() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM summarise_documents((SELECT array_agg(id) FROM come));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER added_link_counts_basis AFTER INSERT ON raw_material_links REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalogue_counts_basis();
--> statement-breakpoint
CREATE TRIGGER count_added_links AFTER INSERT ON raw_material_links REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogues();
--> statement-breakpoint
CREATE TRIGGER count_basis_of_formula AFTER INSERT OR UPDATE OF revision ON formulas FOR EACH ROW EXECUTE FUNCTION count_basis_of_formula();
--> statement-breakpoint
CREATE TRIGGER count_deleted_labels AFTER DELETE ON labels REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_labels();
--> statement-breakpoint
CREATE TRIGGER count_deleted_materials AFTER DELETE ON document_summaries REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_materials();
--> statement-breakpoint
CREATE TRIGGER count_inserted_labels AFTER INSERT ON labels REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_labels();
--> statement-breakpoint
CREATE TRIGGER count_inserted_materials AFTER INSERT ON document_summaries REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_materials();
--> statement-breakpoint
CREATE TRIGGER count_removed_links AFTER DELETE ON raw_material_links REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogues();
--> statement-breakpoint
CREATE TRIGGER count_updated_labels AFTER UPDATE ON labels REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_labels();
--> statement-breakpoint
CREATE TRIGGER count_updated_materials AFTER UPDATE ON document_summaries REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_materials();
--> statement-breakpoint
-- Before it is deleted, because its formulas are not known afterwards.
CREATE TRIGGER deleted_raw_material_counts_basis BEFORE DELETE ON raw_materials FOR EACH ROW EXECUTE FUNCTION raw_material_counts_basis();
--> statement-breakpoint
CREATE TRIGGER find_ends_of_added_links AFTER INSERT ON raw_material_links REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION find_ends_of_catalogue();
--> statement-breakpoint
CREATE TRIGGER find_ends_of_removed_links AFTER DELETE ON raw_material_links REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION find_ends_of_catalogue();
--> statement-breakpoint
CREATE TRIGGER formula_revisions_never_change BEFORE UPDATE ON formula_revisions FOR EACH ROW EXECUTE FUNCTION refuse_change_of_revision();
--> statement-breakpoint
-- A change of its certificates raises the version of the perfume, too.
CREATE TRIGGER fragrance_counts_basis AFTER INSERT OR DELETE OR UPDATE ON fragrance_materials FOR EACH ROW EXECUTE FUNCTION fragrance_counts_basis();
--> statement-breakpoint
CREATE TRIGGER keep_search_texts_of_changed AFTER UPDATE ON labels REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_search_texts();
--> statement-breakpoint
CREATE TRIGGER keep_search_texts_of_new AFTER INSERT ON labels REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_search_texts();
--> statement-breakpoint
-- Every way of making one outdated clears `judged_with`.
CREATE TRIGGER make_reprint_outdated BEFORE UPDATE OF judged_with ON label_reprints FOR EACH ROW EXECUTE FUNCTION make_reprint_outdated();
--> statement-breakpoint
CREATE TRIGGER new_raw_material_counts_result AFTER INSERT ON raw_materials FOR EACH ROW EXECUTE FUNCTION raw_material_counts_result();
--> statement-breakpoint
CREATE TRIGGER override_counts_basis AFTER INSERT OR DELETE OR UPDATE ON raw_material_overrides FOR EACH ROW EXECUTE FUNCTION override_counts_basis();
--> statement-breakpoint
CREATE TRIGGER override_counts_result AFTER INSERT OR DELETE OR UPDATE ON raw_material_overrides FOR EACH ROW EXECUTE FUNCTION override_counts_result();
--> statement-breakpoint
CREATE TRIGGER pif_versions_never_change BEFORE DELETE OR UPDATE OR TRUNCATE ON pif_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_version();
--> statement-breakpoint
CREATE TRIGGER queue_label_reprint AFTER INSERT OR UPDATE OF company_id, name, is_archived, ingredients, ingredient_text, percentages, category, product_use, is_for_under_three, is_for_intimate_use, is_inhalable, formula_id, formula_revision ON labels FOR EACH ROW EXECUTE FUNCTION queue_label_reprint();
--> statement-breakpoint
CREATE TRIGGER queue_reprints_of_fragrance AFTER INSERT OR DELETE OR UPDATE ON fragrance_materials FOR EACH ROW EXECUTE FUNCTION queue_reprints_of_fragrance();
--> statement-breakpoint
CREATE TRIGGER queue_reprints_of_material AFTER DELETE OR UPDATE OF trade_name, composition, vrsta, nano ON raw_materials FOR EACH ROW EXECUTE FUNCTION queue_reprints_of_material();
--> statement-breakpoint
CREATE TRIGGER queue_reprints_of_override AFTER INSERT OR DELETE OR UPDATE ON raw_material_overrides FOR EACH ROW EXECUTE FUNCTION queue_reprints_of_override();
--> statement-breakpoint
CREATE TRIGGER raw_material_counts_basis AFTER UPDATE ON raw_materials FOR EACH ROW WHEN (((old.composition IS DISTINCT FROM new.composition) OR (old.vrsta IS DISTINCT FROM new.vrsta) OR (old.nano IS DISTINCT FROM new.nano) OR (old.is_global IS DISTINCT FROM new.is_global))) EXECUTE FUNCTION raw_material_counts_basis();
--> statement-breakpoint
CREATE TRIGGER raw_material_counts_result AFTER UPDATE ON raw_materials FOR EACH ROW WHEN (((old.composition IS DISTINCT FROM new.composition) OR (old.nano IS DISTINCT FROM new.nano))) EXECUTE FUNCTION raw_material_counts_result();
--> statement-breakpoint
CREATE TRIGGER removed_link_counts_basis AFTER DELETE ON raw_material_links REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalogue_counts_basis();
--> statement-breakpoint
CREATE TRIGGER summarise_changed_materials AFTER UPDATE OF vrsta, creator_company_id, data_from_docs, ima_cmr, nano ON raw_materials FOR EACH ROW WHEN ((((((old.vrsta IS DISTINCT FROM new.vrsta) OR (old.creator_company_id IS DISTINCT FROM new.creator_company_id)) OR (old.data_from_docs IS DISTINCT FROM new.data_from_docs)) OR (old.ima_cmr IS DISTINCT FROM new.ima_cmr)) OR (old.nano IS DISTINCT FROM new.nano))) EXECUTE FUNCTION summarise_changed_materials();
--> statement-breakpoint
CREATE TRIGGER summarise_deleted_documents AFTER DELETE ON documents REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION summarise_changed_documents();
--> statement-breakpoint
CREATE TRIGGER summarise_deleted_folders AFTER DELETE ON document_folders REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION summarise_changed_documents();
--> statement-breakpoint
CREATE TRIGGER summarise_inserted_documents AFTER INSERT ON documents REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION summarise_changed_documents();
--> statement-breakpoint
CREATE TRIGGER summarise_inserted_folders AFTER INSERT ON document_folders REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION summarise_changed_documents();
--> statement-breakpoint
CREATE TRIGGER summarise_new_materials AFTER INSERT ON raw_materials REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION summarise_new_materials();
--> statement-breakpoint
CREATE TRIGGER summarise_updated_documents AFTER UPDATE ON documents REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION summarise_changed_documents();
--> statement-breakpoint
CREATE TRIGGER summarise_updated_folders AFTER UPDATE ON document_folders REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION summarise_changed_documents();
--> statement-breakpoint
ALTER TABLE access_tokens
  ADD CONSTRAINT access_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE assessor_profiles
  ADD CONSTRAINT assessor_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE bin_items
  ADD CONSTRAINT bin_items_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES users(id),
  ADD CONSTRAINT bin_items_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id);
--> statement-breakpoint
ALTER TABLE checked_lists
  ADD CONSTRAINT checked_lists_checked_by_fkey FOREIGN KEY (checked_by) REFERENCES users(id),
  ADD CONSTRAINT checked_lists_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE companies
  ADD CONSTRAINT companies_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT companies_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id);
--> statement-breakpoint
ALTER TABLE document_ends
  ADD CONSTRAINT document_ends_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  ADD CONSTRAINT document_ends_material_id_fkey FOREIGN KEY (material_id) REFERENCES raw_materials(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE document_folders
  ADD CONSTRAINT document_folders_material_id_fkey FOREIGN KEY (material_id) REFERENCES raw_materials(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE document_summaries
  ADD CONSTRAINT document_summaries_material_id_fkey FOREIGN KEY (material_id) REFERENCES raw_materials(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE document_versions
  ADD CONSTRAINT document_versions_added_by_fkey FOREIGN KEY (added_by) REFERENCES users(id),
  ADD CONSTRAINT document_versions_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE documents
  ADD CONSTRAINT documents_added_by_fkey FOREIGN KEY (added_by) REFERENCES users(id),
  ADD CONSTRAINT documents_material_id_fkey FOREIGN KEY (material_id) REFERENCES raw_materials(id) ON DELETE CASCADE,
  ADD CONSTRAINT documents_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id);
--> statement-breakpoint
ALTER TABLE events
  ADD CONSTRAINT events_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  ADD CONSTRAINT events_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  ADD CONSTRAINT events_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE formula_imports
  ADD CONSTRAINT formula_imports_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  ADD CONSTRAINT formula_imports_formula_id_fkey FOREIGN KEY (formula_id) REFERENCES formulas(id) ON DELETE CASCADE,
  ADD CONSTRAINT formula_imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE formula_materials
  ADD CONSTRAINT formula_materials_formula_id_fkey FOREIGN KEY (formula_id) REFERENCES formulas(id) ON DELETE CASCADE,
  ADD CONSTRAINT formula_materials_material_id_fkey FOREIGN KEY (material_id) REFERENCES raw_materials(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE formula_recheck_changes
  ADD CONSTRAINT formula_recheck_changes_formula_id_fkey FOREIGN KEY (formula_id) REFERENCES formulas(id) ON DELETE CASCADE,
  ADD CONSTRAINT formula_recheck_changes_recheck_id_fkey FOREIGN KEY (recheck_id) REFERENCES label_rechecks(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE formula_results
  ADD CONSTRAINT formula_results_formula_id_fkey FOREIGN KEY (formula_id) REFERENCES formulas(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE formula_revisions
  ADD CONSTRAINT formula_revisions_formula_id_fkey FOREIGN KEY (formula_id) REFERENCES formulas(id) ON DELETE CASCADE,
  ADD CONSTRAINT formula_revisions_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE formulas
  ADD CONSTRAINT formulas_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE fragrance_imports
  ADD CONSTRAINT fragrance_imports_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  ADD CONSTRAINT fragrance_imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE fragrance_materials
  ADD CONSTRAINT fragrance_materials_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  ADD CONSTRAINT fragrance_materials_raw_material_id_fkey FOREIGN KEY (raw_material_id) REFERENCES raw_materials(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE given_companies
  ADD CONSTRAINT given_companies_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  ADD CONSTRAINT given_companies_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE ifra_certificates
  ADD CONSTRAINT ifra_certificates_fragrance_id_fkey FOREIGN KEY (fragrance_id) REFERENCES fragrance_materials(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE inspection_links
  ADD CONSTRAINT inspection_links_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  ADD CONSTRAINT inspection_links_pif_id_version_fkey FOREIGN KEY (pif_id, version) REFERENCES pif_versions(pif_id, number);
--> statement-breakpoint
ALTER TABLE inspection_openings
  ADD CONSTRAINT inspection_openings_link_id_fkey FOREIGN KEY (link_id) REFERENCES inspection_links(id);
--> statement-breakpoint
ALTER TABLE knowledge_import_changes
  ADD CONSTRAINT knowledge_import_changes_import_id_fkey FOREIGN KEY (import_id) REFERENCES knowledge_imports(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE knowledge_imports
  ADD CONSTRAINT knowledge_imports_content_fkey FOREIGN KEY (content) REFERENCES knowledge_parts(part),
  ADD CONSTRAINT knowledge_imports_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id);
--> statement-breakpoint
ALTER TABLE label_photos
  ADD CONSTRAINT label_photos_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE label_recheck_changes
  ADD CONSTRAINT label_recheck_changes_label_id_fkey FOREIGN KEY (label_id) REFERENCES labels(id) ON DELETE CASCADE,
  ADD CONSTRAINT label_recheck_changes_recheck_id_fkey FOREIGN KEY (recheck_id) REFERENCES label_rechecks(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE label_rechecks
  ADD CONSTRAINT label_rechecks_content_fkey FOREIGN KEY (content) REFERENCES knowledge_parts(part),
  ADD CONSTRAINT label_rechecks_import_id_fkey FOREIGN KEY (import_id) REFERENCES knowledge_imports(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE label_reprints
  ADD CONSTRAINT label_reprints_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  ADD CONSTRAINT label_reprints_label_id_fkey FOREIGN KEY (label_id) REFERENCES labels(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE label_search_texts
  ADD CONSTRAINT label_search_texts_label_id_fkey FOREIGN KEY (label_id) REFERENCES labels(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE label_sign_offs
  ADD CONSTRAINT label_sign_offs_label_id_fkey FOREIGN KEY (label_id) REFERENCES labels(id) ON DELETE CASCADE,
  ADD CONSTRAINT label_sign_offs_signed_by_fkey FOREIGN KEY (signed_by) REFERENCES users(id),
  ADD CONSTRAINT label_sign_offs_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE labels
  ADD CONSTRAINT labels_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  ADD CONSTRAINT labels_formula_fkey FOREIGN KEY (formula_id, formula_revision) REFERENCES formula_revisions(formula_id, number);
--> statement-breakpoint
ALTER TABLE logins
  ADD CONSTRAINT logins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE material_aliases
  ADD CONSTRAINT material_aliases_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  ADD CONSTRAINT material_aliases_material_id_fkey FOREIGN KEY (material_id) REFERENCES raw_materials(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE message_files
  ADD CONSTRAINT message_files_added_by_fkey FOREIGN KEY (added_by) REFERENCES users(id) ON DELETE SET NULL,
  ADD CONSTRAINT message_files_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE message_recipients
  ADD CONSTRAINT message_recipients_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE messages
  ADD CONSTRAINT messages_queued_by_fkey FOREIGN KEY (queued_by) REFERENCES users(id) ON DELETE SET NULL,
  ADD CONSTRAINT messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE notification_settings
  ADD CONSTRAINT notification_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE pif_comments
  ADD CONSTRAINT pif_comments_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  ADD CONSTRAINT pif_comments_pif_id_fkey FOREIGN KEY (pif_id) REFERENCES pifs(id) ON DELETE CASCADE,
  ADD CONSTRAINT pif_comments_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE pif_files
  ADD CONSTRAINT pif_files_added_by_fkey FOREIGN KEY (added_by) REFERENCES users(id),
  ADD CONSTRAINT pif_files_pif_id_fkey FOREIGN KEY (pif_id) REFERENCES pifs(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE pif_requirements
  ADD CONSTRAINT pif_requirements_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id),
  ADD CONSTRAINT pif_requirements_pif_id_fkey FOREIGN KEY (pif_id) REFERENCES pifs(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE pif_sections
  ADD CONSTRAINT pif_sections_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id),
  ADD CONSTRAINT pif_sections_pif_id_fkey FOREIGN KEY (pif_id) REFERENCES pifs(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE pif_versions
  ADD CONSTRAINT pif_versions_pif_id_fkey FOREIGN KEY (pif_id) REFERENCES pifs(id),
  ADD CONSTRAINT pif_versions_signed_by_fkey FOREIGN KEY (signed_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE pifs
  ADD CONSTRAINT pifs_assessed_by_fkey FOREIGN KEY (assessed_by) REFERENCES users(id),
  ADD CONSTRAINT pifs_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  ADD CONSTRAINT pifs_formula_id_fkey FOREIGN KEY (formula_id) REFERENCES formulas(id) ON DELETE SET NULL,
  ADD CONSTRAINT pifs_label_id_fkey FOREIGN KEY (label_id) REFERENCES labels(id) ON DELETE SET NULL,
  ADD CONSTRAINT pifs_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE raw_material_import_rows
  ADD CONSTRAINT raw_material_import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES raw_material_imports(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE raw_material_imports
  ADD CONSTRAINT raw_material_imports_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  ADD CONSTRAINT raw_material_imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE raw_material_links
  ADD CONSTRAINT raw_material_links_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  ADD CONSTRAINT raw_material_links_material_id_fkey FOREIGN KEY (material_id) REFERENCES raw_materials(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE raw_material_overrides
  ADD CONSTRAINT raw_material_overrides_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  ADD CONSTRAINT raw_material_overrides_material_id_fkey FOREIGN KEY (material_id) REFERENCES raw_materials(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE raw_material_recheck_changes
  ADD CONSTRAINT raw_material_recheck_changes_key_fkey FOREIGN KEY (key) REFERENCES raw_material_results(key) ON DELETE CASCADE,
  ADD CONSTRAINT raw_material_recheck_changes_recheck_id_fkey FOREIGN KEY (recheck_id) REFERENCES label_rechecks(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE raw_material_results
  ADD CONSTRAINT raw_material_results_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  ADD CONSTRAINT raw_material_results_material_id_fkey FOREIGN KEY (material_id) REFERENCES raw_materials(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE raw_materials
  ADD CONSTRAINT raw_materials_creator_company_id_fkey FOREIGN KEY (creator_company_id) REFERENCES companies(id),
  ADD CONSTRAINT raw_materials_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE sign_off_documents
  ADD CONSTRAINT sign_off_documents_added_by_fkey FOREIGN KEY (added_by) REFERENCES users(id),
  ADD CONSTRAINT sign_off_documents_label_id_fkey FOREIGN KEY (label_id) REFERENCES labels(id) ON DELETE CASCADE,
  ADD CONSTRAINT sign_off_documents_sign_off_id_fkey FOREIGN KEY (sign_off_id) REFERENCES label_sign_offs(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE told_conclusions
  ADD CONSTRAINT told_conclusions_pif_id_fkey FOREIGN KEY (pif_id) REFERENCES pifs(id) ON DELETE CASCADE,
  ADD CONSTRAINT told_conclusions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE toxicology_import_rows
  ADD CONSTRAINT toxicology_import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES toxicology_imports(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE toxicology_imports
  ADD CONSTRAINT toxicology_imports_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  ADD CONSTRAINT toxicology_imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE toxicology
  ADD CONSTRAINT toxicology_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  ADD CONSTRAINT toxicology_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  ADD CONSTRAINT toxicology_verified_by_fkey FOREIGN KEY (verified_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE toxicology_versions
  ADD CONSTRAINT toxicology_versions_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id),
  ADD CONSTRAINT toxicology_versions_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  ADD CONSTRAINT toxicology_versions_verified_by_fkey FOREIGN KEY (verified_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE users
  ADD CONSTRAINT users_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  ADD CONSTRAINT users_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisations(id);
