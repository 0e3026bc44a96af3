import type { FragranceAllergen } from '../../domain/allergen/allergenStatement.ts';
import { allergens } from '../../domain/allergen/allergens.ts';
import type { IfraRow } from '../../domain/ifra/certificate.ts';
import type { fragranceMaterials, ifraCertificates } from '../product-server/database/schema/fragrance-material.ts';
import { fragranceSearchText } from '../product-server/subjects/fragrance-material/fragranceMaterialOperations.ts';
import { BASE_DAY, DAY_MS, pick, seededId, seededNumber } from './deterministic.ts';
import { ORGANISATIONS } from './companies.ts';
import { rawMaterialAt, RAW_MATERIAL_COUNT } from './raw-material/rawMaterials.ts';

type FragranceRow = typeof fragranceMaterials.$inferInsert;
type CertificateRow = typeof ifraCertificates.$inferInsert;

const SUPPLIERS = ['Maison Grasse & Fils', 'Aromatika Novi Sad', 'Balkan Fragrance', 'Nordlys Duft AS'] as const;

/** Usual constituents of a note, with their highest share in a perfume, %. */
const NOTES = {
  lavanda: {
    Linalool: 6,
    'Linalyl Acetate': 8,
    Coumarin: 0.8,
    Camphor: 0.4,
    Limonene: 1,
    'Lavandula Angustifolia Oil': 12,
  },
  citrus: { Limonene: 18, Citral: 1.2, Linalool: 2, Geraniol: 0.3, 'Citrus Limon Peel Oil': 9, Pinene: 1.5 },
  ruža: {
    Citronellol: 6,
    Geraniol: 4,
    Eugenol: 0.4,
    'Rosa Damascena Flower Oil': 0.6,
    'Alpha-Damascone': 0.06,
    'Benzyl Alcohol': 1,
  },
  šuma: { Pinene: 4, 'Acetyl Cedrene': 5, 'Evernia Prunastri Extract': 0.3, Terpinolene: 0.4, Coumarin: 0.3 },
  vanila: { Vanillin: 8, 'Benzyl Benzoate': 4, Coumarin: 1.1, Benzaldehyde: 0.2, 'Anise Alcohol': 0.3 },
  cvet: { 'Benzyl Salicylate': 5, 'Hexyl Cinnamal': 6, Hydroxycitronellal: 0.8, Linalool: 3, Hexamethylindanopyran: 4 },
  začin: { Eugenol: 3, Cinnamal: 0.6, Isoeugenol: 0.04, 'Beta-Caryophyllene': 2, Carvone: 0.5 },
  menta: { Menthol: 22, 'Mentha Piperita Oil': 15, Carvone: 3, Limonene: 2, Pinene: 0.6 },
} as const satisfies Record<string, Record<string, number>>;
type Note = keyof typeof NOTES;

/** Name, kind and notes of each. */
const FRAGRANCES: readonly (readonly [name: string, kind: 'PARFUM' | 'AROMA', notes: readonly Note[]])[] = [
  ['Lavanda Soft 2214', 'PARFUM', ['lavanda']],
  ['Lavanda & kamilica', 'PARFUM', ['lavanda', 'cvet']],
  ['Provansalska bašta', 'PARFUM', ['lavanda', 'ruža']],
  ['Limun sorbet', 'PARFUM', ['citrus']],
  ['Citrus Fresh 118', 'PARFUM', ['citrus', 'menta']],
  ['Narandžin cvet', 'PARFUM', ['citrus', 'cvet']],
  ['Ruža iz Kazanlaka', 'PARFUM', ['ruža']],
  ['Damask Rose 77', 'PARFUM', ['ruža', 'cvet']],
  ['Ruža i vanila', 'PARFUM', ['ruža', 'vanila']],
  ['Tarska šuma', 'PARFUM', ['šuma']],
  ['Bor i mahovina', 'PARFUM', ['šuma', 'citrus']],
  ['Cedar Wood N', 'PARFUM', ['šuma', 'začin']],
  ['Vanila baby', 'PARFUM', ['vanila']],
  ['Vanilla Musk 12', 'PARFUM', ['vanila', 'cvet']],
  ['Beli cvet', 'PARFUM', ['cvet']],
  ['Jasmin i lipa', 'PARFUM', ['cvet', 'ruža']],
  ['Pamuk čist', 'PARFUM', ['cvet', 'citrus']],
  ['Sport Men 3', 'PARFUM', ['citrus', 'šuma', 'menta']],
  ['Začinsko vino', 'PARFUM', ['začin', 'citrus']],
  ['Orijent 5', 'PARFUM', ['začin', 'vanila']],
  ['Zimska čarolija', 'PARFUM', ['začin', 'šuma']],
  ['Bez mirisa – maskirni', 'PARFUM', []],
  ['Aroma menta', 'AROMA', ['menta']],
  ['Aroma limun', 'AROMA', ['citrus']],
  ['Aroma vanila', 'AROMA', ['vanila']],
  ['Aroma cimet', 'AROMA', ['začin']],
  ['Aroma jagoda', 'AROMA', []],
  ['Aroma narandža', 'AROMA', ['citrus']],
  ['Aroma anis', 'AROMA', ['menta', 'vanila']],
  ['Aroma med', 'AROMA', ['vanila']],
];

const dayBefore = (days: number) => new Date(BASE_DAY - days * DAY_MS).toISOString().slice(0, 10);

