-- What a company states of itself beside its name; an archived one is offered nowhere.
ALTER TABLE companies
  ALTER COLUMN email DROP NOT NULL,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN address text,
  ADD COLUMN phone text,
  ADD COLUMN registration_number text,
  ADD COLUMN tax_number text,
  ADD COLUMN contact text,
  ADD COLUMN is_archived boolean NOT NULL DEFAULT false,
  ADD COLUMN changed_at timestamptz(3) NOT NULL DEFAULT '2024-01-01T00:00:00Z';
