import type { Finding } from '../../finding.ts';
import { finding } from '../../finding.ts';
import type { Particulars } from '../particulars.ts';
import { plainText } from '../warnings/matchWording.ts';
import { placesIn } from './countries.ts';
import { detectLanguage, isSerbianCyrillic } from './detectLanguage.ts';

const PERSON_EU = 'Regulation (EC) No 1223/2009, Articles 4(1) and 19(1)(a)';
const PERSON_RS = 'Pravilnik o kozmetičkim proizvodima (Sl. glasnik RS 60/2019, 47/2022, 21/2023)';
const LANGUAGE_EU = 'Regulation (EC) No 1223/2009, Article 19(5)';

/**
 * A person beside the one of the field: "Uvoznik za Srbiju: …", "EU responsible person: …". Our figure: 150 characters.
 */
const OTHER_PERSON =
  /\b(?:responsible person|eu rp|rp|representative|importer|imported by|distributor|distributed by|odgovorno lice|uvoznik|zastupnik|predstavnik|distributer)\b.{0,150}/g;

/** Addresses on the label: the field, and what the label text says of other persons. */
function addressesOf({ responsiblePerson, labelText }: Particulars): string {
  const others = plainText(labelText ?? '').match(OTHER_PERSON) ?? [];
  return [plainText(responsiblePerson ?? ''), ...others].join('\n');
}

/**
 * Whether each market has its person and its language. Article 4 of Regulation (EC) No 1223/2009: only products with a
 * responsible person within the Union are placed on its market. In Serbia the manufacturer, representative, importer or
 * distributor there stands on the declaration. Places and languages are detected, never guessed: an address without a
 * known country and a short text are asked about nothing.
 */
export function checkMarkets(particulars: Particulars): Finding[] {
  const { markets, productFunction, precautions, labelText } = particulars;
  const { isInUnion, isOutsideUnion, isInSerbia, isOutsideSerbia } = placesIn(addressesOf(particulars));
  const person = (market: string, severity: Finding['severity'], reference: string) =>
    finding('PERSON_OUTSIDE_MARKET', severity, reference, 'ADD_PERSON', { market, text: market });
  const text = [productFunction, precautions, labelText].filter(Boolean).join('. ');
  const language = detectLanguage(text);
  const foreign = (market: string, reference: string, detected: string) =>
    finding('TEXT_LANGUAGE', 'warning', reference, 'TRANSLATE_TEXT', { market, language: detected, text: detected });
  return [
    ...(markets.includes('EU') && isOutsideUnion && !isInUnion ? [person('EU', 'error', PERSON_EU)] : []),
    ...(markets.includes('RS') && isOutsideSerbia && !isInSerbia ? [person('RS', 'warning', PERSON_RS)] : []),
    // Serbian in Latin letters cannot be told from Croatian, a language of the Union.
    ...(markets.includes('EU') && isSerbianCyrillic(text) ? [foreign('EU', LANGUAGE_EU, 'sr')] : []),
    ...(markets.includes('RS') && language !== null && language !== 'sr' ? [foreign('RS', PERSON_RS, language)] : []),
  ];
}
