-- What was answered to creates that carried a key, for a second send of the same one.
CREATE TABLE create_answers (
  user_id text NOT NULL,
  operation text NOT NULL,
  key text NOT NULL,
  body text NOT NULL,
  answer text,
  asked_at timestamp (3) with time zone NOT NULL,
  CONSTRAINT create_answers_user_id_operation_key_pk PRIMARY KEY (user_id, operation, key)
);
--> statement-breakpoint
CREATE INDEX create_answers_by_time ON create_answers (asked_at);
