-- The range in which the pH of the product lies; null is not known.
ALTER TABLE labels
  ADD COLUMN ph_min double precision CHECK (ph_min BETWEEN 0 AND 14),
  ADD COLUMN ph_max double precision CHECK (ph_max BETWEEN 0 AND 14),
  ADD CONSTRAINT labels_ph_in_order CHECK (ph_min <= ph_max);
