import type { Finding } from '../finding.ts';
import { finding } from '../finding.ts';
import type { MatchedName } from '../inci/matchedName.ts';
import { LIST_REFERENCE, findingAt } from './checkNames.ts';
import type { PrintedPlace } from './printedPlaces.ts';

/** %. */
const WHOLE = 100;
/** A sum of decimal fractions is exact to about 15 digits. */
const TOLERANCE = 1e-9;

const leastOf = ({ percent, percentFrom }: MatchedName) => percentFrom ?? percent ?? 0;

/** A figure before a name, "100% Natural Fragrance", says what the ingredient is made of when it is all of it. */
const isOfQuality = ({ text, percent, start }: MatchedName, list: string) =>
  percent === WHOLE && !text.includes('%') && /100\s?%\s*$/.test(list.slice(Math.max(0, start - 12), start));

/**
 * What the printed amounts report: one that does not say how much there is at most is asked about; more than 100 % is
 * an error of the print, for one name a warning, for the least amounts of one list together an error. `text` is the
 * list, `places` those of its names. What may be contained is not added up.
 */
export function checkAmounts(text: string, names: readonly MatchedName[], places: readonly PrintedPlace[]): Finding[] {
  const unread = names.flatMap((name) =>
    name.unreadAmount === undefined
      ? []
      : [
          findingAt(
            name,
            finding('AMOUNT_NOT_READ', 'warning', LIST_REFERENCE, 'PRINT_PERCENT', {
              name: name.name,
              text: name.unreadAmount,
              percent: name.percent,
            }),
          ),
        ],
  );
  const overs = names
    .filter(({ percent }) => (percent ?? 0) > WHOLE)
    .map((name) =>
      findingAt(
        name,
        finding('PERCENT_OVER_100', 'warning', LIST_REFERENCE, 'CORRECT_PERCENT', { percent: name.percent }),
      ),
    );
  return [...unread, ...overs, ...sumsOver(text, names, places)];
}

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

/**
 * What rounding to two decimals or more may add: 33.34 + 33.33 + 33.34. Coarser figures are meant as they stand: ours.
 */
const roundingOf = (count: number, decimals: number) => (decimals >= 2 ? (count * 0.5) / 10 ** decimals : 0);

function sumsOver(text: string, names: readonly MatchedName[], places: readonly PrintedPlace[]): Finding[] {
  const sums = new Map<number, { sum: number; readonly first: MatchedName; count: number; decimals: number }>();
  for (const [at, name] of names.entries()) {
    const list = places[at]?.list ?? 0;
    if (
      name.inMayContain ||
      places[at]?.isNote ||
      name.percent === null ||
      name.unreadAmount !== undefined ||
      isOfQuality(name, text)
    )
      continue;
    const of = sums.get(list) ?? { sum: 0, first: name, count: 0, decimals: Infinity };
    of.sum += leastOf(name);
    of.count += 1;
    of.decimals = Math.min(of.decimals, decimalsOf(leastOf(name)));
    sums.set(list, of);
  }
  return [...sums.values()]
    .filter(({ sum, count, decimals }) => count > 1 && sum > WHOLE + TOLERANCE + roundingOf(count, decimals))
    .map(({ sum, first }) => ({
      ...finding('PERCENT_SUM_OVER_100', 'error', LIST_REFERENCE, 'CORRECT_PERCENT', { sum: Number(sum.toFixed(4)) }),
      span: { start: first.start, end: first.end },
    }));
}
