-- Tokens with which tools of a person query the product in the person's name. Kept as hashes only.
CREATE TABLE access_tokens (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  -- SHA-256 of the token, in hexadecimal.
  hash text NOT NULL UNIQUE,
  is_read_only boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3)
);
--> statement-breakpoint
CREATE INDEX access_tokens_of_user ON access_tokens (user_id);
