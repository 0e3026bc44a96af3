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
