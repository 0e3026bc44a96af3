import type { Language } from '../../../domain/language.ts';

/**
 * How Serbian writes the parts of a reference, in this order. The Serbian text of the acts is our working translation.
 */
const SERBIAN: readonly (readonly [RegExp, string])[] = [
  [/\bamending Annex ([IVX]+) to Regulation\b/g, 'kojom se menja Prilog $1, Regulation'],
  [/\bRegulation \(EC\) No (?=\d)/g, 'Uredba (EZ) br. '],
  [/\bRegulation \(EU\) (?:No )?(?=\d)/g, 'Uredba (EU) '],
  [/\bCommission Recommendation (\d+\/\d+)\/EC/g, 'Preporuka Komisije $1/EZ'],
  [/\(OJ L /g, '(SL L '],
  [/\(hair dye substances\)/g, '(boje za kosu)'],
  [/\(formerly /g, '(ranije '],
  [/\bAnnex V, preamble, point 2\b/g, 'Prilog V, uvodni deo, tačka 2'],
  [/\bAnnex ([IVX]+)\/(\w+)/g, 'Prilog $1, redni broj $2'],
  [/\bAnnex(?:es)? (?=[IVX])/g, 'Prilog '],
  [/\bcolumn i\b/g, 'kolona i'],
  [/\bpart ([AB])\b/g, 'deo $1'],
  [/\bpoints (?=\d)/g, 'tačke '],
  [/\bpoint (?=\d)/g, 'tačka '],
  [/\bArticles? (?=\d)/g, 'član '],
  [/\b(\d+)\((\d)\)\(([a-z])\)/g, '$1. stav $2. tačka ($3)'],
  [/\b(\d+)\((\d)\)/g, '$1. stav $2.'],
  [/član (\d+)(?![\d.])/g, 'član $1.'],
  [/ and /g, ' i '],
  [/ to (?=\d)/g, ' do '],
];

/**
 * Annexes 2 to 6 of the Serbian rulebook carry over Annexes II to VI of the regulation under the same numbers. Only the
 * annex is named. The last amendment that is known here is that of Sl. glasnik RS 21/2023.
 */
const RULEBOOK_ANNEX: Readonly<Record<string, string>> = { II: '2', III: '3', IV: '4', V: '5', VI: '6' };
const RULEBOOK = 'Pravilnik o kozmetičkim proizvodima';
/**
 * The year of the rulebook's last amendment that is known here, and the last entries of the annexes that are older:
 * what is younger it cannot hold.
 */
const RULEBOOK_YEAR = 2023;
const LAST_OLDER_ENTRY: Readonly<Record<string, number>> = { II: 1694, III: 326, IV: 153, V: 60, VI: 34 };

/** Whether an entry, or its present form, is younger than the rulebook. */
function isAfterRulebook(reference: string, regulation: string | null): boolean {
  const year = Number(/\b(20\d\d)\/\d+/.exec(regulation ?? '')?.[1] ?? 0);
  const [, annex = '', number = ''] = /\bAnnex ([IVX]+)\/(\d+)/.exec(reference) ?? [];
  return year >= RULEBOOK_YEAR || Number(number) > (LAST_OLDER_ENTRY[annex] ?? Infinity);
}

/**
 * A legal reference in a language. In Serbian the annex of the Serbian rulebook stands beside that of the regulation,
 * and where the rulebook cannot hold the entry, that no takeover was found. `regulation`: what gave the entry its form.
 */
export function legalReference(reference: string, language: Language, regulation: string | null = null): string {
  if (language === 'en') return reference;
  const translated = SERBIAN.reduce((text, [pattern, serbian]) => text.replace(pattern, serbian), reference);
  const annex = /1223\/2009.*\bAnnex ([IVX]+)\b/.exec(reference)?.[1];
  const ofRulebook = annex && RULEBOOK_ANNEX[annex];
  if (!ofRulebook || reference.includes(RULEBOOK)) return translated;
  return isAfterRulebook(reference, regulation)
    ? `${translated}; ${RULEBOOK}: nije nađeno da li je preuzeto`
    : `${translated}; ${RULEBOOK}, Prilog ${ofRulebook}`;
}
