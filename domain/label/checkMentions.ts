import { checkAnnexes } from '../annex/checkAnnexes.ts';
import type { Finding } from '../finding.ts';
import { finding } from '../finding.ts';
import { amountsIn } from '../inci/amount.ts';
import type { InciIngredient } from '../inci/inciIndex.ts';
import { findByName } from '../inci/inciIndex.ts';
import { inciKey } from '../inci/inciKey.ts';
import { withoutGroups } from '../inci/resolveName.ts';
import type { MatchedName } from '../inci/matchedName.ts';
import { mentionsIn, type Mention } from '../inci/mentionsIn.ts';
import { normaliseText } from '../inci/normaliseText.ts';
import type { ParsedInciText } from '../inci/parseInciText.ts';
import type { Span } from '../inci/span.ts';
import { ingredientKey } from '../comparison/ingredientKey.ts';
import type { Product } from '../product/product.ts';
import type { Steps } from '../steps/steps.ts';
import { findingAt } from './checkNames.ts';
import type { Knowledge } from './knowledge.ts';

/** What says nothing of a limit or a ban of the substance itself. */
const NO_RESTRICTION: readonly Finding['code'][] = [
  'SHARES_CAS_NUMBER',
  'RESTRICTED_BY_INVENTORY',
  'RAW_MATERIAL_PURITY',
  'WITHIN_LIMIT',
];
const BANS: readonly Finding['code'][] = ['PROHIBITED', 'PROHIBITED_UNDER_CONDITION'];
/** Between a substance and its figure in a sentence: "Hydroquinone is used at 2 %". */
const SAME_PART = /^[^\d.;!?,\n]*$/;
const NEAR = 40;
/** Between a figure and its substance: "2 % of hydroquinone". */
const OF = /^(?:of|od|de)?$/;
const MAX_MENTIONS = 100;

/** A bracket with words, which a name that is known without it does not explain. */
const LOST_BRACKET = /[([{](?!\s?nano)[^)\]}]{0,400}?\p{L}{3}/iu;
/** A name that ends so is one substance, whatever it is made of. */
const POLYMER = /polymers?$/i;
const BRACKET = /[([{]([^()[\]{}]{1,400})[)\]}]/g;

/** A name without the brackets that hold nothing but another name of it or where it comes from, and no banned one. */
const withoutAliases = (text: string, isAlias: (piece: string) => boolean): string =>
  text.replace(BRACKET, (group, inside: string) =>
    inside.split(/[,/;]/).every((piece) => piece.trim() === '' || isAlias(piece.trim()))
      ? ' '.repeat(group.length)
      : group,
  );

/** A stretch of a text, and the name that was read in it. */
type Stretch<T extends InciIngredient> = Span & { readonly name: MatchedName<T | InciIngredient> | null };

/**
 * What the names that were read in a printed one leave of it: "as Lead" of "Iron Oxides (CI 77491 (as Lead), CI
 * 77492)".
 */
function gapsOf(printed: readonly Span[], names: readonly Span[]): Span[] {
  let next = 0;
  return printed.flatMap(({ start, end }) => {
    const gaps: Span[] = [];
    let from = start;
    while ((names[next]?.end ?? Infinity) <= start) next += 1;
    for (let at = next; (names[at]?.start ?? Infinity) < end; at++) {
      gaps.push({ start: from, end: names[at]?.start ?? end });
      from = Math.max(from, names[at]?.end ?? end);
    }
    return from === start ? [] : [...gaps, { start: from, end }].filter((gap) => gap.end - gap.start > 2);
  });
}

/** The stretches of a text that are not explained by a name of the dictionary. */
function unexplained<T extends InciIngredient>(
  { stretches, names: printed }: ParsedInciText,
  names: readonly MatchedName<T | InciIngredient>[],
  knowledge: Knowledge<T>,
): Stretch<T>[] {
  // A colour index number is found whatever words stand behind it.
  const isName = (piece: string) => {
    const by = findByName(knowledge.index, piece)?.by;
    return by !== undefined && (by !== 'ci' || !/\p{L}{3}/u.test(piece));
  };
  const ofNames = names
    .filter(
      ({ name, text, ingredient }) => !(ingredient && (isName(text) || (isName(name) && !LOST_BRACKET.test(text)))),
    )
    .map((name) => ({ name, start: name.start, end: name.end }));
  const beside = [
    ...stretches.filter(({ kind }) => kind !== 'name' && kind !== 'separator'),
    ...gapsOf(printed, names),
  ].map(({ start, end }) => ({ name: null, start, end }));
  return [...beside, ...ofNames].sort((one, other) => one.start - other.start);
}

/**
 * Whether a substance outside the brackets of a printed name is part of what the name means: the plant of "Citrus
 * Paradisi (Grapefruit) Peel Oil", the monomer of a polymer.
 */
