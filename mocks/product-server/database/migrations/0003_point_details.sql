-- What a point of departure is: type, route, duration, days of a week, year, dermal absorption of its study. Null: nothing of it is stated.
ALTER TABLE toxicology ADD COLUMN pod_details jsonb;
