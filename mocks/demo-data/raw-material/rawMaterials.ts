import type { rawMaterials } from '../../product-server/database/schema/raw-material.ts';
import { COMPANIES, companyIdOf, type SeedCompany } from '../companies.ts';
import { BASE_DAY, DAY_MS, seededId, seededNumber, pick } from '../deterministic.ts';
import { ALLERGENS } from '../labelTypos.ts';
import { materialSearchTexts } from '../../product-server/database/searchText.ts';
import { slugOf } from '../../product-server/database/slugOf.ts';
import { BLENDS, EXTRACTS, FLAVOURS, PERFUMES, SUBSTANCES } from './substances.ts';

type RawMaterialRow = typeof rawMaterials.$inferInsert;
type Substance = RawMaterialRow['composition'][number];

interface Material {
  trade: string;
  manufacturer: string;
  code: string;
  vrsta: RawMaterialRow['vrsta'];
  composition: Substance[];
}

const SUPPLIERS = [
  'Kemolux GmbH',
  'NordIngredients AB',
  'Bavaria Tenside GmbH',
  'Lombarda Chimica S.p.A.',
  'Vistula Chem Sp. z o.o.',
] as const;
const GROWERS = [
  'Herbapan d.o.o. Pančevo',
  'Morava Ekstrakt d.o.o.',
  'Adria Oleo d.o.o.',
  'Iberian Botanicals S.L.',
] as const;
const PERFUMERS = ['Provence Arômes SAS', 'Mirisna kuća Fleur d.o.o.', 'Maison Grasse & Fils'] as const;

/** Large suppliers, whose raw materials every company sees. */
const GLOBAL_SUPPLIERS: ReadonlySet<string> = new Set([
  'Kemolux GmbH',
  'NordIngredients AB',
  'Bavaria Tenside GmbH',
  'Iberian Botanicals S.L.',
  'Provence Arômes SAS',
  'Maison Grasse & Fils',
]);

const parseComposition = (list: string): Substance[] =>
  list.split(';').map((part) => {
    const [, inci = part.trim(), maxConc = ''] = /^(.*) ([<≤]?[\d.-]+)$/.exec(part.trim()) ?? [];
    return { inci, maxConc };
  });

/** The composition of a perfume or aroma: its label name and allergens. Every fourth has most of the allergens. */
const perfumeComposition = (word: 'PARFUM' | 'AROMA', name: string): Substance[] => {
  const first = seededNumber('scent', name, 7);
  const count =
    seededNumber('rich', name, 4) === 0 ? 15 + seededNumber('scents', name, 7) : 4 + seededNumber('scents', name, 4);
  const allergens = [...ALLERGENS, ...ALLERGENS].slice(first, first + count);
  const share = (inci: string, index: number) => (seededNumber(inci, name, 900) + 20) / 100 / (index + 1);
  return [
    { inci: word, maxConc: '100' },
    ...allergens.map((inci, index) => ({
      inci,
      maxConc: share(inci, index) < 0.1 ? '<0.1' : String(share(inci, index)).slice(0, 4),
    })),
  ];
};

const initials = (manufacturer: string): string => manufacturer.slice(0, 3).toUpperCase();

/** Under which a manufacturer sells a raw material, as their price lists name it: 'KEM-41738'. */
const codeOf = (manufacturer: string, name: string): string =>
  `${initials(manufacturer)}-${seededNumber('code', name, 90_000) + 10_000}`;

/** The first offer of a substance has its plain name, the second one a grade of the manufacturer. */
function createOffer(name: string, inci: string, offer: number): Material {
  const manufacturer =
    SUPPLIERS[(seededNumber('supplier', inci, SUPPLIERS.length) + offer) % SUPPLIERS.length] ?? SUPPLIERS[0];
  const grade = `${initials(manufacturer)}-${seededNumber('grade', name, 900) + 100}`;
  const maxConc = String(100 - seededNumber('purity', name + manufacturer, 15) / 10);
  return {
    trade: offer === 0 ? name : `${name} ${grade}`,
    manufacturer,
    code: codeOf(manufacturer, name),
    vrsta: seededNumber('unchosen', `${name}${offer}`, 18) === 0 ? '0' : 'plain',
    composition: offer === 0 ? [{ inci, maxConc }] : parseComposition(BLENDS[name] ?? `${inci} ${maxConc}`),
  };
}

