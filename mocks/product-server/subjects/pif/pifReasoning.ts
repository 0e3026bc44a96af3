import { hasVulnerable } from '../../../../domain/pif/exposedGroups.ts';
import { missingReasoning, type ReasoningHeading } from '../../../../domain/pif/partB.ts';
import { useOf, type Product } from '../../../../domain/product/product.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import { productDetailsColumns } from '../../productDetails.ts';
import { invalidInput } from '../../service/httpError.ts';
import { groupsOf, hasAgeGroupGaps } from './exposedGroups.ts';
import { hasInhalationGaps } from './inhalation.ts';
import { type PifHead, sectionOf } from './pifQueries.ts';

type Wire = components['schemas']['PifReasoningHeading'];

const headings: Readonly<Record<Wire, ReasoningHeading>> = {
  supstance: 'SUBSTANCES',
  margine: 'MARGINS',
  stabilnost: 'STABILITY',
  mikrobiologija: 'MICROBIOLOGY',
  necistoce: 'IMPURITIES',
  ambalaza: 'PACK',
  interakcije: 'INTERACTIONS',
  alergeni: 'ALLERGENS',
  dejstva: 'EFFECTS',
  tvrdnje: 'CLAIMS',
  udisanje: 'INHALATION',
  nano: 'NANO',
  deca: 'UNDER_THREE',
  osetljiveGrupe: 'VULNERABLE_GROUP',
  intimnaNega: 'INTIMATE_USE',
};

/**
 * Throws a 422 where the file itself shows that nobody may conclude or sign it as safe: an answer about the use or a
 * heading of the reasoning is missing. What follows from figures the caller computes: design of the gate, section 1.
 */
export function assertSafeIsReasoned(found: PifHead): void {
  const description = sectionOf(found, 'DESCRIPTION').content;
  const { use = null, category = null, ...answers } = productDetailsColumns(description);
  const product: Product = {
    category,
    use,
    isForUnderThree: answers.isForUnderThree ?? null,
    isForIntimateUse: answers.isForIntimateUse ?? null,
    isInhalable: answers.isInhalable ?? null,
  };
  if (
    useOf(product) === null ||
    [product.isForUnderThree, product.isForIntimateUse, product.isInhalable].includes(null)
  )
    throw invalidInput({
      path: 'zakljucak',
      message: 'Nije odgovoreno kako se proizvod koristi i za koga je.',
      kod: 'USE_NOT_KNOWN',
    });
  const partA = sectionOf(found, 'PART_A').content;
  if (hasAgeGroupGaps(product, description.populacija ?? null, partA))
    throw invalidInput({
      path: 'zakljucak',
      message: 'Nije navedeno koliko su izložena deca i druge grupe.',
      kod: 'AGE_GROUP_EXPOSURE',
    });
  if (hasInhalationGaps(product, description.oblik ?? null, partA))
    throw invalidInput({
      path: 'zakljucak',
      message: 'Nije ocenjeno ono što se udahne.',
      kod: 'INHALATION_MISSING',
    });
  const { tvrdnje = [] } = sectionOf(found, 'CLAIMS').content;
  const { razmatranja = [] } = sectionOf(found, 'PART_B').content;
  const written = razmatranja.map(({ tema, tekst }) => ({ heading: headings[tema], text: tekst }));
  if (
    missingReasoning(
      { ...product, hasNano: false, hasClaims: tvrdnje.length > 0, hasVulnerable: hasVulnerable(groupsOf(partA)) },
      written,
    ).length > 0
  )
    throw invalidInput({
      path: 'zakljucak',
      message: 'Deo B nema svako obrazloženje koje se na proizvod odnosi.',
      kod: 'REASONING_MISSING',
    });
}
