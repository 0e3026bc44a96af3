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
