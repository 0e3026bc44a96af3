-- Who put a message into the outbox last: its sender, or somebody who retried it. It counts in that person's messages of an hour.
ALTER TABLE messages ADD COLUMN queued_by text REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
UPDATE messages SET queued_by = sender_id;
