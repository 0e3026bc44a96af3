-- What a stored result was judged with, and the findings that decided it; null is unknown, and such a label is judged again.
ALTER TABLE labels
  ADD COLUMN checked_with text,
  ADD COLUMN findings jsonb;
--> statement-breakpoint
-- A run over all labels after a change of the knowledge or of the rules, or before an import is applied, to show what it would change.
CREATE TABLE label_rechecks (
  id text PRIMARY KEY,
  number bigserial NOT NULL,
  kind text NOT NULL CHECK (kind IN ('primena', 'pregled')),
  cause text NOT NULL CHECK (cause IN ('uvoz', 'povracaj', 'znanje', 'pravila')),
  import_id text REFERENCES knowledge_imports ON DELETE SET NULL,
  content text REFERENCES knowledge_parts (part),
  dated_on text,
  target text NOT NULL,
  knowledge jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('radi', 'gotovo', 'zamenjeno', 'neuspelo')),
  done integer NOT NULL,
  total integer NOT NULL,
  started_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE label_recheck_changes (
  recheck_id text NOT NULL REFERENCES label_rechecks ON DELETE CASCADE,
  label_id text NOT NULL REFERENCES labels ON DELETE CASCADE,
  status_before smallint NOT NULL CHECK (status_before BETWEEN 1 AND 3),
  status_after smallint NOT NULL CHECK (status_after BETWEEN 1 AND 3),
  appeared jsonb NOT NULL,
  gone jsonb NOT NULL,
  PRIMARY KEY (recheck_id, label_id)
);
--> statement-breakpoint
CREATE INDEX label_recheck_changes_of_label ON label_recheck_changes (label_id);
