import type { PopulationGroup } from '../../../domain/pif/exposedGroups.ts';
import type { CombinedMargin } from '../../../domain/report/marginTypes.ts';
import type { MarginRow, SafetyReport, SafetyVerdict, SubstanceRow } from '../../../domain/report/safetyReportTypes.ts';
import { inciKey } from '../../../domain/inci/inciKey.ts';
import { strictestMargin } from '../../../domain/report/strictestMargin.ts';
import { combinedTable } from './combinedProducts.ts';
import type { Block, Cell, Column } from '../reportDocument.ts';
import { heading, sentence, type Writing } from './blocks.ts';
import { routeBlocks } from './inhalation.ts';
import { Marks } from './marks.ts';

/** How many substances a chart shows at most, so that it stays on its page; the table holds all. */
const MAX_CHART_ROWS = 30;
/** Water exposes nobody to anything. Both names are in use. */
const isWater = (key: string): boolean => key === inciKey('AQUA') || key === inciKey('WATER');

/** Powers of ten that fit below the chart without touching. */
const MOST_TICKS = 6;

type Margined = SubstanceRow & { own: MarginRow & { margin: NonNullable<MarginRow['margin']> } };
const hasMargin = (row: SubstanceRow): row is Margined => Boolean(row.own?.margin);

/** A7: Annex I of Regulation (EC) No 1223/2009. The margin of every substance with all that it is calculated from. */
export function marginBlocks(report: SafetyReport, writing: Writing): Block[] {
  const { formats } = writing;
  const { margins: names } = writing.words.computed;
  const { substances, exposure } = report;
  if (substances.length === 0) return [sentence(names.none)];
  const required = requiredOfAll(substances);
  const a = exposure?.exposure ? formats.fill(names.withExposure, { a: formats.decimal(exposure.exposure.value) }) : '';
  const aggregated = substances.filter(({ aggregate }) => aggregate);
  const combined = substances.filter((row) => row.combined);
  const deciding = groupsThatDecide(substances).map((group) => writing.words.choice.group[group]);
  return [
    sentence(
      [
        formats.fill(names.about, { exposure: a }).trim(),
        substances.some(({ own }) => own?.swallowedAbsorption) && names.swallowed,
        aggregated.length + combined.length > 0 && names.lowerOfBoth,
        deciding.length > 0 && formats.fill(names.byGroup, { names: deciding.join(', ') }),
        required && formats.fill(names.withRequired, { required: formats.decimal(required) }),
      ]
        .filter(Boolean)
        .join(' '),
    ),
    marginTable(substances, (row) => row.own, writing),
    ...(aggregated.length > 0
      ? [heading(names.aggregate), marginTable(aggregated, (row) => row.aggregate, writing)]
      : []),
    ...(combined.length > 0
      ? [
          heading(names.combined),
          marginTable(combined, (row) => row.combined ?? null, writing),
          combinedTable(combined, writing),
        ]
      : []),
    ...routeBlocks(substances, writing),
    ...dotBlocks(substances.filter(hasMargin), writing),
    ...barBlocks(substances, writing),
  ];
}

/** Whose margins are the smallest, where there are several groups of people. */
const groupsThatDecide = (rows: readonly SubstanceRow[]): PopulationGroup[] => [
  ...new Set(rows.flatMap(({ own, groupMargins = [] }) => (own?.group && groupMargins.length > 1 ? [own.group] : []))),
];

/** The margin that every substance has to be above; null where they differ. */
function requiredOfAll(rows: readonly SubstanceRow[]): string | null {
  const required = rows[0]?.requiredMargin;
  const isCommon = required?.origin === 'default' && rows.every((row) => row.requiredMargin.value === required.value);
  return isCommon ? required.value : null;
}