const materials: readonly Material[] = [
  // Two suppliers each, because real catalogues contain the same substance more than once.
  ...[0, 1].flatMap((offer) => SUBSTANCES.map(([trade, inci]) => createOffer(trade, inci, offer))),
  ...EXTRACTS.map(([trade, composition]): Material => ({
    trade,
    manufacturer: pick('grower', trade, GROWERS),
    code: codeOf(pick('grower', trade, GROWERS), trade),
    vrsta: 'extractOil',
    composition: parseComposition(composition),
  })),
  ...PERFUMES.map((name): Material => ({
    trade: `Parfem ${name}`,
    manufacturer: pick('perfumer', name, PERFUMERS),
    code: codeOf(pick('perfumer', name, PERFUMERS), name),
    vrsta: 'parfum',
    composition: perfumeComposition('PARFUM', name),
  })),
  ...FLAVOURS.map((name): Material => ({
    trade: `Aroma ${name}`,
    manufacturer: pick('perfumer', name, PERFUMERS),
    code: codeOf(pick('perfumer', name, PERFUMERS), name),
    vrsta: 'aroma',
    composition: perfumeComposition('AROMA', name),
  })),
];

const REASONS = [
  'Istekao sertifikat analize.',
  'Nedostaje bezbednosni list na srpskom jeziku.',
  'Specifikacija starija od tri godine.',
] as const;
const MICROBES = [
  'Ukupan broj mikroorganizama ≤ 10 CFU/g',
  'Nije podložno mikrobiološkoj kontaminaciji (ISO 29621)',
] as const;
const IMPURITIES = ['Teški metali ≤ 20 ppm', 'Pb ≤ 10 ppm; As ≤ 3 ppm', 'Voda ≤ 0,5 %; hloridi ≤ 10 ppm', ''] as const;

/** How many raw materials there are at scale 1. */
export const RAW_MATERIAL_COUNT = materials.length;

/** Substances with traces that are carcinogenic, mutagenic or toxic for reproduction, and how much of them. */
const CMR_TRACES: Record<string, string> = {
  'SODIUM LAURETH SULFATE': '1,4-dioksan ≤ 10 ppm',
  'POLYSORBATE 20': 'etilen oksid ≤ 1 ppm; 1,4-dioksan ≤ 5 ppm',
  'POLYSORBATE 80': 'etilen oksid ≤ 1 ppm; 1,4-dioksan ≤ 5 ppm',
  'DMDM HYDANTOIN': 'slobodni formaldehid ≤ 1 %',
  CYCLOPENTASILOXANE: 'ciklotetrasiloksan (D4) ≤ 0,1 %',
  RETINOL: 'retinol 10 %',
  'ACRYLATES COPOLYMER': 'benzen ≤ 2 ppm',
  TALC: 'azbest: nije nađen',
};

/** One of the raw materials. After the first 260 follow further lots of them. */
export function rawMaterialAt(index: number): RawMaterialRow {
  const lot = Math.floor(index / materials.length);
  const { trade, manufacturer, code: first, vrsta, composition } = materials[index % materials.length] as Material;
  const tradeName = lot === 0 ? trade : `${trade} – šarža ${lot + 1}`;
  const code = lot === 0 ? first : `${first}/${lot + 1}`;
  const main = composition[0]?.inci ?? '';
  const dataFromDocs = seededNumber('docs', tradeName, 7) !== 0;
  const traces = CMR_TRACES[main];
  const isOil = vrsta === 'extractOil';
  const createdAt = new Date(BASE_DAY - seededNumber('created', tradeName, 700) * DAY_MS);
  return {
    id: seededId('raw material', `${tradeName} ${manufacturer}`),
    slug: slugOf(`${tradeName} ${manufacturer}`),
    tradeName,
    manufacturer,
    code,
    composition,
    dataFromDocs,
    opisRazloga: dataFromDocs ? '' : pick('reason', tradeName, REASONS),
    mikrobiologija: isOil
      ? 'Ukupan broj mikroorganizama ≤ 100 CFU/g; patogeni odsutni u 1 g'
      : pick('microbes', tradeName, MICROBES),
    necistoce: isOil
      ? 'Teški metali ≤ 10 ppm; pesticidi prema Ph. Eur. 2.8.13'
      : pick('impurities', tradeName, IMPURITIES),
    imaCmr: traces ? 2 : seededNumber('cmr', tradeName, 5) === 0 ? 0 : 1,
    cmr: traces ?? '',
    nano: main.endsWith('[NANO]') ? 1 : 0,
    vrsta,
    creatorCompanyId: companyIdOf((COMPANIES[index % COMPANIES.length] as SeedCompany).name),
    isGlobal: GLOBAL_SUPPLIERS.has(manufacturer),
    createdAt,
    updatedAt: new Date(Math.min(BASE_DAY, createdAt.getTime() + seededNumber('changed', tradeName, 60) * DAY_MS)),
    ...materialSearchTexts({ tradeName, manufacturer, code, composition }),
  };
}
