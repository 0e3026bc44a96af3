import { boolean, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { rawMaterials } from './raw-material.ts';
import { organisations, users } from './schema.ts';

/** The kinds of folders, as the REST service names them. */
export const FOLDER_WORDS = ['sds', 'tds', 'coa', 'sastav', 'mikrobiologija', 'necistoce', 'alergeni', 'ifra'] as const;
export type FolderWord = (typeof FOLDER_WORDS)[number];

/** The media types of documents. */
export const DOCUMENT_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.ms-outlook',
  'message/rfc822',
  'application/zip',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The document folders of a raw material. One that its type needs and that has no row is missing. */
export const documentFolders = pgTable(
  'document_folders',
  {
    materialId: text('material_id')
      .notNull()
      .references(() => rawMaterials.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: FOLDER_WORDS }).notNull(),
    isActive: boolean('is_active').notNull(),
  },
  (table) => [primaryKey({ columns: [table.materialId, table.kind] })],
);

/** What the common documents of a raw material say: kept by triggers of the database. */
export const documentSummaries = pgTable('document_summaries', {
  materialId: text('material_id')
    .primaryKey()
    .references(() => rawMaterials.id, { onDelete: 'cascade' }),
  /** Whether a folder that its type needs is empty. */
  isMissing: boolean('is_missing').notNull(),
  /** The first day on which the documents of a folder end, YYYY-MM-DD; null when none do. */
  goodUntil: date('good_until', { mode: 'string' }),
  /** Whether an organisation keeps documents of its own beside them. */
  hasOwn: boolean('has_own').notNull(),
  /** What the raw material itself says: who created it, and what the dashboard counts. */
  companyId: text('company_id').notNull(),
  hasDataFromDocuments: boolean('has_data_from_documents').notNull(),
  hasCmr: boolean('has_cmr').notNull(),
  isNano: boolean('is_nano').notNull(),
});

/**
 * How many summaries are alike, of raw materials without documents of an organisation's own: kept by triggers of the
 * database.
 */
export const materialCounts = pgTable(
  'material_counts',
  {
    companyId: text('company_id').notNull(),
    isMissing: boolean('is_missing').notNull(),
    /** YYYY-MM-DD; infinity for none. */
    goodUntil: date('good_until', { mode: 'string' }).notNull(),
    hasDataFromDocuments: boolean('has_data_from_documents').notNull(),
    hasCmr: boolean('has_cmr').notNull(),
    isNano: boolean('is_nano').notNull(),
    count: integer('count').notNull(),
  },
  ({ companyId, isMissing, goodUntil, hasDataFromDocuments, hasCmr, isNano }) => [
    primaryKey({ columns: [companyId, isMissing, goodUntil, hasDataFromDocuments, hasCmr, isNano] }),
  ],
);

export const documents = pgTable('documents', {
  id: text('id').primaryKey(),
  materialId: text('material_id')
    .notNull()
    .references(() => rawMaterials.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: FOLDER_WORDS }).notNull(),
  /** The name that is shown, at most 150 characters. */
  name: text('name').notNull(),
  mediaType: text('media_type', { enum: DOCUMENT_TYPES }).notNull(),
  /** Bytes. */
  size: integer('size').notNull(),
  /** Name of the file in the store, which the store has chosen. */
  file: text('file').notNull().unique(),
  addedAt: timestamp('added_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  addedBy: text('added_by')
    .notNull()
    .references(() => users.id),
  /** YYYY-MM-DD. */
  expiresOn: date('expires_on', { mode: 'string' }),
  /** Whether whoever sent it found scripts, launch actions or embedded files in it. */
  hasActiveContent: boolean('has_active_content').notNull().default(false),
  /**
   * The organisation that keeps it beside the common documents of another's raw material, seen by that organisation
   * alone; null: a common one.
   */
  organisationId: text('organisation_id').references(() => organisations.id),
});

/**
 * The documents that settle when a folder is good until, of raw materials without documents of an organisation's own:
 * kept by triggers of the database.
 */
export const documentEnds = pgTable('document_ends', {
  documentId: text('document_id')
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  materialId: text('material_id')
    .notNull()
    .references(() => rawMaterials.id, { onDelete: 'cascade' }),
  /** YYYY-MM-DD. */
  expiresOn: date('expires_on', { mode: 'string' }).notNull(),
  /** The companies that have the raw material in their catalogues. */
  companyIds: text('company_ids').array().notNull(),
});

/** What a newer version of a document has replaced. It goes and comes back with its document. */
export const documentVersions = pgTable('document_versions', {
  id: text('id').primaryKey(),
  documentId: text('document_id')
    .notNull()
    .references(() => documents.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  mediaType: text('media_type', { enum: DOCUMENT_TYPES }).notNull(),
  /** Bytes. */
  size: integer('size').notNull(),
  /** Name of the file in the store, which the store has chosen. */
  file: text('file').notNull().unique(),
  addedAt: timestamp('added_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  addedBy: text('added_by')
    .notNull()
    .references(() => users.id),
  /** YYYY-MM-DD. */
  expiresOn: date('expires_on', { mode: 'string' }),
  replacedAt: timestamp('replaced_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
});
