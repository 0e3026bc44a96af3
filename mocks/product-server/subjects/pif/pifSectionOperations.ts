import { isReason, isWritten } from '../../../../domain/pif/writtenText.ts';
import { MAX_METHOD_LENGTH } from '../../../../domain/pif/fields/manufacturing.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { PifContent } from '../../database/schema/pif.ts';
import { invalidInput } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { checkCombinedProducts } from './combinedProducts.ts';
import { checkExposedGroups } from './exposedGroups.ts';
import { checkFileEndpoints } from './fileEndpoints.ts';
import { checkInhalation } from './inhalation.ts';
import { pifBody } from './pifMapping.ts';
import { findPif, type PifSectionName } from './pifQueries.ts';
import { saveSection } from './saveSection.ts';

/** 50 claims with six reasons each, or 300 profiles and 200 effects, in any script. */
const BODY_LIMIT = 4 * 1024 * 1024;

/** Throws a 422 for what the contract cannot say. */
type Check<Name extends PifSectionName> = (content: PifContent[Name]) => void;

const checkMethod: Check<'MANUFACTURING'> = ({ postupak = [] }) => {
  const length = postupak.reduce((sum, { tekst }) => sum + tekst.length, 0);
  // Five characters of a stored text can stand for one that was typed.
  if (length > 5 * MAX_METHOD_LENGTH) throw invalidInput({ path: 'postupak', message: 'Opis postupka je predug.' });
};

const checkClaims: Check<'CLAIMS'> = ({ bezTvrdnji, tvrdnje = [] }) => {
  if (bezTvrdnji && tvrdnje.length > 0)
    throw invalidInput({
      path: 'bezTvrdnji',
      message: 'Postoje tvrdnje pored izjave da ih nema.',
      kod: 'CLAIMS_BESIDE_NONE',
    });
  for (const { kriterijumi = [] } of tvrdnje)
    if (new Set(kriterijumi.map(({ kriterijum }) => kriterijum)).size < kriterijumi.length)
      throw invalidInput({ path: 'tvrdnje', message: 'Isti kriterijum je ocenjen dvaput.' });
};

const checkPartA: Check<'PART_A'> = (content) => {
  const { mikrobiologija = [], profili = [] } = content;
  checkExposedGroups(content);
  checkInhalation(content);
  checkCombinedProducts(content);
  checkFileEndpoints(content);
  if (new Set(mikrobiologija.map(({ red }) => red)).size < mikrobiologija.length)
    throw invalidInput({ path: 'mikrobiologija', message: 'Isti red je naveden dvaput.' });
  for (const profil of profili) {
    const { trazenaGranica, razlogGranice, kramerovaKlasa, genotoksicnost, organofosfat } = profil;
    const { nanoOsnov, nanoObrazlozenje, nanoPrijavljeno } = profil;
    if (Boolean(trazenaGranica) !== isWritten(razlogGranice) || Number(trazenaGranica ?? 1) === 0)
      throw invalidInput({
        path: 'profili',
        message: 'Margina mora da ima obrazloženje i da bude veća od 0.',
        kod: 'MARGIN_REASON',
      });
    if (kramerovaKlasa && (genotoksicnost !== false || organofosfat !== false))
      throw invalidInput({
        path: 'profili',
        message: 'Cramer klasa traži da na dva pitanja odgovor bude ne.',
        kod: 'CRAMER_QUESTIONS',
      });
    if (nanoOsnov && !(isReason(nanoObrazlozenje) && (nanoOsnov !== 'notifikacija' || nanoPrijavljeno)))
      throw invalidInput({
        path: 'profili',
        message: 'Nano oblik traži obrazloženje od bar 20 znakova, a prijava i svoj dan.',
        kod: 'NANO_REASON',
      });
  }
};

const checkPartB: Check<'PART_B'> = ({ razmatranja = [] }) => {
  if (new Set(razmatranja.map(({ tema }) => tema)).size < razmatranja.length)
    throw invalidInput({ path: 'razmatranja', message: 'Isti naslov je naveden dvaput.' });
};

/** The operations that save one section. */
export function pifSectionOperations({
  db,
}: ProductDependencies): Operations<
  Pick<
    operations,
    'updatePifManufacturing' | 'updatePifClaims' | 'updatePifAnimalTesting' | 'updatePifPartA' | 'updatePifPartB'
  >
> {
  const update = <Name extends PifSectionName>(section: Name, check?: Check<Name>) => ({
    action: section === 'PART_B' ? ('pif.assess' as const) : ('pif.edit' as const),
    bodyLimit: BODY_LIMIT,
    async run(
      { path, body: { verzija, ...rest } }: { path: { slug: string }; body: PifContent[Name] & { verzija: number } },
      caller: Caller,
    ) {
      const content = rest as unknown as PifContent[Name];
      check?.(content);
      await db.transaction((tx) => saveSection(tx, path.slug, caller, { section, version: verzija, content }));
      return { status: 'success', data: { data: pifBody(await findPif(db, path.slug, caller), caller) } };
    },
  });
  return {
    updatePifManufacturing: update('MANUFACTURING', checkMethod),
    updatePifClaims: update('CLAIMS', checkClaims),
    updatePifAnimalTesting: update('ANIMAL_TESTING'),
    updatePifPartA: update('PART_A', checkPartA),
    updatePifPartB: update('PART_B', checkPartB),
  };
}
