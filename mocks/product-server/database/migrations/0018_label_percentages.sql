-- Concentrations of ingredients that are known beside the printed list.
ALTER TABLE labels ADD COLUMN percentages jsonb NOT NULL DEFAULT '[]';
