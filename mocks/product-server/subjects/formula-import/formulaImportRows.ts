import { eq, inArray } from 'drizzle-orm';
import {
  choiceKey,
  createMatcher,
  type KnownMaterial,
  type MatchReason,
} from '../../../../domain/formula-import/matchRows.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { materialAliases, type StoredImportRow } from '../../database/schema/formula-import.ts';
import { rawMaterials } from '../../database/schema/raw-material.ts';
import { visibleToCompanies } from '../raw-material/rawMaterialAccess.ts';
import { escapeIfAmbiguous, plainText } from '../raw-material/rawMaterialWireForm.ts';

type Wire = components['schemas'];
type WireRow = Wire['FormulaImportRow'];

const reasonWords = {
  REMEMBERED: 'zapamceno',
  CODE: 'sifra',
  NAMES: 'naziv',
  TRADE_NAME: 'trgovackiNaziv',
  ONLY_INCI: 'jediniInci',
} as const satisfies Record<MatchReason, string>;

const fromWire = (row: WireRow): StoredImportRow['row'] => ({
  line: row.linija,
  phase: plainText(row.faza),
  code: plainText(row.sifra),
  tradeName: plainText(row.tradeName),
  manufacturer: plainText(row.proizvodjac),
  function: plainText(row.funkcija),
  cas: plainText(row.cas),
  components: row.sastav.map(({ inci, maxConc }) => ({ inciName: plainText(inci), maxConcentration: maxConc })),
  amount: row.kolicina,
  scaledAmount: row.udeoNa100 ?? null,
  isRemainder: row.doSto,
  isCalculated: row.izracunato,
  problems: row.problemi,
});

const toWire = ({ row }: StoredImportRow): WireRow => ({
  linija: row.line,
  faza: escapeIfAmbiguous(row.phase),
  sifra: escapeIfAmbiguous(row.code),
  tradeName: escapeIfAmbiguous(row.tradeName),
  proizvodjac: escapeIfAmbiguous(row.manufacturer),
  funkcija: escapeIfAmbiguous(row.function),
  cas: escapeIfAmbiguous(row.cas),
  sastav: row.components.map(({ inciName, maxConcentration }) => ({
    inci: escapeIfAmbiguous(inciName),
    maxConc: maxConcentration,
  })),
  kolicina: row.amount,
  udeoNa100: row.scaledAmount,
  doSto: row.isRemainder,
  izracunato: row.isCalculated,
  problemi: row.problems,
});

/** The raw materials that a company sees, as far as the matching of rows needs them. */
async function knownMaterials(db: Database, companyId: string, caller: Caller): Promise<KnownMaterial[]> {
  const columns = {
    id: rawMaterials.id,
    tradeName: rawMaterials.tradeName,
    manufacturer: rawMaterials.manufacturer,
    code: rawMaterials.code,
    composition: rawMaterials.composition,
  };
  const found = await db
    .select(columns)
    .from(rawMaterials)
    .where(visibleToCompanies(caller, [companyId]));
  return found.map(({ composition, ...material }) => ({ ...material, inciNames: composition.map(({ inci }) => inci) }));
}

/** Finds the raw materials of the rows of a sheet. */
export async function matchRows(
  db: Database,
  rows: readonly WireRow[],
  companyId: string,
  caller: Caller,
): Promise<StoredImportRow[]> {
  const aliases = await db.select().from(materialAliases).where(eq(materialAliases.companyId, companyId));
  const match = createMatcher(
    await knownMaterials(db, companyId, caller),
    new Map(aliases.map(({ key, materialId }) => [key, materialId])),
  );
  return rows.map((wire) => {
    const row = fromWire(wire);
    const found = match(row);
    const isFaulty = row.problems.some(({ greska }) => greska);
    const kind = found.kind === 'MATCHED' ? 'poznato' : found.kind === 'SUGGESTED' ? 'predlog' : 'novo';
    return {
      row,
      kind: isFaulty ? 'neispravno' : kind,
      reason: found.kind === 'MATCHED' ? found.reason : null,
      materialId: found.kind === 'MATCHED' ? found.material.id : null,
      suggestedIds: found.kind === 'SUGGESTED' ? found.suggestions.map(({ id }) => id) : [],
    };
  });
}

/** The key under which the choice of a raw material for a row is remembered; null where it is not. */
export const keyOfRow = ({ row }: StoredImportRow): string | null => choiceKey(row);

/** Rows as the service sends them, with the raw materials as they are now; one that is gone is left out. */
export async function importRowBodies(
  db: Database,
  rows: readonly StoredImportRow[],
): Promise<Wire['FormulaImportAnswer']['data']['data']['redovi']> {
  const ids = [...new Set(rows.flatMap(({ materialId, suggestedIds }) => [materialId ?? [], suggestedIds].flat()))];
  const columns = {
    id: rawMaterials.id,
    slug: rawMaterials.slug,
    tradeName: rawMaterials.tradeName,
    manufacturer: rawMaterials.manufacturer,
    composition: rawMaterials.composition,
  };
  const found =
    ids.length === 0 ? [] : await db.select(columns).from(rawMaterials).where(inArray(rawMaterials.id, ids));
  const bodies = new Map(
    found.map(({ id, slug, tradeName, manufacturer, composition }) => [
      id,
      {
        slug,
        tradeName: escapeIfAmbiguous(tradeName),
        proizvodjac: escapeIfAmbiguous(manufacturer),
        inci: composition.map(({ inci }) => escapeIfAmbiguous(inci)),
      },
    ]),
  );
  return rows.map((row) => ({
    red: toWire(row),
    vrsta: row.kind,
    nacin: row.reason && reasonWords[row.reason],
    sirovina: bodies.get(row.materialId ?? '') ?? null,
    predlozi: row.suggestedIds.flatMap((id) => bodies.get(id) ?? []),
  }));
}