const isPartOf = (name: MatchedName, mentioned: InciIngredient, before: string): boolean =>
  !/[([{][^)\]}]{0,400}$/.test(before.slice(-400)) &&
  (POLYMER.test(withoutGroups(name.name)) ||
    (name.ingredient !== null && inciKey(name.ingredient.inciName).includes(inciKey(mentioned.inciName))));

/** The concentration printed beside a mention: "Hydroquinone 2 %", "2 % of hydroquinone". */
const amountBeside = (text: string, { start, end }: Span): number | null =>
  amountsIn(text).find(
    (amount) =>
      (amount.start >= end && amount.start - end < NEAR && SAME_PART.test(text.slice(end, amount.start))) ||
      (amount.end <= start && OF.test(text.slice(amount.end, start).trim())),
  )?.percent ?? null;

type Restriction = { readonly found: Finding; readonly isBanned: boolean };

/** What the annexes say of a substance that a text mentions: its ban, else its first restriction. */
function restrictionOf(
  knowledge: Knowledge,
  ingredient: InciIngredient,
  percent: number | null,
  product: Product,
): Restriction | null {
  const found = checkAnnexes(knowledge.annexes, ingredient, { isNano: false, percent }, product);
  const ban = found.find(({ code, severity }) => BANS.includes(code) && severity !== 'info');
  const other = found.find(({ code, params }) => !NO_RESTRICTION.includes(code) && params['entry'] !== undefined);
  const first = ban ?? other;
  return first ? { found: first, isBanned: ban !== undefined } : null;
}

/**
 * The banned and restricted substances that a text names where no ingredient was read: in a sentence before or behind
 * the list, in a heading, in a bracket with a verb, in a name that was not understood, behind the part that was read.
 * Each is asked about; one that the text denies is a note. A substance of the list is asked about only where the text
 * states more of it than its entry allows. Articles 14, 15 and 19(1)(g) of Regulation (EC) No 1223/2009.
 */
export function* checkMentions<T extends InciIngredient>(
  text: string,
  parsed: ParsedInciText,
  names: readonly MatchedName<T | InciIngredient>[],
  knowledge: Knowledge<T>,
  product: Product,
): Steps<Finding[]> {
  const read = new Set(names.flatMap(({ ingredient }) => (ingredient ? [ingredientKey(ingredient.inciName)] : [])));
  const isAlias = (piece: string) => {
    const ingredient = findByName(knowledge.index, piece)?.ingredient;
    return ingredient !== undefined && restrictionOf(knowledge, ingredient, null, product)?.isBanned !== true;
  };
  const told = new Set<string>();
  const findings: Finding[] = [];
  for (const { start, end, name } of unexplained(parsed, names, knowledge)) {
    const slice = normaliseText(text.slice(start, end));
    for (const mention of mentionsIn(knowledge.index, withoutAliases(slice.text, isAlias))) {
      if (findings.length === MAX_MENTIONS) return findings;
      yield;
      const place = {
        start: start + (slice.from[mention.start] ?? 0),
        end: start + (slice.to[mention.end - 1] ?? slice.text.length),
      };
      const isDenied = parsed.denied.some((span) => place.start >= span.start && place.start < span.end);
      const key = `${ingredientKey(mention.ingredient.inciName)}${isDenied ? '-' : ''}`;
      if (told.has(key)) continue;
      if (name && isPartOf(name, mention.ingredient, slice.text.slice(0, mention.start))) continue;
      const one = report(mention, isDenied, slice.text, name);
      if (!one) continue;
      told.add(key);
      findings.push(findingAt({ ...place, ingredient: mention.ingredient }, one));
    }
  }
  return findings;

  function report(
    mention: Mention<T | InciIngredient>,
    isDenied: boolean,
    slice: string,
    name: MatchedName | null,
  ): Finding | null {
    const { ingredient } = mention;
    const isRead = read.has(ingredientKey(ingredient.inciName));
    const percent = isDenied ? null : amountBeside(slice, mention);
    if (isRead && percent === null) return null;
    const restriction = restrictionOf(knowledge, ingredient, percent, product);
    if (!restriction || (isDenied && !restriction.isBanned) || (isRead && restriction.found.severity !== 'error'))
      return null;
    const { found, isBanned } = restriction;
    if (mention.isMisspelt && (!isBanned || isDenied)) return null;
    // An unknown name is asked about as a whole.
    if (name?.ingredient === null && !isBanned) return null;
    return finding('MENTIONED', isDenied ? 'info' : 'warning', found.reference, isDenied ? 'NOTHING' : 'VERIFY_TEXT', {
      ...(found.params['entry'] !== undefined && { entry: found.params['entry'] }),
      name: ingredient.inciName,
      isBanned,
      isDenied,
      percent: found.severity === 'error' && !isBanned ? percent : null,
    });
  }
}
