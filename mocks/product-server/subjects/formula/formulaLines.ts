import { and, inArray } from 'drizzle-orm';
import { readLines } from '../../../../domain/formula/formula.ts';
import { formatPercent } from '../../../../domain/formula/percent.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { StoredLine } from '../../database/schema/formula.ts';
import { rawMaterials } from '../../database/schema/raw-material.ts';
import { type FieldError, HttpError, invalidInput } from '../../service/httpError.ts';
import { visibleToCompanies } from '../raw-material/rawMaterialAccess.ts';
import { escapeIfAmbiguous } from '../raw-material/rawMaterialWireForm.ts';

type WireLine = components['schemas']['FormulaLine'];

const fail = (errors: FieldError[]): HttpError => {
  const [first, ...others] = errors;
  return first ? invalidInput(first, ...others) : new HttpError(422, 'Stavke nisu ispravne.');
};

/**
 * The lines of a formula as they are stored. Rejects with 422 percentages that are none, a second line "to 100", raw
 * materials that the company does not see, and lines that name neither a raw material nor anything else. `stored` are
 * lines of the formula before the change: a raw material that the company has taken out of its catalogue meanwhile may
 * stay.
 */
export async function toStoredLines(
  db: Database,
  lines: readonly WireLine[],
  companyId: string,
  caller: Caller,
  stored: readonly StoredLine[] = [],
): Promise<StoredLine[]> {
  const read = readLines(lines.map(({ udeo, doSto }) => ({ percent: udeo ?? null, isRemainder: doSto })));
  if (!read.ok)
    throw fail(
      read.errors.flatMap(({ code, lines: places }) =>
        places.map((at) => ({ path: `stavke.${at}.udeo`, message: `Nije udeo u formuli: ${code}.` })),
      ),
    );
  const slugs = lines.flatMap(({ sirovina }) => sirovina ?? []);
  const columns = { id: rawMaterials.id, slug: rawMaterials.slug, tradeName: rawMaterials.tradeName };
  const kept = new Set(stored.map(({ materialId }) => materialId));
  const found =
    slugs.length === 0 ? [] : await db.select(columns).from(rawMaterials).where(inArray(rawMaterials.slug, slugs));
  const seen =
    slugs.length === 0
      ? []
      : await db
          .select({ id: rawMaterials.id })
          .from(rawMaterials)
          .where(and(inArray(rawMaterials.slug, slugs), visibleToCompanies(caller, [companyId])));
  const isSeen = new Set(seen.map(({ id }) => id));
  const bySlug = new Map(found.filter(({ id }) => isSeen.has(id) || kept.has(id)).map((row) => [row.slug, row]));
  const errors = lines.flatMap(({ sirovina, naziv }, at): FieldError[] => {
    if (sirovina)
      return bySlug.has(sirovina)
        ? []
        : [
            {
              path: `stavke.${at}.sirovina`,
              message: 'Firma ne vidi takvu sirovinu.',
              kod: 'RAW_MATERIAL_UNSEEN',
            },
          ];
    if (naziv?.trim()) return [];
    const message = 'Stavka mora da ima sirovinu ili naziv.';
    return [{ path: `stavke.${at}.naziv`, message, kod: 'LINE_NAME_MISSING' }];
  });
  if (errors.length > 0) throw fail(errors);
  return lines.map(({ sirovina, naziv, doSto, faza, funkcija }, at) => {
    const material = sirovina ? bySlug.get(sirovina) : undefined;
    return {
      materialId: material?.id ?? null,
      name: material ? escapeIfAmbiguous(material.tradeName) : (naziv?.trim() ?? ''),
      percent: doSto ? null : formatPercent(read.percents[at] ?? 0),
      isRemainder: doSto,
      phase: faza?.trim() || null,
      function: funkcija?.trim() || null,
    };
  });
}
