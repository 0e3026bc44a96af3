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
