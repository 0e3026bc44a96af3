import { type FieldChange, fieldChanges } from '../../../../domain/history/fieldChanges.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { documents } from '../../database/schema/document-folder.ts';
import { TEXT_COLUMN_NAMES, TEXT_COLUMNS } from '../../database/schema/raw-material.ts';
import { recordEvent, recordEvents } from '../history/recordEvent.ts';
import type { RawMaterialRow } from './rawMaterialAccess.ts';
import { escapeIfAmbiguous } from './rawMaterialWireForm.ts';

type Material = Pick<RawMaterialRow, 'id'>;
type Person = Pick<Caller, 'id'>;

/** What people can change in a raw material, by the names of the service. */
const stateOf = (row: RawMaterialRow): object => ({
  tradeName: row.tradeName,
  proizvodjac: row.manufacturer,
  sifra: row.code,
  vrsta: row.vrsta,
  incis: row.composition,
  dataFromDocs: row.dataFromDocs,
  ...Object.fromEntries(TEXT_COLUMN_NAMES.map((column) => [TEXT_COLUMNS[column].wire, row[column]])),
  imaCMR: row.imaCmr,
  nano: row.nano,
});

const escaped = (text: string | null): string | null => text && escapeIfAmbiguous(text);
/** The values as the service sends them: those of raw materials are stored as plain text. */
const changesBetween = (before: object, after: object): FieldChange[] =>
  fieldChanges(before, after, ['inci']).map(({ field, ...values }) => ({
    field,
    before: escaped(values.before),
    after: escaped(values.after),
  }));

export const recordNewMaterials = (tx: Database, caller: Person, rows: readonly Material[]): Promise<void> =>
  recordEvents(
    tx,
    caller,
    rows.map(({ id }) => ({ subject: 'RAW_MATERIAL', subjectId: id, kind: 'CREATED' })),
  );

export const recordMaterialChange = (
  tx: Database,
  caller: Person,
  before: RawMaterialRow,
  after: RawMaterialRow,
): Promise<void> =>
  recordEvent(tx, caller, {
    subject: 'RAW_MATERIAL',
    subjectId: after.id,
    kind: 'CHANGED',
    changes: changesBetween(stateOf(before), stateOf(after)),
  });

/** A change of the values with which a company works; those who do not work for it are not told. */
export const recordOverrideChange = (
  tx: Database,
  caller: Person,
  { id }: Material,
  company: { id: string; name: string },
  { before, after }: Record<'before' | 'after', { isActive: boolean; values: object }>,
): Promise<void> =>
  recordEvent(tx, caller, {
    subject: 'RAW_MATERIAL',
    subjectId: id,
    kind: 'CHANGED',
    companyId: company.id,
    changes: changesBetween(
      { ukljuceno: before.isActive, ...before.values },
      { ukljuceno: after.isActive, ...after.values },
    ),
    note: escapeIfAmbiguous(company.name),
  });

/** A raw material that was put back from the bin; its former events tell the rest. */
export const recordRestoredMaterial = (
  tx: Database,
  caller: Person,
  { id, tradeName }: Material & { tradeName: string },
): Promise<void> =>
  recordEvent(tx, caller, {
    subject: 'RAW_MATERIAL',
    subjectId: id,
    kind: 'RESTORED',
    note: escapeIfAmbiguous(tradeName),
  });

export const recordDeletedMaterial = (
  tx: Database,
  caller: Person,
  { id, tradeName }: Material & { tradeName: string },
): Promise<void> =>
  recordEvent(tx, caller, {
    subject: 'RAW_MATERIAL',
    subjectId: id,
    kind: 'DELETED',
    note: escapeIfAmbiguous(tradeName),
  });

/** A duplicate that was merged into a raw material. */
export const recordMergedMaterial = (
  tx: Database,
  caller: Person,
  { id }: Material,
  { tradeName, manufacturer }: Pick<RawMaterialRow, 'tradeName' | 'manufacturer'>,
): Promise<void> =>
  recordEvent(tx, caller, {
    subject: 'RAW_MATERIAL',
    subjectId: id,
    kind: 'MERGED',
    note: escapeIfAmbiguous([tradeName, manufacturer].filter((part) => part !== '').join(' · ')),
  });

/** The deletion of many raw materials at once. */
export const recordDeletedMaterials = (
  tx: Database,
  caller: Person,
  rows: readonly (Material & { tradeName: string })[],
): Promise<void> =>
  recordEvents(
    tx,
    caller,
    rows.map(({ id, tradeName }) => ({
      subject: 'RAW_MATERIAL',
      subjectId: id,
      kind: 'DELETED',
      note: escapeIfAmbiguous(tradeName),
    })),
  );

/** What can be changed of a document, by the names of the service. */
export const documentState = ({
  name,
  kind,
  expiresOn,
}: Pick<typeof documents.$inferSelect, 'name' | 'kind' | 'expiresOn'>) => ({
  naziv: name,
  folder: kind,
  istice: expiresOn,
});

/**
 * A document that was added, changed or deleted, or a folder that was taken in use or out of it. Those of one
 * organisation are told to it alone.
 */
export const recordDocumentChange = (
  tx: Database,
  caller: Person,
  { id }: Material,
  { organisationId }: { organisationId: string | null },
  before: object,
  after: object,
): Promise<void> =>
  recordEvent(tx, caller, {
    subject: 'RAW_MATERIAL',
    subjectId: id,
    kind: 'FILE',
    organisationId,
    changes: changesBetween(before, after),
  });
