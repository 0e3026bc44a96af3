-- Comments on product information files; one without a section is about the whole file.
CREATE TABLE pif_comments (
  id text PRIMARY KEY,
  pif_id text NOT NULL REFERENCES pifs ON DELETE CASCADE,
  section text,
  -- The row of the section that it is about.
  anchor text,
  text text NOT NULL,
  -- It has to be resolved before the product is called safe.
  is_required boolean NOT NULL,
  -- For staff alone.
  is_internal boolean NOT NULL,
  author_id text NOT NULL REFERENCES users,
  created_at timestamptz(3) NOT NULL,
  resolved_by text REFERENCES users,
  resolved_at timestamptz(3)
);
--> statement-breakpoint
CREATE INDEX pif_comments_of_pif ON pif_comments (pif_id);
