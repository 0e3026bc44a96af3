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
