-- Sessions that were signed out. Only the hashes of their tokens are kept, until they have expired anyway.
CREATE TABLE revoked_tokens (
  hash text PRIMARY KEY,
  expires_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE INDEX revoked_tokens_by_end ON revoked_tokens (expires_at);
