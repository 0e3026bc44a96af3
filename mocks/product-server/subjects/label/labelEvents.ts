import { fieldChanges } from '../../../../domain/history/fieldChanges.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { formulas } from '../../database/schema/formula.ts';
import type { labelSignOffs } from '../../database/schema/label-sign-off.ts';
import { LABEL_TEXT_COLUMN_NAMES, LABEL_TEXT_COLUMNS, type labels } from '../../database/schema/schema.ts';
import { eq } from 'drizzle-orm';
import { recordEvent } from '../history/recordEvent.ts';
import { productDetailsBody } from '../../productDetails.ts';

type LabelRow = typeof labels.$inferSelect;
type SignOff = Pick<typeof labelSignOffs.$inferSelect, 'code' | 'ingredient' | 'reference'>;

/** What people can change in a label, and its result, by the names of the service. */
const stateOf = (row: LabelRow): object => ({
  ime: row.name,
  sifraProizvoda: row.productCode,
  photo: row.photo,
  status: row.status,
  isActive: row.isActive,
  arhivirana: row.isArchived,
  tekstSastava: row.ingredientText,
  // The names are read from the text where there is one.
  inciProizvoda: row.ingredientText === '' ? row.ingredients : null,
  procenti: row.percentages.map(({ name, percent }) => `${name} ${percent} %`),
  ...productDetailsBody(row),
  phOd: row.phMin,
  phDo: row.phMax,
  trzista: row.markets,
  tekstDeklaracije: row.labelText,
  mereOpreza: row.precautions,
  napomene: row.remarks,
  pao: row.paoMonths,
  paoNijePotreban: row.isPaoIrrelevant,
  minRokMeseci: row.minimumDurabilityMonths,
  uvoz: row.isImported,
  ...Object.fromEntries(LABEL_TEXT_COLUMN_NAMES.map((name) => [LABEL_TEXT_COLUMNS[name], row[name]])),
});

export const recordNewLabel = (tx: Database, caller: Caller, { id }: LabelRow): Promise<void> =>
  recordEvent(tx, caller, { subject: 'LABEL', subjectId: id, kind: 'CREATED' });

export async function recordLabelChange(
  tx: Database,
  caller: Caller,
  before: LabelRow,
  after: LabelRow,
): Promise<void> {
  const event = { subject: 'LABEL', subjectId: after.id, kind: 'CHANGED' } as const;
  await recordEvent(tx, caller, { ...event, changes: fieldChanges(stateOf(before), stateOf(after)) });
  if (before.formulaId === after.formulaId && before.formulaRevision === after.formulaRevision) return;
  const [one, other] = [await formulaOf(tx, before), await formulaOf(tx, after)];
  // Clients and reviewers of labels see no formulas, nor what they are called.
  await recordEvent(tx, caller, { ...event, isInternal: true, changes: fieldChanges(one, other) });
}

async function formulaOf(tx: Database, { formulaId, formulaRevision }: LabelRow): Promise<object> {
  if (formulaId === null) return {};
  const [found] = await tx.select({ name: formulas.name }).from(formulas).where(eq(formulas.id, formulaId));
  return { formula: { ime: found?.name, revizija: formulaRevision } };
}

/** A finding that was settled with a reason, or is open again; and the result where it changed with it. */
export const recordSignOff = (
  tx: Database,
  caller: Caller,
  [before, after]: readonly [LabelRow, LabelRow],
  { code, ingredient, reference }: SignOff,
  reason: string | null,
): Promise<void> => {
  const finding = [ingredient, reference].filter(Boolean).join(' · ') || code;
  return recordEvent(tx, caller, {
    subject: 'LABEL',
    subjectId: after.id,
    kind: 'SIGN_OFF',
    changes: fieldChanges(
      { nalaz: reason === null ? finding : null, status: before.status },
      { nalaz: reason === null ? null : finding, status: after.status },
    ),
    note: reason,
  });
};
