-- Exports that are copies of a signed version, so that they are known again by their bytes.
CREATE TABLE pif_copies (
  pif_id text NOT NULL,
  number integer NOT NULL,
  sha256 text NOT NULL,
  CONSTRAINT pif_copies_sha256_pif_id_number_pk PRIMARY KEY (sha256, pif_id, number),
  CONSTRAINT pif_copies_pif_id_number_pif_versions_pif_id_number_fk
    FOREIGN KEY (pif_id, number) REFERENCES pif_versions (pif_id, number)
);
