-- Links that show a signed version to an inspector without an account. Of the token there is only its SHA-256.
CREATE TABLE inspection_links (
  id text PRIMARY KEY,
  pif_id text NOT NULL,
  version integer NOT NULL,
  token_hash text NOT NULL UNIQUE,
  -- Whom it is for and why, as the inspector sees it.
  purpose text NOT NULL,
  created_by text NOT NULL REFERENCES users,
  -- As it was when the link was made: it stands on what the inspector sees.
  creator_name text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3),
  revoker_name text,
  FOREIGN KEY (pif_id, version) REFERENCES pif_versions
);
--> statement-breakpoint
CREATE INDEX inspection_links_of_pif ON inspection_links (pif_id);
--> statement-breakpoint
CREATE TABLE inspection_openings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  link_id text NOT NULL REFERENCES inspection_links,
  opened_at timestamptz(3) NOT NULL,
  -- The visitor's network, without the part that names one machine.
  network text NOT NULL,
  subject text NOT NULL CHECK (subject IN ('PAGE', 'PDF', 'FILE')),
  -- Of a file.
  file_name text
);
--> statement-breakpoint
CREATE INDEX inspection_openings_of_link ON inspection_openings (link_id, id);
