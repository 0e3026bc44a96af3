-- What people have said of the columns of sheets, by the headings of a table. Of an organisation where the subject
-- belongs to no company.
CREATE TABLE import_layouts (
  subject text NOT NULL,
  owner_id text NOT NULL,
  fingerprint text NOT NULL,
  columns jsonb NOT NULL,
  chosen_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT import_layouts_subject_check CHECK ((subject = ANY (ARRAY['formula'::text, 'sirovine'::text, 'parfemi'::text, 'toksikologija'::text]))),
  CONSTRAINT import_layouts_pkey PRIMARY KEY (subject, owner_id, fingerprint)
);
--> statement-breakpoint
-- A formula is also imported from xlsm, xls and ods files.
ALTER TABLE formula_imports DROP CONSTRAINT formula_imports_media_type_check;
--> statement-breakpoint
ALTER TABLE formula_imports ADD CONSTRAINT formula_imports_media_type_check CHECK ((media_type = ANY (ARRAY['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'::text, 'application/vnd.ms-excel.sheet.macroEnabled.12'::text, 'application/vnd.ms-excel'::text, 'application/vnd.oasis.opendocument.spreadsheet'::text, 'text/csv'::text])));
