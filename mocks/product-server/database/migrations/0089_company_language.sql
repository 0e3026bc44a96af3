-- In which language a company is asked for documents.
ALTER TABLE companies ADD COLUMN language text NOT NULL DEFAULT 'sr' CHECK (language IN ('sr', 'en'));
