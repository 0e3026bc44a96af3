-- The row of a sheet as it was sent, so that it can be compared again with a corrected INCI name.
ALTER TABLE raw_material_import_rows ADD COLUMN sent jsonb;
