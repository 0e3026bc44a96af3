CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE organisations (
  id text PRIMARY KEY,
  name text NOT NULL
);
--> statement-breakpoint
CREATE TABLE companies (
  id text PRIMARY KEY,
  organisation_id text NOT NULL REFERENCES organisations,
  name text NOT NULL,
  email text NOT NULL,
  logo text,
  created_by text
);
--> statement-breakpoint
CREATE TABLE users (
  id text PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL UNIQUE,
  role text NOT NULL CHECK (role IN ('admin', 'orgAdmin', 'user', 'dcp', 'client')),
  organisation_id text NOT NULL REFERENCES organisations,
  company_id text NOT NULL REFERENCES companies,
  selected_company_id text,
  photo text,
  password_hash text NOT NULL,
  password_changed_at timestamptz(3),
  is_active boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE companies ADD FOREIGN KEY (created_by) REFERENCES users DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
CREATE TABLE given_companies (
  user_id text NOT NULL REFERENCES users,
  company_id text NOT NULL REFERENCES companies,
  PRIMARY KEY (user_id, company_id)
);
--> statement-breakpoint
CREATE TABLE logins (
  id bigserial PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  date timestamptz(3) NOT NULL,
  ip text
);
--> statement-breakpoint
CREATE INDEX logins_of_user ON logins (user_id, id);
--> statement-breakpoint
CREATE TABLE labels (
  id text PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  company_id text NOT NULL REFERENCES companies,
  name text NOT NULL,
  product_code text NOT NULL,
  photo text,
  ingredients text[] NOT NULL,
  status smallint NOT NULL CHECK (status BETWEEN 1 AND 3),
  is_active boolean NOT NULL,
  is_archived boolean NOT NULL,
  label_text text NOT NULL,
  precautions text NOT NULL,
  remarks text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  result_changed_at timestamptz(3) NOT NULL,
  search_text text NOT NULL
);
--> statement-breakpoint
CREATE INDEX labels_by_created ON labels (created_at, id);
--> statement-breakpoint
CREATE INDEX labels_by_result ON labels (result_changed_at, id);
--> statement-breakpoint
CREATE INDEX labels_of_company_by_created ON labels (company_id, created_at, id);
--> statement-breakpoint
CREATE INDEX labels_of_company_by_result ON labels (company_id, result_changed_at, id);
--> statement-breakpoint
CREATE INDEX labels_of_status_by_created ON labels (status, created_at, id);
--> statement-breakpoint
CREATE INDEX labels_of_status_by_result ON labels (status, result_changed_at, id);
--> statement-breakpoint
CREATE INDEX labels_with_photo ON labels (photo);
--> statement-breakpoint
CREATE INDEX labels_search ON labels USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE TABLE label_counts (
  company_id text NOT NULL,
  status smallint NOT NULL,
  is_active boolean NOT NULL,
  is_archived boolean NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (company_id, status, is_active, is_archived)
);
--> statement-breakpoint
CREATE FUNCTION count_labels() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO label_counts
      SELECT company_id, status, is_active, is_archived, -count(*) FROM gone GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
      ON CONFLICT (company_id, status, is_active, is_archived)
      DO UPDATE SET count = label_counts.count + excluded.count;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO label_counts
      SELECT company_id, status, is_active, is_archived, count(*) FROM come GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
      ON CONFLICT (company_id, status, is_active, is_archived)
      DO UPDATE SET count = label_counts.count + excluded.count;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_inserted_labels AFTER INSERT ON labels
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_labels();
--> statement-breakpoint
CREATE TRIGGER count_updated_labels AFTER UPDATE ON labels
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_labels();
--> statement-breakpoint
CREATE TRIGGER count_deleted_labels AFTER DELETE ON labels
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_labels();
--> statement-breakpoint
CREATE TABLE seeding (
  scale integer PRIMARY KEY,
  seeded_at timestamptz(3) NOT NULL
);
