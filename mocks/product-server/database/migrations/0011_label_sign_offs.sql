CREATE TABLE label_sign_offs (
  id text PRIMARY KEY,
  label_id text NOT NULL REFERENCES labels ON DELETE CASCADE,
  code text NOT NULL,
  ingredient text,
  reference text NOT NULL,
  key text NOT NULL CHECK (key ~ '^[0-9a-f]{64}$'),
  reason text NOT NULL CHECK (reason <> ''),
  signed_by text NOT NULL REFERENCES users,
  signed_at timestamptz(3) NOT NULL,
  withdrawn_by text REFERENCES users,
  withdrawn_at timestamptz(3),
  CHECK ((withdrawn_by IS NULL) = (withdrawn_at IS NULL))
);
--> statement-breakpoint
CREATE INDEX label_sign_offs_of_label ON label_sign_offs (label_id, signed_at);
--> statement-breakpoint
CREATE UNIQUE INDEX label_sign_offs_in_force ON label_sign_offs (label_id, key) WHERE withdrawn_at IS NULL;
