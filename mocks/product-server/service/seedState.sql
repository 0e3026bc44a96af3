-- Keeps what every table holds now, so that seed_state.restore() puts it back: seedState.ts. The schema `seed` holds a copy of every
-- table that has been changed, made by a trigger before the first change; `seed_state` holds which tables and sequences there
-- were. A trigger costs a look-up for each statement, copying all tables at the start would take a second.
DROP SCHEMA IF EXISTS seed, seed_state CASCADE;
--> statement-breakpoint
CREATE SCHEMA seed;
--> statement-breakpoint
CREATE SCHEMA seed_state;
--> statement-breakpoint
CREATE TABLE seed_state.tables (id oid PRIMARY KEY, name text NOT NULL, is_changed boolean NOT NULL DEFAULT false);
--> statement-breakpoint
CREATE TABLE seed_state.sequences AS SELECT sequencename AS name, last_value FROM pg_sequences WHERE schemaname = 'public';
--> statement-breakpoint
CREATE FUNCTION seed_state.keep() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE kept text;
BEGIN
  SELECT name INTO kept FROM seed_state.tables WHERE id = TG_RELID AND NOT is_changed;
  IF FOUND THEN
    EXECUTE format('CREATE TABLE IF NOT EXISTS seed.%I AS TABLE public.%I', kept, TG_TABLE_NAME);
    UPDATE seed_state.tables SET is_changed = true WHERE id = TG_RELID;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION seed_state.watch(table_name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER seed_state_keep BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.%I'
    ' FOR EACH STATEMENT EXECUTE FUNCTION seed_state.keep()', table_name);
  INSERT INTO seed_state.tables (id, name) VALUES (format('public.%I', table_name)::regclass, table_name);
END $$;
--> statement-breakpoint
CREATE FUNCTION seed_state.columns(table_name text) RETURNS text LANGUAGE sql AS $$
  SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
  WHERE attrelid = format('public.%I', table_name)::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
$$;
--> statement-breakpoint
-- Only rows that differ are touched, so that a table of thousands of rows costs its comparison alone.
CREATE FUNCTION seed_state.put_back(table_name text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE names text := seed_state.columns(table_name);
BEGIN
  EXECUTE format('DELETE FROM public.%1$I now WHERE now::text NOT IN (SELECT first::text FROM seed.%1$I first)', table_name);
  EXECUTE format('INSERT INTO public.%1$I (%2$s) OVERRIDING SYSTEM VALUE SELECT %2$s FROM seed.%1$I first'
    ' WHERE first::text NOT IN (SELECT now::text FROM public.%1$I now)', table_name, names);
END $$;
--> statement-breakpoint
CREATE FUNCTION seed_state.put_back_replaced(table_name text, table_id oid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE current_name text;
BEGIN
  EXECUTE format('DROP TABLE IF EXISTS public.%I', table_name);
  SELECT relname INTO current_name FROM pg_class WHERE oid = table_id;
  IF FOUND THEN
    EXECUTE format('ALTER TABLE public.%I RENAME TO %I', current_name, table_name);
  ELSE
    EXECUTE format('CREATE TABLE public.%1$I (LIKE seed.%1$I INCLUDING ALL)', table_name);
    PERFORM seed_state.put_back(table_name);
    DELETE FROM seed_state.tables WHERE id = table_id;
    PERFORM seed_state.watch(table_name);
  END IF;
END $$;
--> statement-breakpoint
-- As a replica, so that neither foreign keys nor triggers act on what is put back: their effects are put back too.
CREATE FUNCTION seed_state.restore() RETURNS void LANGUAGE plpgsql AS $$
DECLARE one record;
BEGIN
  PERFORM set_config('session_replication_role', 'replica', true);
  FOR one IN SELECT * FROM seed_state.tables LOOP
    IF to_regclass(format('public.%I', one.name)) IS DISTINCT FROM one.id THEN
      PERFORM seed_state.put_back_replaced(one.name, one.id);
    END IF;
  END LOOP;
  FOR one IN SELECT tablename FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT IN (SELECT name FROM seed_state.tables) LOOP
    EXECUTE format('DROP TABLE public.%I CASCADE', one.tablename);
  END LOOP;
  FOR one IN SELECT name FROM seed_state.tables WHERE is_changed LOOP
    PERFORM seed_state.put_back(one.name);
  END LOOP;
  UPDATE seed_state.tables SET is_changed = false WHERE is_changed;
  FOR one IN SELECT first.name, first.last_value FROM seed_state.sequences first JOIN pg_sequences now
    ON now.schemaname = 'public' AND now.sequencename = first.name WHERE now.last_value IS DISTINCT FROM first.last_value LOOP
    PERFORM setval(format('public.%I', one.name)::regclass, coalesce(one.last_value, 1), one.last_value IS NOT NULL);
  END LOOP;
END $$;
--> statement-breakpoint
SELECT seed_state.watch(tablename) FROM pg_tables WHERE schemaname = 'public';
--> statement-breakpoint
-- An import exchanges this table for another one, and the next import drops it.
CREATE TABLE seed.ingredients (LIKE ingredients INCLUDING ALL);
--> statement-breakpoint
INSERT INTO seed.ingredients SELECT * FROM ingredients;
