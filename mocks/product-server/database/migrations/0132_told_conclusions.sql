-- Who was told by e-mail of a conclusion of a file, and hears therefore when it is taken back or drawn anew.
CREATE TABLE told_conclusions (
  pif_id text NOT NULL REFERENCES pifs (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  PRIMARY KEY (pif_id, user_id)
);
--> statement-breakpoint
CREATE INDEX told_conclusions_by_user ON told_conclusions (user_id);
