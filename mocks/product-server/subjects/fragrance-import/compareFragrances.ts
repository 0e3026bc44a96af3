import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FragranceAllergen } from '../../../../domain/allergen/allergenStatement.ts';
import { checkStatement, FRAGRANCE_LIMITS } from '../../../../domain/allergen/allergenStatement.ts';
import { inciKey } from '../../../../domain/inci/inciKey.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { FragranceImportRow } from '../../database/schema/fragrance-import.ts';
import { fragranceMaterials } from '../../database/schema/fragrance-material.ts';
import { invalidInput } from '../../service/httpError.ts';
import { toAllergen } from '../fragrance-material/fragranceInput.ts';
import { kindOf, kindWords, type FragranceRow } from '../fragrance-material/fragranceQueries.ts';
import { plainText } from '../raw-material/rawMaterialWireForm.ts';

type SentRow = components['schemas']['FragranceImportRow'];
type Content = FragranceImportRow['content'];
type Changes = FragranceImportRow['changes'];

/**
 * What an import does with each of the perfumes and aromas sent. Throws a 422 for one that is wrong without saying so.
 */
export async function compareFragrances(
  db: Database,
  sent: readonly SentRow[],
  organisationId: string,
): Promise<FragranceImportRow[]> {
  const contents = sent.map(contentOf);
  const stored = await db
    .select()
    .from(fragranceMaterials)
    .where(
      and(
        eq(fragranceMaterials.organisationId, organisationId),
        inArray(
          sql`lower(${fragranceMaterials.name})`,
          contents.map(({ name }) => name.toLowerCase()),
        ),
      ),
    );
  return contents.map((content, at) => {
    const problems = sent[at]?.problemi ?? [];
    const matching = stored.filter(({ name }) => name.toLowerCase() === content.name.toLowerCase());
    const target = matching.find(({ name }) => name === content.name) ?? matching[0];
    if (problems.some(({ greska = true }) => greska))
      return { kind: 'neispravno', target: null, content, changes: [], problems };
    if (isFaulty(content)) throw invalidInput({ path: `redovi.${at}`, message: 'Izjava je neispravna.' });
    const isWithoutAllergens = content.allergens.length === 0;
    const changes = changesOf(target, content);
    if (!target) return { kind: isWithoutAllergens ? 'bezAlergena' : 'novo', target: null, content, changes, problems };
    return {
      kind: changes.length === 0 ? 'isto' : isWithoutAllergens ? 'bezAlergena' : 'izmenjeno',
      target: { id: target.id, version: target.version },
      content,
      changes,
      problems,
    };
  });
}

const contentOf = ({ linija, ime, kod, dobavljac, vrsta, izjavaOd, alergeni }: SentRow): Content => ({
  line: linija,
  name: plainText(ime),
  code: kod ? plainText(kod) : null,
  supplier: dobavljac ? plainText(dobavljac) : null,
  kind: vrsta ? kindOf(vrsta) : null,
  statementDate: izjavaOd ?? null,
  allergens: alergeni.map(toAllergen),
});

const isFaulty = ({ name, code, supplier, allergens }: Content): boolean =>
  name === '' ||
  name.length > FRAGRANCE_LIMITS.name ||
  (code ?? '').length > FRAGRANCE_LIMITS.code ||
  (supplier ?? '').length > FRAGRANCE_LIMITS.supplier ||
  checkStatement(allergens).length > 0;

/** What the sheet enters, or changes of a stored perfume or aroma. What it does not say stays. */
function changesOf(stored: FragranceRow | undefined, content: Content): Changes {
  const word = (kind: FragranceRow['kind'] | null) => kind && kindWords[kind];
  const fields = [
    { polje: 'kod', pre: stored?.code ?? null, posle: content.code },
    { polje: 'dobavljac', pre: stored?.supplier ?? null, posle: content.supplier },
    { polje: 'vrsta', pre: word(stored?.kind ?? null), posle: word(content.kind) },
    { polje: 'izjavaOd', pre: stored?.statementDate ?? null, posle: content.statementDate },
  ] as const satisfies Changes;
  return [
    ...fields.filter(({ pre, posle }) => posle !== null && pre !== posle),
    ...allergenChanges(stored?.allergens ?? [], content.allergens),
  ];
}

function allergenChanges(before: readonly FragranceAllergen[], after: readonly FragranceAllergen[]): Changes {
  const [old, now] = [before, after].map((all) => new Map(all.map((one) => [inciKey(one.inciName), one])));
  const textOf = (one: FragranceAllergen | undefined): string | null =>
    one ? (one.percent ?? (one.detectionLimit === null ? 'n.d.' : `<${one.detectionLimit}`)) : null;
  return [...new Map([...(old ?? []), ...(now ?? [])])].flatMap(([key, { inciName }]): Changes => {
    const [pre, posle] = [old?.get(key), now?.get(key)];
    const isSame = textOf(pre) === textOf(posle) && (pre?.casNumber ?? null) === (posle?.casNumber ?? null);
    return isSame ? [] : [{ polje: 'alergen', inci: inciName, pre: textOf(pre), posle: textOf(posle) }];
  });
}