function marginTable(
  rows: readonly SubstanceRow[],
  marginOf: (row: SubstanceRow) => MarginRow | CombinedMargin | null,
  writing: Writing,
): Block {
  const { margins: names, notKnown } = writing.words.computed;
  const { formats } = writing;
  const marks = new Marks(writing);
  const values = rows.map((row) => Number(marginOf(row)?.margin?.value ?? Infinity));
  const smallest = Math.min(...values);
  const figure = { isFigure: true };
  const isCommon = requiredOfAll(rows) !== null;
  const columns: Column[] = [
    { head: names.substance, width: 4.6 },
    { head: names.concentration, width: 1.8, ...figure },
    { head: names.absorption, width: 1, ...figure },
    { head: names.systemic, width: 2.9, ...figure },
    { head: names.departure, width: 1.4, ...figure },
    { head: names.systemicDeparture, width: 1.5, ...figure },
    { head: names.margin, width: 2.7, ...figure },
    ...(isCommon ? [] : [{ head: names.required, width: 1.6, ...figure }]),
    { head: names.highest, width: 1.8, ...figure },
    { head: names.verdict, width: 2.3 },
  ];
  const cellsOf = (row: SubstanceRow): Cell[] => {
    const own = marginOf(row);
    const { inciName, ttc, waiver, pointOfDeparture: pod } = row;
    // Without a point of departure the substance has the verdict: waived, or below the threshold of toxicological
    // concern.
    const verdict = (pod && own?.verdict) ?? row.verdict;
    const isWaived = verdict === 'WAIVED' && waiver;
    const isBelow = verdict === 'BELOW_TTC' && ttc;
    return [
      row.isNano ? `${inciName} [nano]` : inciName,
      own ? marks.figure(own.concentration) : row.maxPercent ? formats.decimal(row.maxPercent) : notKnown,
      marks.figure(own?.dermalAbsorption),
      marks.figure(own?.systemicExposure),
      marks.figure(pod?.value),
      marks.figure(pod?.systemic),
      isBelow
        ? {
            text: names.belowTtc,
            mark: marks.letter(
              formats.fill(names.ttc, {
                name: inciName,
                class: ttc.cramerClass,
                exposure: formats.decimal(ttc.exposure.value),
                threshold: formats.decimal(ttc.threshold.value),
              }),
            ),
          }
        : marks.figure(own?.margin),
      ...(isCommon ? [] : [marks.figure(row.requiredMargin)]),
      marks.figure(strictestMargin<MarginRow | CombinedMargin>(own, row.aggregate, row.combined)?.highestSafePercent),
      {
        text: names.verdicts[verdict],
        mark:
          (isWaived ? marks.letter(formats.fill(names.waived, { name: inciName, reason: waiver.value })) : '') +
          (row.isContradictory ? marks.letter(formats.fill(names.contradictory, { name: inciName })) : ''),
      },
    ];
  };
  const groups = [
    {
      head: null,
      rows: rows.map((row, at) =>
        values[at] === smallest && smallest < Infinity
          ? cellsOf(row).map((cell) => ({
              ...(typeof cell === 'string' ? { text: cell, mark: '' } : cell),
              isStrong: true,
            }))
          : cellsOf(row),
      ),
    },
  ];
  return { kind: 'table', columns, groups, notes: marks.notes };
}

const tones: Record<SafetyVerdict, 'good' | 'question' | 'bad'> = {
  PASSES: 'good',
  BELOW_TTC: 'good',
  WAIVED: 'good',
  QUESTION: 'question',
  UNKNOWN: 'question',
  FAILS: 'bad',
  NO_POD: 'bad',
};

/** The margins on a logarithmic scale, the smallest first, with the required ones. */
function dotBlocks(substances: readonly Margined[], { words, formats }: Writing): Block[] {
  const { margins: names } = words.computed;
  const at = (value: string) => Math.log10(Math.max(Number(value), 0.1));
  const sorted = [...substances].sort((one, other) => Number(one.own.margin.value) - Number(other.own.margin.value));
  const shown = sorted.slice(0, MAX_CHART_ROWS);
  const [first] = shown;
  if (!first) return [];
  const points = shown.flatMap(({ own, requiredMargin }) => [at(own.margin.value), at(requiredMargin.value)]);
  const [from, to] = [Math.floor(Math.min(1, ...points)), Math.ceil(Math.max(3, ...points))];
  const step = Math.ceil((to - from) / MOST_TICKS);
  return [
    {
      kind: 'dots',
      title: names.dots,
      alt: formats.fill(names.dotsAlt, {
        count: String(shown.length),
        smallest: `${first.inciName} ${formats.decimal(first.own.margin.value)}`,
      }),
      from,
      to,
      ticks: Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => ({
        at: from + index * step,
        text: tick(from + index * step, formats.decimal),
      })),
      rows: shown.map(({ inciName, own, requiredMargin }) => ({
        name: inciName,
        text: formats.decimal(own.margin.value),
        at: at(own.margin.value),
        required: at(requiredMargin.value),
        tone: tones[own.verdict],
        sign: names.verdicts[own.verdict].slice(0, 1),
      })),
    },
  ];
}

const tick = (power: number, decimal: (value: string) => string): string =>
  decimal(power < 0 ? `0.${'0'.repeat(-power - 1)}1` : `1${'0'.repeat(power)}`);

/**
 * The share of each substance in the systemic exposure, the greatest first; what is waived, such as water, is left out.
 */
function barBlocks(substances: readonly SubstanceRow[], { words, formats }: Writing): Block[] {
  const { margins: names } = words.computed;
  const rows = substances
    .filter(
      ({ key, exposureShare, verdict }) => Number(exposureShare ?? 0) > 0 && verdict !== 'WAIVED' && !isWater(key),
    )
    .sort((one, other) => Number(other.exposureShare) - Number(one.exposureShare))
    .slice(0, MAX_CHART_ROWS)
    .map(({ inciName, exposureShare }) => ({
      name: inciName,
      text: formats.decimal(exposureShare ?? '0'),
      share: Number(exposureShare) / 100,
    }));
  const [first, second] = rows;
  // One bar compares nothing.
  if (!first || !second) return [];
  const alt = formats.fill(names.barsAlt, { count: String(rows.length), greatest: `${first.name} ${first.text}` });
  return [{ kind: 'bars', title: names.bars, alt, rows }];
}
