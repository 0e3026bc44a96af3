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
