import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { type FileSlotName, PIF_FILE_TYPES } from '../../../../domain/pif/fileSlots.ts';
import { PIF_STAGES } from '../../../../domain/pif/stages.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import { formulas } from './formula.ts';
import { companies, CONCLUSIONS, labels, users } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Product information files; what people fill in stands in their sections. */
export const pifs = pgTable('pifs', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  companyId: text('company_id')
    .notNull()
    .references(() => companies.id),
  /** The label of the product; null when there is none, or when it was deleted. */
  labelId: text('label_id').references(() => labels.id, { onDelete: 'set null' }),
  formulaId: text('formula_id').references(() => formulas.id, { onDelete: 'set null' }),
  /** Number of the revision of the formula that the file is about. */
  formulaRevision: integer('formula_revision'),
  name: text('name').notNull(),
  reference: text('reference').notNull().default(''),
  stage: text('stage', { enum: PIF_STAGES }).notNull(),
  /** The stage that an archived file goes back to. */
  stageBefore: text('stage_before', { enum: PIF_STAGES }),
  /** Number of the last change of the stage. */
  version: integer('version').notNull().default(1),
  /** A signed file that is revised gets the next one. */
  revision: integer('revision').notNull().default(1),
  conclusion: text('conclusion', { enum: CONCLUSIONS }).notNull(),
  /** Name of the safety assessor; null until one is known. */
  assessor: text('assessor'),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  /** The last submission for review. */
  submittedAt: moment('submitted_at'),
  submittedBy: text('submitted_by').references(() => users.id),
  /** Why it was returned last. */
  returnReason: text('return_reason'),
  /** When the conclusion in force was drawn. */
  assessedAt: moment('assessed_at'),
  /** Who drew it, and alone signs it; null for one from before this was kept. */
  assessedBy: text('assessed_by').references(() => users.id),
  /** Day on which the last batch was placed on the market, YYYY-MM-DD. */
  lastBatchOn: text('last_batch_on'),
  /** Name and reference as the search looks through them. */
  searchText: text('search_text').notNull(),
});

type Wire = components['schemas'];

/** What each section holds. */
export interface PifContent {
  DESCRIPTION: Wire['PifDescriptionFields'];
  MANUFACTURING: Wire['PifManufacturingFields'];
  CLAIMS: Wire['PifClaimFields'];
  ANIMAL_TESTING: Wire['PifAnimalTestingFields'];
  PART_A: Wire['PifPartAFields'];
  PART_B: Wire['PifPartBFields'];
}

/**
 * What people fill in, each section with its own version. A section that nobody has saved may have no row; it is empty,
 * in version 1. Adding a section: its name here, in a migration and in the contract.
 */
export const pifSections = pgTable(
  'pif_sections',
  {
    pifId: text('pif_id')
      .notNull()
      .references(() => pifs.id, { onDelete: 'cascade' }),
    section: text('section', {
      enum: ['DESCRIPTION', 'MANUFACTURING', 'CLAIMS', 'ANIMAL_TESTING', 'PART_A', 'PART_B'],
    }).notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<PifContent[keyof PifContent]>().notNull(),
    changedBy: text('changed_by').references(() => users.id),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pifId, table.section] })],
);

/** Files in the slots of the sections; their content is in the store of documents. */
export const pifFiles = pgTable('pif_files', {
  id: text('id').primaryKey(),
  pifId: text('pif_id')
    .notNull()
    .references(() => pifs.id, { onDelete: 'cascade' }),
  slot: text('slot').$type<FileSlotName>().notNull(),
  /** Number of the last change of name or expiry. */
  version: integer('version').notNull().default(1),
  /** The name that is shown, at most 150 characters. */
  name: text('name').notNull(),
  mediaType: text('media_type', { enum: PIF_FILE_TYPES }).notNull(),
  /** Bytes. */
  size: integer('size').notNull(),
  /** Of the content as it is kept, in hexadecimal. */
  sha256: text('sha256').notNull(),
  /** A PDF with scripts, launch actions or embedded files. */
  hasActiveContent: boolean('has_active_content').notNull(),
  /** Name of the file in the store, which the store has chosen. */
  file: text('file').notNull().unique(),
  addedBy: text('added_by')
    .notNull()
    .references(() => users.id),
  addedAt: moment('added_at').notNull(),
  /** YYYY-MM-DD. */
  expiresOn: date('expires_on', { mode: 'string' }),
});

/**
 * What people note about requirements, each with its own version. One that nobody has noted has no row; it is empty, in
 * version 1.
 */
export const pifRequirements = pgTable(
  'pif_requirements',
  {
    pifId: text('pif_id')
      .notNull()
      .references(() => pifs.id, { onDelete: 'cascade' }),
    /** Of the requirement, as `domain/pif` names it. */
    key: text('key').notNull(),
    version: integer('version').notNull(),
    /** Who brings it. */
    owner: text('owner'),
    /** YYYY-MM-DD. */
    dueOn: date('due_on', { mode: 'string' }),
    /** YYYY-MM-DD. */
    askedOn: date('asked_on', { mode: 'string' }),
    note: text('note'),
    /** Why it is not needed; null where it is. */
    waivedBecause: text('waived_because'),
    changedBy: text('changed_by')
      .notNull()
      .references(() => users.id),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pifId, table.key] })],
);
