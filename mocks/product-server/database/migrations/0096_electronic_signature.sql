-- The electronic signature in the PDF of a version: whose certificate, and when. Nothing of it where the PDF has none.
ALTER TABLE pif_versions
  ADD COLUMN certificate_subject text,
  ADD COLUMN pdf_signed_at timestamptz(3),
  ADD CONSTRAINT pif_versions_signature_is_whole CHECK ((certificate_subject IS NULL) = (pdf_signed_at IS NULL));
