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
