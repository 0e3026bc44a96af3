import type { AnnexRow, Exception, ForbiddenUse } from '../../../../domain/annex/annexEntry.ts';
import type { Basis } from '../../../../domain/annex/limits/annexLimit.ts';
import type { ProductKind } from '../../../../domain/product/productCategories.ts';
import {
  basisPhrases,
  demandPhrases,
  exceptionPhrases,
  kindPhrases,
  LABEL_PHRASE,
  scopePhrases,
  usePhrases,
} from './factPhrases.ts';

const kindPhrase = (word: string) => kindPhrases[word as ProductKind] ?? '';

/**
 * "leave-on face lip notInhalable !oral" is "leave-on face products, lip products, non-spray, except oral products".
 */
function productTypesOf(words: readonly string[]): string {
  const kinds = words.map(kindPhrase).filter(Boolean);
  const except = words.filter((word) => word.startsWith('!')).map((word) => kindPhrase(word.slice(1)));
  const use = words.find((word) => word === 'leave-on' || word === 'rinse-off');
  const other = words.includes('other') ? 'other' : '';
  const what = kinds.join(', ') || (use || other ? 'products' : '');
  return [
    [other, use, what].filter(Boolean).join(' '),
    ...words.map((word) => scopePhrases[word] ?? ''),
    except.length > 0 ? `except ${except.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const marked = (part: string, text: string) => (part === '' || text === '' ? text : `(${part}) ${text}`);

type Part = { readonly types: string; readonly maximum: string; readonly common: string };

/** "a: leave-on face = 11..8 acid" into the lines of columns f and g. */
function partOf(condition: string): Part {
  const [, part = '', words = '', limit = ''] = /^(?:([a-z]):)?([^=]*)(?:=(.*))?$/.exec(condition.trim()) ?? [];
  const scope = productTypesOf(words.trim().split(/\s+/).filter(Boolean));
  // A part without a scope is still a part: its letter stays.
  const types = part === '' ? scope : `(${part}) ${scope}`.trim();
  if (limit.trim() === '?') return { types, maximum: marked(part, 'As the entry says'), common: '' };
  const [figures = '', basis = ''] = limit.trim().split(' ');
  const [percent = '', lowest = ''] = figures.split('..');
  const calculated = basisPhrases[basis as Basis] ?? '';
  if (percent === '') return { types, maximum: '', common: '' };
  if (lowest === '') return { types, maximum: marked(part, `${percent} % ${calculated}`.trim()), common: '' };
  return {
    types,
    maximum: marked(part, `${lowest} % to ${percent} %`),
    common: calculated === '' ? '' : `The abovementioned percentages are calculated ${calculated}`,
  };
}

function useSentence(use: ForbiddenUse['use'], within: string, except: string): string {
  const phrase =
    within === ''
      ? usePhrases[use]
      : usePhrases[use].replace(/products|applications/, productTypesOf(within.split('+')));
  if (except === '') return phrase;
  const kinds = except.slice(1).split('+').map(kindPhrase);
  return `${phrase}, except ${except === '*' ? 'as the entry says' : kinds.join(', ')}`;
}

/**
 * The sentence of a word such as "oral@b!toothpaste+mouthwash", "underThree&toothpaste", "nitrosamine=50" or "more@a",
 * marked with its part.
 */
function sentenceOf(word: string): string {
  const [, name = '', figure = '', part = '', within = '', except = ''] =
    /^(\w+)(?:=([\d.-]+))?(?:@([a-z]))?(?:&([^!*]+))?(\*|!.+)?$/.exec(word) ?? [];
  if (Object.hasOwn(usePhrases, name))
    return marked(part, `${useSentence(name as ForbiddenUse['use'], within, except)}.`);
  const demand = Object.hasOwn(demandPhrases, name) ? demandPhrases[name] : undefined;
  return demand === undefined ? '' : marked(part, `${demand.replace('#', figure.replace('-', ' to '))}.`);
}

const partOfLabel = (word: string) => /^label(?:@([a-z]))?$/.exec(word)?.[1] ?? '';
const unmarkedFirst = (lines: readonly string[]) =>
  [...lines.filter((line) => !line.startsWith('(')), ...lines.filter((line) => line.startsWith('('))].join('\n');

const list = (cell: string) =>
  cell
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * Reads a line of facts about an entry: "III/98 | names of the glossary | other names | CAS | EC | regulation | words |
 * conditions | CMR classes". The words are an exception of Annex II, `nano`, forbidden uses (behind @ the part of the
 * entry, behind & the products, with * or ! and kinds what is excepted), demands and `label` for a wording; a condition
 * is "part: scope = percent..lowest basis", several separated by semicolons. The texts are worded by us from these
 * facts (factPhrases.ts); those of the Commission come with the import of its export. Throws for a line that is no
 * fact.
 */
export function factRow(line: string): AnnexRow {
  const [
    entry = '',
    glossary = '',
    others = '',
    cas = '',
    ec = '',
    regulation = '',
    cell = '',
    conditions = '',
    cmr = '',
  ] = line.split('|').map((one) => one.trim());
  const [, annex = '', reference = ''] = /^(II|III|IV|V|VI)\/(\d+[a-z]?)$/.exec(entry) ?? [];
  if (annex === '' || (glossary === '' && others === '')) throw new Error(`Not a fact of an annex: ${line}`);
  const words = cell.split(/\s+/).filter(Boolean);
  const exception = words.find((word): word is Exception => Object.hasOwn(exceptionPhrases, word));
  const parts = conditions === '' ? [] : conditions.split(';').map(partOf);
  const common = [...new Set(parts.map((part) => part.common))];
  return {
    annex: annex as AnnexRow['annex'],
    reference,
    substance: `${list(others === '' ? glossary : others).join('; ')}${exception ? exceptionPhrases[exception] : ''}`,
    names: list(glossary),
    casNumbers: cas,
    ecNumbers: ec,
    productTypes: parts.map(({ types }) => types).join('\n'),
    maximum: [...common, ...parts.map(({ maximum }) => maximum)].filter(Boolean).join('\n'),
    otherConditions: unmarkedFirst(words.map(sentenceOf).filter(Boolean)),
    warnings: unmarkedFirst(
      words.filter((word) => /^label(?:@|$)/.test(word)).map((word) => marked(partOfLabel(word), `${LABEL_PHRASE}.`)),
    ),
    regulation,
    cmr,
  };
}
