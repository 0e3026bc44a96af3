-- A deadline of the law that has passed changes results too.
ALTER TABLE label_rechecks DROP CONSTRAINT label_rechecks_cause_check;
--> statement-breakpoint
ALTER TABLE label_rechecks
  ADD CONSTRAINT label_rechecks_cause_check CHECK (cause IN ('uvoz', 'povracaj', 'znanje', 'pravila', 'rok'));
