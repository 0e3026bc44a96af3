-- Who entered a raw material: a person who works for several companies stays its creator whichever of them it was entered for.
ALTER TABLE raw_materials ADD COLUMN entered_by text REFERENCES users (id) ON DELETE SET NULL;
