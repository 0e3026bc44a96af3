-- Whose import it is: seen and cancelled by this organisation and administrators; null: of before, for administrators alone.
ALTER TABLE knowledge_imports ADD COLUMN organisation_id text REFERENCES organisations(id);
