import { foreignKey, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { pifs } from './pif.ts';
import { users } from './schema.ts';

/** What was signed. A trigger refuses to change or delete a row. */
export const pifVersions = pgTable(
  'pif_versions',
  {
    pifId: text('pif_id')
      .notNull()
      .references(() => pifs.id),
    /** The revision that was signed: each is signed once. */
    number: integer('number').notNull(),
    conclusion: text('conclusion', { enum: ['safe', 'unsafe'] }).notNull(),
    /** SHA-256 of the snapshot, in hexadecimal. */
    hash: text('hash').notNull(),
    /** Canonical JSON: RFC 8785. */
    snapshot: text('snapshot').notNull(),
    /** Name of the PDF in the store of documents. */
    pdfFile: text('pdf_file').notNull().unique(),
    pdfSha256: text('pdf_sha256').notNull(),
    /** Bytes. */
    pdfSize: integer('pdf_size').notNull(),
    signedBy: text('signed_by')
      .notNull()
      .references(() => users.id),
    /** As it was when the version was signed. */
    signerName: text('signer_name').notNull(),
    signedAt: timestamp('signed_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    /** Whose certificate the electronic signature in the PDF is of; null where the PDF has none. */
    certificateSubject: text('certificate_subject'),
    /** Null with it. */
    pdfSignedAt: timestamp('pdf_signed_at', { withTimezone: true, precision: 3, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.pifId, table.number] })],
);

/** Exports that are copies of a signed version, by the SHA-256 of their bytes, so that they are known again. */
export const pifCopies = pgTable(
  'pif_copies',
  {
    pifId: text('pif_id').notNull(),
    number: integer('number').notNull(),
    sha256: text('sha256').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sha256, table.pifId, table.number] }),
    foreignKey({ columns: [table.pifId, table.number], foreignColumns: [pifVersions.pifId, pifVersions.number] }),
  ],
);
