-- Messages that people send, and notices. Stored before the first try, so that a kill loses none.
CREATE TABLE messages (
  id text PRIMARY KEY,
  number bigserial NOT NULL,
  -- Null for a notice that nobody wrote.
  sender_id text REFERENCES users ON DELETE SET NULL,
  from_name text NOT NULL,
  reply_to text,
  -- What the form made once, and the SHA-256 of what came with it.
  request_key text,
  request_hash text,
  subject text NOT NULL,
  body text NOT NULL,
  -- Message-ID of every try: RFC 5322, section 3.6.4.
  mime_id text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('QUEUED', 'SENDING', 'ACCEPTED', 'PARTLY', 'FAILED', 'CANCELLED')),
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  -- When it was put into the outbox, by its sender or by a retry.
  queued_at timestamptz(3) NOT NULL,
  next_attempt_at timestamptz(3) NOT NULL,
  lease_until timestamptz(3),
  UNIQUE (sender_id, request_key)
);
--> statement-breakpoint
CREATE INDEX messages_to_send ON messages (next_attempt_at) WHERE state IN ('QUEUED', 'SENDING');
--> statement-breakpoint
CREATE INDEX messages_of_sender ON messages (sender_id, queued_at);
--> statement-breakpoint
CREATE TABLE message_recipients (
  message_id text NOT NULL REFERENCES messages ON DELETE CASCADE,
  position integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('TO', 'CC', 'BCC')),
  address text NOT NULL,
  state text NOT NULL CHECK (state IN ('QUEUED', 'ACCEPTED', 'FAILED', 'CANCELLED')),
  -- The last answer of the mail server.
  answer text,
  answered_at timestamptz(3),
  PRIMARY KEY (message_id, position)
);
--> statement-breakpoint
-- Copies of the attachments, so that what is sent is what was attached.
CREATE TABLE message_files (
  id text PRIMARY KEY,
  -- Null while a file was uploaded and its message not sent yet.
  message_id text REFERENCES messages ON DELETE CASCADE,
  position integer NOT NULL DEFAULT 0,
  name text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL,
  file text NOT NULL,
  added_by text REFERENCES users ON DELETE SET NULL,
  added_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE INDEX message_files_of_message ON message_files (message_id);
