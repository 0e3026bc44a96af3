-- Who changed what of a product information file, a label or a raw material, and when. Written with the change; events are never changed.
CREATE TABLE events (
  id text PRIMARY KEY,
  subject text NOT NULL,
  -- Not a reference: what happened stays known when the subject is deleted.
  subject_id text NOT NULL,
  happened_at timestamptz(3) NOT NULL,
  -- Null: the service itself, such as a recheck after a change of the law.
  person_id text REFERENCES users,
  kind text NOT NULL,
  section text,
  -- Fields with their values before and after, by the names of the service.
  changes jsonb NOT NULL,
  note text,
  -- For staff alone.
  is_internal boolean NOT NULL DEFAULT false,
  -- For those who work for this company alone; null for everybody who sees the subject.
  company_id text REFERENCES companies ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX events_of_subject ON events (subject, subject_id, happened_at DESC, id DESC);
