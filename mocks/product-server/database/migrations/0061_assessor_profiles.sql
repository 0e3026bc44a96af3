-- What staff state of themselves as safety assessors, with the proof of their qualification.
CREATE TABLE assessor_profiles (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  version integer NOT NULL,
  title text,
  address text,
  qualification text,
  valid_until date,
  proof jsonb,
  -- Of the proof in the store of documents.
  proof_file text UNIQUE,
  changed_at timestamptz(3) NOT NULL
);
