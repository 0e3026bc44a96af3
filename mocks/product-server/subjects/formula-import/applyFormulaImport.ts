import { isDeepStrictEqual } from 'node:util';
import { eq, inArray } from 'drizzle-orm';
import { materialKey } from '../../../../domain/raw-material-import/materialKey.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { formulas } from '../../database/schema/formula.ts';
import { formulaImports, materialAliases, type StoredImportRow } from '../../database/schema/formula-import.ts';
import { rawMaterials } from '../../database/schema/raw-material.ts';
import { companies } from '../../database/schema/schema.ts';
import { conflict, type FieldError, invalidInput } from '../../service/httpError.ts';
import { createFormula } from '../formula/saveFormulas.ts';
import { indexMaterials, loadKnownMaterials } from '../raw-material-import/materialIndex.ts';
import {
  assertNoErrors,
  checkNames,
  parseMaterialChange,
  readConcentrations,
} from '../raw-material/rawMaterialInput.ts';
import { plainText } from '../raw-material/rawMaterialWireForm.ts';
import { createMaterial, type NewMaterial } from '../raw-material/saveRawMaterials.ts';
import { keyOfRow } from './formulaImportRows.ts';

type Wire = components['schemas'];
type WireLine = Wire['FormulaImportLine'];

/** A formula that an import is to become. */
export interface ImportedFormula {
  ime: string;
  sifra?: string | null;
  stavke: WireLine[];
}

/**
 * Enters the new raw materials and the formula and remembers the choices, or does nothing. Throws a 409 when it was
 * applied before, and a 422 when a new raw material is in the catalogue already. Returns the slug of the formula.
 */
export function applyFormulaImport(
  db: Database,
  id: string,
  formula: ImportedFormula,
  caller: Caller,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(formulaImports).where(eq(formulaImports.id, id)).for('update');
    if (!found || found.formulaId) throw conflict('Ovaj fajl je već uvezen.', 'IMPORT_APPLIED');
    const { companyId } = found;
    const rows = rowsOf(found.rows, formula.stavke);
    // Locked, so that of two imports of a company applied at the same time the second sees the raw materials of the
    // first.
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update');
    const created = await createNewMaterials(tx, caller, formula.stavke, companyId);
    const lines = formula.stavke.map(({ linija: _line, novaSirovina: _new, ...line }, at) => ({
      ...line,
      ...(created[at] && { sirovina: created[at], naziv: null }),
    }));
    const slug = await createFormula(tx, companyId, { ...formula, stavke: lines }, caller);
    const [inserted] = await tx.select({ id: formulas.id }).from(formulas).where(eq(formulas.slug, slug));
    await tx
      .update(formulaImports)
      .set({ formulaId: inserted?.id ?? null })
      .where(eq(formulaImports.id, id));
    await remember(tx, companyId, rows, lines);
    return slug;
  });
}

function toMaterial(
  { tradeName, proizvodjac, sifra, sastav }: NonNullable<WireLine['novaSirovina']>,
  path: string,
): NewMaterial {
  const errors: FieldError[] = [];
  const names = sastav.map(({ inci }) => plainText(inci));
  checkNames(names, path, errors);
  const concentrations = readConcentrations(
    sastav.map(({ maxConc }) => maxConc),
    path,
    errors,
  );
  assertNoErrors(errors);
  const change = parseMaterialChange({ tradeName, proizvodjac, sifra });
  const composition = names.map((inci, at) => ({ inci, maxConc: concentrations[at] ?? '' }));
  return { ...change, tradeName: change.tradeName ?? '', composition };
}

/** The slugs of the new raw materials of the lines; undefined where a line has none. Lines of the same one share it. */
async function createNewMaterials(
  tx: Database,
  caller: Caller,
  lines: readonly WireLine[],
  companyId: string,
): Promise<(string | undefined)[]> {
  const known = await loadKnownMaterials(tx, caller, companyId);
  const { byNames } = indexMaterials(
    known.filter(({ isLinked }) => isLinked),
    companyId,
    caller,
  );
  const errors: FieldError[] = [];
  const distinct = new Map<string, { material: NonNullable<WireLine['novaSirovina']>; slug: string }>();
  const slugs: (string | undefined)[] = [];
  for (const [at, { novaSirovina: nova }] of lines.entries()) {
    const key = nova && materialKey(nova.tradeName, nova.proizvodjac);
    const same = distinct.get(key ?? '');
    if (!nova || !key) slugs.push(undefined);
    else if (byNames.has(key))
      errors.push({
        path: `stavke.${at}.novaSirovina`,
        message: 'Ova sirovina je već u katalogu; izaberite je.',
        kod: 'RAW_MATERIAL_EXISTS',
      });
    else if (same && !isDeepStrictEqual(same.material, nova))
      errors.push({
        path: `stavke.${at}.novaSirovina`,
        message: 'Druga stavka unosi ovu sirovinu sa drugim vrednostima.',
        kod: 'RAW_MATERIAL_DIFFERS',
      });
    else if (same) slugs.push(same.slug);
    else {
      const { slug } = await createMaterial(tx, caller, companyId, toMaterial(nova, `stavke.${at}.novaSirovina`));
      distinct.set(key, { material: nova, slug });
      slugs.push(slug);
    }
  }
  assertNoErrors(errors);
  return slugs;
}

/** Remembers the raw materials that differ from those found by themselves, for the next sheet of the company. */
async function remember(
  tx: Database,
  companyId: string,
  rows: readonly StoredImportRow[],
  lines: readonly { sirovina?: string | null }[],
): Promise<void> {
  const slugs = lines.flatMap(({ sirovina }) => sirovina ?? []);
  if (slugs.length === 0) return;
  const materials = await tx
    .select({ id: rawMaterials.id, slug: rawMaterials.slug })
    .from(rawMaterials)
    .where(inArray(rawMaterials.slug, slugs));
  const idOf = new Map(materials.map(({ id, slug }) => [slug, id]));
  for (const [at, row] of rows.entries()) {
    const materialId = idOf.get(lines[at]?.sirovina ?? '');
    const key = keyOfRow(row);
    if (!materialId || materialId === row.materialId || key === null) continue;
    const value = { companyId, key, materialId, chosenAt: new Date() };
    await tx
      .insert(materialAliases)
      .values(value)
      .onConflictDoUpdate({ target: [materialAliases.companyId, materialAliases.key], set: value });
  }
}

/** The rows of the sheet that the lines come from; rejects a line that comes from none. */
function rowsOf(rows: readonly StoredImportRow[], lines: readonly WireLine[]): StoredImportRow[] {
  const rowAt = new Map(rows.map((row) => [row.row.line, row]));
  return lines.map(({ linija }, at) => {
    const row = rowAt.get(linija);
    if (!row)
      throw invalidInput({ path: `stavke.${at}.linija`, message: 'Tabela nema takav red.', kod: 'NO_SUCH_ROW' });
    return row;
  });
}
