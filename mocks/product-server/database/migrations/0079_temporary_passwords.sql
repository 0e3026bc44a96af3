-- Until when a temporary password works; null for a password that the person chose.
ALTER TABLE users
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN temporary_password_until timestamptz(3);
--> statement-breakpoint
-- One person has one account, whatever the case of the letters of the address.
CREATE UNIQUE INDEX users_by_email ON users (lower(email));
