import { arrayOverlaps, eq, isNull } from 'drizzle-orm';
import { inciKey } from '../../../../domain/inci/inciKey.ts';
import {
  preferredPoint,
  type PointProblemCode,
  type ReferencePoint,
} from '../../../../domain/toxicology-import/referencePoint.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Database } from '../../database/openDatabase.ts';
import { ingredients } from '../../database/schema/knowledge.ts';
import { toxicology, type ToxicologyRow } from '../../database/schema/toxicology.ts';
import type { toxicologyImportRows } from '../../database/schema/toxicology-import.ts';
import { plainText } from '../raw-material/rawMaterialWireForm.ts';

type SentRow = components['schemas']['ReferencePointRow'];
type Field = (typeof toxicologyImportRows.$inferInsert)['fields'][number];
type Known = Pick<typeof ingredients.$inferSelect, 'id' | 'inci' | 'cas' | 'nameKey'>;

/** A compared row, without its import and position. */
export type ComparedPoint = Omit<typeof toxicologyImportRows.$inferInsert, 'importId' | 'position'>;
/** A row whose point belongs to an ingredient. */
type Matched = { sent: SentRow; point: ReferencePoint; ingredient: Known };

/** The number of CAS numbers that one statement looks up. */
const BATCH = 1_000;

/**
 * Compares the rows of a table with the global values, or with those of an organisation, and decides what the import
 * does with each.
 */
export async function comparePoints(
  db: Database,
  rows: readonly SentRow[],
  organisationId: string | null,
): Promise<ComparedPoint[]> {
  const byCas = await ingredientsByCas(db, [...new Set(rows.map(({ cas }) => cas))]);
  const inForce = await valuesInForce(db, organisationId);
  const read = rows.map((sent) => match(sent, byCas.get(sent.cas) ?? []));
  const matchedOf = new Map<string, [Matched, ...Matched[]]>();
  for (const row of read) {
    if (!('sent' in row)) continue;
    const others = matchedOf.get(row.ingredient.id);
    if (others) others.push(row);
    else matchedOf.set(row.ingredient.id, [row]);
  }
  const used = new Set([...matchedOf.values()].map((points) => preferredPoint(points)));
  return read.map((row) => {
    if (!('sent' in row)) return row;
    return toCompared(row, used.has(row) ? (inForce.get(row.ingredient.id) ?? null) : 'notUsed');
  });
}

/** The ingredients of each CAS number that are still in the inventory. */
async function ingredientsByCas(db: Database, numbers: readonly string[]): Promise<Map<string, Known[]>> {
  const found = new Map<string, Known[]>(numbers.map((cas) => [cas, []]));
  const { id, inci, cas, nameKey, isWithdrawn } = ingredients;
  for (let from = 0; from < numbers.length; from += BATCH) {
    const part = numbers.slice(from, from + BATCH);
    const known = await db
      .select({ id, inci, cas, nameKey, isWithdrawn })
      .from(ingredients)
      .where(arrayOverlaps(ingredients.cas, part));
    for (const one of known.filter((ingredient) => !ingredient.isWithdrawn))
      for (const number of one.cas) if (part.includes(number)) found.get(number)?.push(one);
  }
  return found;
}

async function valuesInForce(db: Database, organisationId: string | null): Promise<Map<string, ToxicologyRow>> {
  const { organisationId: owner } = toxicology;
  const rows = await db
    .select()
    .from(toxicology)
    .where(organisationId === null ? isNull(owner) : eq(owner, organisationId));
  return new Map(rows.map((row) => [row.ingredientId, row]));
}

/** Several ingredients can share a CAS number; then the name of the row decides. */
function match(sent: SentRow, known: readonly Known[]): Matched | ComparedPoint {
  const point = pointOf(sent);
  if (sent.problem || !point) return leftOut(sent, 'neispravno', sent.problem ?? null);
  const [only, ...others] = known;
  if (!only) return leftOut(sent, 'nepovezano', null);
  const named = known.filter(({ nameKey }) => nameKey === inciKey(plainText(sent.naziv)));
  const ingredient = others.length === 0 ? only : named.length === 1 ? named[0] : undefined;
  const several: PointProblemCode = 'SEVERAL_INGREDIENTS';
  if (!ingredient) {
    const names = known.map(({ inci }) => inci).join(', ');
    return leftOut(sent, 'neispravno', { kod: several, vrednost: names.slice(0, 200) });
  }
  return { sent, point, ingredient };
}

function pointOf({ parametar, noael, noaelIzvor, zivotinja, studija }: SentRow): ReferencePoint | null {
  if (parametar === undefined || noael === undefined || noaelIzvor === undefined) return null;
  const plain = (text: string | null | undefined) => (text ? plainText(text) : null);
  return {
    kind: parametar,
    noaelMgPerKgDay: noael,
    source: plainText(noaelIzvor),
    species: plain(zivotinja),
    study: plain(studija),
  };
}

const leftOut = (
  { linija, cas, naziv }: SentRow,
  kind: 'neispravno' | 'nepovezano',
  problem: ComparedPoint['problem'],
): ComparedPoint => ({ line: linija, kind, cas, name: plainText(naziv), version: 0, fields: [], problem });

function toCompared({ sent, point, ingredient }: Matched, before: ToxicologyRow | null | 'notUsed'): ComparedPoint {
  const row = {
    line: sent.linija,
    cas: sent.cas,
    name: plainText(sent.naziv),
    ingredientId: ingredient.id,
    ingredientName: ingredient.inci,
    point,
  };
  if (before === 'notUsed')
    return { ...row, kind: 'neupotrebljeno', version: 0, fields: fieldsOf(point, null).slice(0, 1) };
  const fields = fieldsOf(point, before);
  return { ...row, kind: kindOf(before, fields), version: before?.version ?? 0, fields };
}

/** What somebody verified is changed only when the row is chosen, whichever of the values they looked at. */
function kindOf(before: ToxicologyRow | null, fields: readonly Field[]): 'novo' | 'izmenjeno' | 'sukob' | 'isto' {
  if (fields.length === 0) return 'isto';
  if (before?.isVerified) return 'sukob';
  return before?.noael == null ? 'novo' : 'izmenjeno';
}

function fieldsOf(point: ReferencePoint, before: ToxicologyRow | null): Field[] {
  const compared = [
    ['noael', before?.noael, point.noaelMgPerKgDay],
    ['noaelIzvor', before?.noaelSource, point.source],
    ['zivotinja', before?.podSpecies, point.species],
    ['studija', before?.podStudy, point.study],
  ] as const;
  const toText = (value: string | number | null | undefined) => (value == null ? null : String(value));
  return compared
    .filter(([, pre, posle]) => (pre ?? null) !== posle)
    .map(([polje, pre, posle]) => ({ polje, pre: toText(pre), posle: toText(posle) }));
}
