import {
  bigserial,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { organisations } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The inventory and the annexes, which the Commission publishes separately and an import replaces one at a time. */
export const PARTS = ['inventar', 'aneksII', 'aneksIII', 'aneksIV', 'aneksV', 'aneksVI'] as const;
export type Part = (typeof PARTS)[number];

/**
 * The version of each part that is in force. An import is prepared for one version and cannot be applied to another.
 */
export const knowledgeParts = pgTable('knowledge_parts', {
  part: text('part', { enum: PARTS }).primaryKey(),
  version: integer('version').notNull(),
  /** The export and its date, or the starter knowledge. */
  source: text('source').notNull(),
  isImported: boolean('is_imported').notNull(),
  /** Day of the export such as 2026-06-17; null for the starter knowledge. */
  datedOn: text('dated_on'),
  changedAt: moment('changed_at').notNull(),
});

/** The published data of an ingredient, which a refresh restores. */
export interface Published {
  inci: string;
  cas: string[];
  ec: string[];
  synonyms: string[];
  functions: string[];
}

export const ingredients = pgTable('ingredients', {
  id: text('id').primaryKey(),
  cosingReference: text('cosing_reference'),
  inci: text('inci').notNull(),
  cas: text('cas').array().notNull(),
  ec: text('ec').array().notNull(),
  synonyms: text('synonyms').array().notNull(),
  functions: text('functions').array().notNull(),
  description: text('description'),
  /** Column "Restriction" of the inventory as published. */
  restriction: text('restriction'),
  isWithdrawn: boolean('is_withdrawn').notNull(),
  source: text('source').notNull(),
  refreshedAt: moment('refreshed_at').notNull(),
  /** Null for one that no export has named yet. */
  published: jsonb('published').$type<Published>(),
  /** `inciKey` of the name, by which annex entries are found. */
  nameKey: text('name_key').notNull(),
  /** The beginning of the folded name, short enough for an index; for sorting and for searches by prefix. */
  sortName: text('sort_name').notNull(),
  /** The searched text: folded name, synonyms and numbers, one a line. */
  searchText: text('search_text').notNull(),
});

/**
 * Entries of the annexes as published. Reference numbers repeat: `occurrence` counts from 1, `position` is the place in
 * the annex.
 */
export const annexRows = pgTable(
  'annex_rows',
  {
    annex: text('annex', { enum: ['II', 'III', 'IV', 'V', 'VI'] }).notNull(),
    reference: text('reference').notNull(),
    occurrence: smallint('occurrence').notNull(),
    position: integer('position').notNull(),
    substance: text('substance').notNull(),
    names: text('names').array().notNull(),
    casNumbers: text('cas_numbers').notNull(),
    productTypes: text('product_types').notNull(),
    maximum: text('maximum').notNull(),
    otherConditions: text('other_conditions').notNull(),
    warnings: text('warnings').notNull(),
    regulation: text('regulation').notNull(),
    /** Column "CMR" as published. */
    ecNumbers: text('ec_numbers').notNull(),
    cmr: text('cmr').notNull(),
    /** Keys of the names of the entry, as domain/annex reads them. */
    keys: text('keys').array().notNull(),
    /**
     * Day of the state of the entry: that of the export that brought it, such as 2026-06-17; '' where it named none.
     */
    asOf: text('as_of').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.annex, table.reference, table.occurrence] })],
);

/** What a part said of itself before an import. */
export interface PartBefore {
  source: string;
  isImported: boolean;
  datedOn: string | null;
}

const IMPORT_STATES = ['citanje', 'spremno', 'primenjeno', 'neuspelo', 'vraceno'] as const;
export const CHANGE_KINDS = ['dodato', 'izmenjeno', 'povuceno', 'sumnjivo', 'preskoceno'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Something wrong with a file or a row of it. */
export interface Problem {
  linija: number | null;
  kolona: string | null;
  kod: string;
  vrednost: string | null;
}

/** A field before and after. */
export interface FieldChange {
  polje: string;
  pre: string | null;
  posle: string | null;
}

export const knowledgeImports = pgTable('knowledge_imports', {
  id: text('id').primaryKey(),
  number: bigserial('number', { mode: 'number' }).notNull(),
  name: text('name').notNull(),
  content: text('content', { enum: PARTS }),
  state: text('state', { enum: IMPORT_STATES }).notNull(),
  rowsDone: integer('rows_done').notNull(),
  rowCount: integer('row_count'),
  /** The version of its part that it was compared with. */
  baseVersion: integer('base_version'),
  source: text('source'),
  /** Day of the export such as 2026-06-17; null when the file does not say. */
  datedOn: text('dated_on'),
  counts: jsonb('counts').$type<Partial<Record<ChangeKind, number>>>().notNull(),
  problems: jsonb('problems').$type<Problem[]>().notNull(),
  problemCount: integer('problem_count').notNull(),
  /** Whether it would withdraw so much of what stands that applying it asks twice. */
  withdrawsMuch: boolean('withdraws_much').notNull().default(false),
  /** How many entries are newer than the file and would go back; they stay unless a person types their number. */
  goesBack: integer('goes_back').notNull().default(0),
  /** The newest state among them; null: none. */
  newerState: text('newer_state'),
  /** The part as it was before; null when the import cannot be taken back. */
  beforePart: jsonb('before_part').$type<PartBefore>(),
  /** The organisation that sees and cancels it, administrators aside; null: administrators alone. */
  organisationId: text('organisation_id').references(() => organisations.id),
  startedAt: moment('started_at').notNull(),
  appliedAt: moment('applied_at'),
});

export const importChanges = pgTable(
  'knowledge_import_changes',
  {
    importId: text('import_id')
      .notNull()
      .references(() => knowledgeImports.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: CHANGE_KINDS }).notNull(),
    position: integer('position').notNull(),
    line: integer('line'),
    name: text('name').notNull(),
    fields: jsonb('fields').$type<FieldChange[]>().notNull(),
    reasons: text('reasons').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.kind, table.position] })],
);
