import { amountsIn, type Amount } from './amount.ts';

/** The concentration printed with a name. */
export type PrintedAmount = {
  /** The highest that is meant, in % w/w, or null where none is printed or understood. */
  readonly percent: number | null;
  /** The least that is meant, in % w/w, where it is another one: 1 of "1-5 %", 0 of "up to 5 %". */
  readonly percentFrom?: number;
  /** What is printed and does not say how much there is at most: "5 mg", "at least 1 %", "1 % w/v", two figures. */
  readonly unreadAmount?: string;
};

const BRACKETS = /[([{][^()[\]{}]{0,400}[)\]}]/g;
/** Figures that say what an ingredient is made of and not how much of it there is. */
const OF_QUALITY =
  /(?:pur(?:e|ity)|čist|organic|organsk|natural|prirodn|vegetable|plant|biljn|origin|porekl|vegan|certified|sertifik|rspo|recycled|assay|titar|residu|rezid|ostat|bio(?!\p{L}))/iu;

/** What an ingredient is dissolved or mixed in: its figure is that of the raw material. */
const OF_RAW_MATERIAL =
  /(?<!\p{L})(?:solution|rastvor|dispersion|disperzij|premix|suspenzij|suspension|in (?:water|glycerin)|u vodi)/iu;

const UNREAD = /(?<!\p{L})(?:per ?cent|posto|odsto|procen(?:at|ta|ata)|prozent|ppm)(?!\p{L})|[%‰٪]/iu;

const amountOf = (found: readonly Amount[]) =>
  found.reduce<Amount | null>(
    (most, one) => (one.percent !== null && (most?.percent ?? -1) < one.percent ? one : most),
    null,
  );

/**
 * The amount of a name: what stood before or behind it, in a bracket of its own, or within it ("Zinc Oxide 10%
 * Sunscreen"), and the name without it. A figure in a bracket with other words is about the ingredient where they say
 * so, "(99 % pure)", and asked about where it may be that of a raw material, "(20 % solution)". Of two different
 * figures the higher counts and the contradiction is asked about.
 */
export function printedAmount(
  edges: readonly (Amount & { readonly text: string })[],
  printed: string,
): PrintedAmount & { readonly plain: string } {
  const unread: string[] = [];
  const found: Amount[] = [...edges];
  let plain = printed.replace(BRACKETS, (group) => {
    const amounts = amountsIn(group);
    if (OF_QUALITY.test(group)) return group;
    // "(three percent)", "³%": a figure that was not read.
    if (amounts.length === 0 && UNREAD.test(group)) unread.push(group);
    if (amounts.length === 0) return group;
    if (OF_RAW_MATERIAL.test(group)) {
      unread.push(group);
      return group;
    }
    found.push(...amounts);
    return ' ';
  });
  const bare = plain.replace(BRACKETS, (group) => ' '.repeat(group.length));
  const within = amountsIn(bare);
  if (within.length > 0 && OF_RAW_MATERIAL.test(bare)) unread.push(bare.trim());
  else found.push(...within);
  for (const { start, end } of [...within].reverse()) plain = `${plain.slice(0, start)} ${plain.slice(end)}`;
  if (found.length === 0 && UNREAD.test(bare)) unread.push(bare.trim());
  const most = amountOf(found);
  const isContradicted = new Set(found.flatMap(({ percent }) => percent ?? [])).size > 1;
  if (found.some(({ isOpen, percent }) => isOpen || percent === null) || isContradicted)
    unread.push(
      [...edges.map(({ text }) => text), ...within.map(({ start, end }) => bare.slice(start, end))].join(' ') ||
        printed,
    );
  const percent = most?.percent ?? null;
  return {
    plain,
    percent,
    ...(most && most.least !== percent && { percentFrom: most.least }),
    ...(unread.length > 0 && { unreadAmount: unread.join(', ').replace(/\s+/g, ' ').trim().slice(0, 80) }),
  };
}
