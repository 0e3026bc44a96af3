import { searchTextOf } from '../product-server/database/searchText.ts';
import { slugOf } from '../product-server/database/slugOf.ts';
import type { labels } from '../product-server/database/schema/schema.ts';
import { COMPANIES, companyIdOf, type SeedCompany } from './companies.ts';
import { BASE_DAY, DAY_MS, seededId, seededNumber, pick } from './deterministic.ts';
import { GREEN, RED, YELLOW } from './labelTypos.ts';
import { formulaOf } from './formula.ts';
import { checkDemoLabel, type DemoCheck } from './checkDemoLabel.ts';
import { contentOf, toCheck } from './labelContent.ts';
import { readyListAt } from './readyFormulas.ts';
import { packPicture } from './pictures/drawPictures.ts';
import { PRODUCT_TYPES } from './products/productTypes.ts';

type LabelRow = typeof labels.$inferInsert;

/** The results of the eight or nine labels of a company: a realistic mix with each result in every company. */
const COLOURS = [GREEN, YELLOW, RED, YELLOW, GREEN, YELLOW, GREEN, YELLOW, RED] as const;

const VARIANTS = [0, 1, 2, 3, 4] as const;

const planned = VARIANTS.flatMap((variant) =>
  PRODUCT_TYPES.map((type) => ({ type, variant, product: type.products[variant] })),
);

/**
 * Labels of which somebody knows how much of an essential oil the product holds: they lack the name of its group, which
 * batches need since 1 August 2026. Of the others it is not known.
 */
const KNOWN_SHARES: Readonly<Record<string, LabelRow['percentages']>> = {
  'Mineral Blush': [{ name: 'CITRUS AURANTIUM DULCIS PEEL OIL', percent: 0.2 }],
  'Sapun od maslinovog ulja': [{ name: 'LAVANDULA ANGUSTIFOLIA OIL', percent: 0.5 }],
};

/** How many labels there are at scale 1. */
export const LABEL_COUNT = planned.length;

/** One of the demo labels; from the 121st on they are later batches of the first 120. */
export function labelAt(index: number): LabelRow {
  const batch = Math.floor(index / planned.length);
  const { type, variant, product } = planned[index % planned.length] as (typeof planned)[number];
  const company = COMPANIES[index % COMPANIES.length] as SeedCompany;
  const colour = COLOURS[Math.floor(index / COMPANIES.length) % COLOURS.length] ?? GREEN;
  const ready = readyListAt(index % planned.length);
  const made = formulaOf(type, product, colour);
  const name = batch === 0 ? product[0] : `${product[0]} – serija ${batch + 1}`;
  const content = {
    ...contentOf(type, product, company, ready ? { ingredients: ready, lacksResponsiblePerson: false } : made),
    percentages: KNOWN_SHARES[product[0]] ?? [],
  };
  const productCode = `${company.code}-${String(100 + (index % planned.length) * 7)}${batch === 0 ? '' : `/${batch + 1}`}`;
  const createdAt = new Date(
    BASE_DAY -
      (batch * 420 + seededNumber('created', name, 420)) * DAY_MS -
      seededNumber('hour', name, 8 * 60) * 60_000,
  );
  const daysSince = Math.floor((BASE_DAY - createdAt.getTime()) / DAY_MS);
  const changedAfter = seededNumber('changed', name, Math.min(daysSince, 90) + 1);
  return {
    id: seededId('label', name),
    slug: slugOf(name),
    companyId: companyIdOf(company.name),
    name,
    productCode,
    photo: packPicture(type.shape, type.tints[variant % type.tints.length] ?? type.tints[0]),
    ...content,
    ...checkOf(index % planned.length, content),
    isActive: index % 11 !== 7,
    isArchived: index % 13 === 5,
    remarks: remarksOf(name, colour),
    createdAt,
    resultChangedAt: new Date(createdAt.getTime() + changedAfter * DAY_MS),
    searchText: searchTextOf({ name, productCode, ingredients: content.ingredients }),
  };
}

const checks = new Map<number, DemoCheck>();

/** The result of a planned label, computed once: later batches do not differ in anything that is checked. */
function checkOf(at: number, content: Parameters<typeof toCheck>[0]): DemoCheck {
  const check = checks.get(at) ?? checkDemoLabel(toCheck(content));
  checks.set(at, check);
  return check;
}

function remarksOf(name: string, colour: 1 | 2 | 3): string {
  if (colour === RED) return 'Nije za štampu dok se primedbe ne otklone.';
  return pick('remarks', name, [
    '',
    'Čeka se potvrda dobavljača mirisa.',
    'Usaglašeno sa klijentom &amp; poslato u štampu.',
    '',
    'Proveriti veličinu slova na pakovanju.',
  ]);
}
