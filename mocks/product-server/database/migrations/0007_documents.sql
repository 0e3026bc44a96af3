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
