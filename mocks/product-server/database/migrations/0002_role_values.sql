-- The server checks roles against domain/account/rights.ts, in requests and in responses; a second list would make every
-- new role a migration.
ALTER TABLE users DROP CONSTRAINT users_role_check;
