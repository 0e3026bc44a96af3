-- The revision of the formula that a label was made from. A formula is kept while a label follows it.
ALTER TABLE labels
  ADD COLUMN formula_id text,
  ADD COLUMN formula_revision integer,
  ADD CONSTRAINT labels_formula_whole CHECK ((formula_id IS NULL) = (formula_revision IS NULL)),
  ADD CONSTRAINT labels_formula_fkey FOREIGN KEY (formula_id, formula_revision) REFERENCES formula_revisions (formula_id, number);
--> statement-breakpoint
CREATE INDEX labels_of_formula ON labels (formula_id) WHERE formula_id IS NOT NULL;