/** The makers of aromas state a limit of detection for some substances only. */
function statementOf(name: string, kind: 'PARFUM' | 'AROMA', notes: readonly Note[]): FragranceAllergen[] {
  const highest = new Map<string, number>();
  for (const note of notes) {
    for (const [inciName, share] of Object.entries(NOTES[note]))
      highest.set(inciName, Math.max(share, highest.get(inciName) ?? 0));
  }
  const lines = [...highest].map(([inciName, share]): FragranceAllergen => ({
    inciName,
    casNumber: allergens.find(({ labelName }) => labelName === inciName)?.casNumbers[0] ?? null,
    percent: String(Number(((share * (30 + seededNumber('share', name + inciName, 70))) / 100).toFixed(3))),
    detectionLimit: null,
  }));
  const absent = ['Farnesol', 'Amyl Cinnamal', 'Methyl 2-Octynoate'].filter((inciName) => !highest.has(inciName));
  return [
    ...lines.toSorted((one, other) => Number(other.percent) - Number(one.percent)),
    ...absent.map((inciName, at): FragranceAllergen => ({
      inciName,
      casNumber: allergens.find(({ labelName }) => labelName === inciName)?.casNumbers[0] ?? null,
      percent: null,
      detectionLimit: at === 0 || kind === 'PARFUM' ? '0.01' : null,
    })),
  ];
}

/** Highest shares of a usual perfume by category, %; those of one perfume are a multiple of them. */
const LIMITS: Readonly<Record<string, number>> = {
  '1': 0.15,
  '2': 0.4,
  '3': 0.6,
  '4': 6.5,
  '5A': 2.52,
  '5B': 0.5,
  '5C': 0.73,
  '5D': 0.24,
  '6': 0.3,
  '7A': 1.9,
  '7B': 0.5,
  '8': 0.25,
  '9': 1.49,
  '10A': 4.2,
  '10B': 8,
  '11A': 0.24,
  '11B': 0.24,
};
const OLD_CLASSES = ['1', '2', '3A', '3B', '4A', '4B', '5', '6', '7A', '8A', '9A', '9B', '9C', '10A', '11A'];

function rowsOf(name: string, amendment: number): IfraRow[] {
  const factor = 0.6 + seededNumber('ifra', name, 14) / 10;
  if (amendment < 49)
    return OLD_CLASSES.map((category, at) => ({
      category,
      permission: 'LIMITED',
      maximum: ((at + 1) * 0.2 * factor).toFixed(2),
    }));
  return [
    ...Object.entries(LIMITS).map(([category, limit]): IfraRow => {
      if (category === '6' && seededNumber('mouth', name, 2) === 0)
        return { category, permission: 'NOT_PERMITTED', maximum: null };
      return { category, permission: 'LIMITED', maximum: Math.min(100, limit * factor).toFixed(2) };
    }),
    { category: '12', permission: 'NO_LIMIT', maximum: null },
  ];
}

/**
 * Raw materials of the first organisation by the beginning of their slugs, and the perfume or aroma that each of them
 * is.
 */
const LINKS: Readonly<Record<string, string>> = {
  'Ruža iz Kazanlaka': 'parfem-bela-ruza',
  'Pamuk čist': 'parfem-pamuk',
  'Sport Men 3': 'parfem-morska-so',
  'Citrus Fresh 118': 'parfem-bergamot-i-neroli',
  'Tarska šuma': 'parfem-zeleni-caj',
  'Jasmin i lipa': 'parfem-bozur',
  'Cedar Wood N': 'parfem-sandalovina',
};
const materials = Array.from({ length: RAW_MATERIAL_COUNT }, (_, index) => rawMaterialAt(index));
const materialOf = (name: string): string | null => {
  const start = LINKS[name];
  return start === undefined ? null : (materials.find(({ slug }) => slug.startsWith(start))?.id ?? null);
};

/**
 * The perfumes and aromas of both organisations, with their certificates. The second one has a few, under names of its
 * own, because the administrator sees all in one list.
 */
export function seededFragrances(): { fragrances: FragranceRow[]; certificates: CertificateRow[] } {
  const [first, second] = ORGANISATIONS;
  const owned = [
    ...FRAGRANCES.map(([name, kind, notes], index) => ({ organisation: first, name, kind, notes, index })),
    ...FRAGRANCES.flatMap(([name, kind, notes], index) =>
      index % 4 === 0 ? [{ organisation: second, name: `${name} PN`, kind, notes, index }] : [],
    ),
  ];
  const fragrances = owned.map(({ organisation, name, kind, notes, index }): FragranceRow => {
    const supplier = pick('perfumeHouse', name, SUPPLIERS);
    const code = `${name.slice(0, 2).toUpperCase()}-${seededNumber('code', name, 9000) + 1000}`;
    return {
      id: seededId('fragrance', name),
      organisationId: seededId('organisation', organisation),
      name,
      code,
      supplier,
      kind,
      rawMaterialId: organisation === first ? materialOf(name) : null,
      statementDate: index % 7 === 6 ? null : dayBefore(seededNumber('statement', name, 1400)),
      allergens: statementOf(name, kind, notes),
      changedAt: new Date(BASE_DAY - seededNumber('changed', name, 300) * DAY_MS),
      searchText: fragranceSearchText({ name, code, supplier }),
    };
  });
  const certificates = owned.flatMap(({ name, index }): CertificateRow[] =>
    (AMENDMENTS[index % AMENDMENTS.length] ?? []).map((amendment) => ({
      id: seededId('certificate', `${name}${amendment}`),
      fragranceId: seededId('fragrance', name),
      amendment,
      issuedOn: dayBefore((52 - amendment) * 400 + seededNumber('issued', name, 200)),
      rows: rowsOf(name, amendment),
    })),
  );
  return { fragrances, certificates };
}

/** The amendments of the certificates, repeated over the list: one, two, an old one, none. */
const AMENDMENTS: readonly (readonly number[])[] = [[51], [49], [51, 49], [50], [48], []];
