-- Whether whoever sent a document found scripts, launch actions or embedded files in it. Documents from before were not examined.
ALTER TABLE documents ADD COLUMN has_active_content boolean NOT NULL DEFAULT false;
