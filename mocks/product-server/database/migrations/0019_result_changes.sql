-- When a run changed the result of a label, as the label says: while the two are the same, that run made its result what it is.
ALTER TABLE label_recheck_changes ADD COLUMN result_changed_at timestamptz(3);
