import type { formulaRevisions, formulas, StoredLine } from '../product-server/database/schema/formula.ts';
import type { rawMaterialOverrides } from '../product-server/database/schema/raw-material.ts';
import type { PifContent } from '../product-server/database/schema/pif.ts';
import { foldText, inciSearchText } from '../product-server/database/searchText.ts';
import { slugOf } from '../product-server/database/slugOf.ts';
import { type AccountName, accounts } from './accounts.ts';
import { COMPANIES, companyIdOf } from './companies.ts';
import { BASE_DAY, DAY_MS, seededId } from './deterministic.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from './raw-material/rawMaterials.ts';

/** A line: the beginning of a raw material's slug, its percent (null fills up to 100 %), phase and function. */
type Line = readonly [material: string, percent: string | null, phase: string, use: string];

interface ReadyFile {
  /** Which of the demo files it is. */
  index: number;
  company: string;
  /** Who concluded, and so may sign. */
  assessor: AccountName;
  name: string;
  category: string;
  use: 'leave-on' | 'rinse-off';
  lines: readonly Line[];
  /** What the label of the file prints: the list that follows from the lines. */
  printed: string;
  /** What people entered of its substances, by INCI name. */
  profiles: Readonly<Record<string, Omit<Profile, 'inci'>>>;
}

type Profile = NonNullable<PifContent['PART_A']['profili']>[number];

const food = (izuzece: string): Omit<Profile, 'inci'> => ({ izuzeceRazlog: 'hrana', izuzece });
const EDIBLE = food('Jestivo ulje: ni proizvod ne dovodi do većeg unosa nego hrana.');
/** Below the threshold of Cramer class I. */
const TTC = { kramerovaKlasa: 'I', genotoksicnost: false, organofosfat: false } as const;
/** Registration dossier of alcohols C16-18, repeated dose toxicity: a study of 13 weeks with hexadecan-1-ol. */
const HEXADECANOL = {
  tackaVrednost: '750',
  tackaVrsta: 'noael',
  tackaPut: 'oralno',
  tackaTrajanje: 'dana90',
  tackaDana: 7,
  tackaGodina: 1966,
  tackaZivotinja: 'pacov',
  tackaStudija: 'Ishrana 13 nedelja, heksadekan-1-ol',
  tackaIzvor: 'ECHA, registracioni dosije alkohola C16-18, odeljak 7.6.1',
} as const;
const CETYL = { ...HEXADECANOL, tackaRazlog: 'Studija same supstance; baza sastojaka za nju nema polaznu vrednost.' };
const SQUALANE = {
  tackaVrednost: '1200',
  tackaVrsta: 'noael',
  tackaPut: 'oralno',
  tackaTrajanje: 'hronicno',
  tackaGodina: 2013,
  tackaZivotinja: 'pacov',
  tackaIzvor: 'EFSA ANS 2013, OpenFoodTox 2178',
  tackaRazlog: 'Preneto sa belih mineralnih ulja: i skvalan je zasićen ugljovodonik sa oko 30 atoma ugljenika.',
} as const;

/**
 * Files that nothing stops from being signed as safe: one of three substances and one of fifteen. One for each
 * organisation.
 */
const READY_FILES: readonly ReadyFile[] = [
  {
    index: 17,
    company: 'Šumadija Kozmetika d.o.o.',
    assessor: 'konsultant',
    name: 'Čvrsti regenerator sa lecitinom',
    category: 'hair_conditioner',
    use: 'rinse-off',
    lines: [
      ['cetil-alkohol-kem', null, 'A', 'zgušnjivač'],
      ['skvalan-biljni-bav', '12', 'A', 'emolijens'],
      ['lecitin-suncokretov-nor', '6', 'A', 'emulgator'],
    ],
    printed: 'CETYL ALCOHOL, SQUALANE, LECITHIN',
    profiles: { 'CETYL ALCOHOL': CETYL, SQUALANE },
  },
  {
    index: 16,
    company: 'Vojvodina Soap Works d.o.o.',
    assessor: 'konsultant2',
    name: 'Melem sa nevenom – Sandalovina',
    category: 'body_care_products',
    use: 'leave-on',
    lines: [
      ['macerat-nevena', null, 'A', 'emolijens'],
      ['jojobino-ulje', '14', 'A', 'emolijens'],
      ['cetil-alkohol-kem', '4', 'A', 'zgušnjivač'],
      ['skvalan-biljni-bav', '6', 'A', 'emolijens'],
      ['tokoferil-acetat-kem', '0.5', 'B', 'nega kože'],
      ['tokoferol-prirodni-bav', '0.2', 'B', 'antioksidans'],
      ['bisabolol-bav', '0.05', 'B', 'nega kože'],
      ['parfem-sandalovina', '0.2', 'C', 'miris'],
    ],
    printed:
      'HELIANTHUS ANNUUS SEED OIL, SIMMONDSIA CHINENSIS SEED OIL, CALENDULA OFFICINALIS FLOWER EXTRACT, SQUALANE, CETYL ALCOHOL, TOCOPHERYL ACETATE, PARFUM, BISABOLOL, TOCOPHEROL, CITRIC ACID, GERANIOL, HEXYL CINNAMAL',
    profiles: {
      'HELIANTHUS ANNUUS SEED OIL': EDIBLE,
      'SIMMONDSIA CHINENSIS SEED OIL': {
        ...HEXADECANOL,
        tackaRazlog: 'Preneto sa heksadekan-1-ola: estri voska se razlažu na masne alkohole i kiseline dugog niza.',
        apsorpcijaDermalna: '10',
        apsorpcijaOralna: '50',
        apsorpcijaIzvor: 'SCCS/1647/22, molekulska masa iznad 500 i log Pow iznad 4',
        apsorpcijaRazlog: 'Estri voska imaju preko 36 atoma ugljenika i log Pow iznad 10.',
      },
      'CALENDULA OFFICINALIS FLOWER EXTRACT': food(
        'Cvet se koristi i kao čaj; unos preko kože nije veći od šolje čaja.',
      ),
      'CETYL ALCOHOL': CETYL,
      SQUALANE,
      'TOCOPHERYL ACETATE': food('Vitamin E: najviše 20 mg na dan, a EFSA dozvoljava unos do 300 mg.'),
      TOCOPHEROL: food('Vitamin E: najviše 20 mg na dan, a EFSA dozvoljava unos do 300 mg.'),
      BISABOLOL: TTC,
      PARFUM: {
        izuzeceRazlog: 'procenjeniDelovi',
        izuzece: 'Mešavina: ocenjeni su alergeni koje je proizvođač naveo i granice iz IFRA sertifikata.',
      },
      'CITRIC ACID': TTC,
      // The strictest class, because nobody classified them.
      'BENZYL SALICYLATE': { ...TTC, kramerovaKlasa: 'III' },
      COUMARIN: { ...TTC, kramerovaKlasa: 'III' },
      GERANIOL: TTC,
      'HEXYL CINNAMAL': TTC,
      'ALPHA-ISOMETHYL IONONE': TTC,
    },
  },
];

/** Every fifth label has a PIF: as 5 and 14 share no factor, each company has one or two. */
export const LABELS_APART = 5;

/** The names that the label of a file prints whose formula they follow from; undefined for another label. */
export const readyListAt = (labelIndex: number): string[] | undefined =>
  READY_FILES.find(({ index }) => index * LABELS_APART === labelIndex)?.printed.split(', ');

/** What people entered of the substances of a file, as the service keeps it. */
export const readyProfilesAt = (index: number): Profile[] =>
  Object.entries(readyFileAt(index)?.profiles ?? {}).map(([inci, profile]) => ({ inci, ...profile }));

export const readyFileAt = (index: number): ReadyFile | undefined => READY_FILES.find((file) => file.index === index);

const shared = Array.from({ length: RAW_MATERIAL_COUNT }, (_, index) => rawMaterialAt(index)).filter(
  ({ isGlobal }) => isGlobal,
);
function materialOf(start: string): (typeof shared)[number] {
  const found = shared.find(({ slug }) => slug.startsWith(start));
  if (!found) throw new Error(`No raw material begins with ${start}`);
  return found;
}

/** The company knows from its supplier that the lecithin of the catalogue has nothing else in it. */
export const readyFormulaOverride = (): typeof rawMaterialOverrides.$inferInsert => ({
  companyId: companyIdOf('Šumadija Kozmetika d.o.o.'),
  materialId: materialOf('lecitin-suncokretov-nor').id,
  isActive: true,
  values: { incis: ['LECITHIN'], maxConc: ['100'] },
  inciSearch: inciSearchText(['LECITHIN']),
});

/** The formula of a file that can be signed. */
export function readyFormulaOf({ company, assessor, name, category, use, lines }: ReadyFile) {
  const id = seededId('formula', name);
  const savedAt = new Date(BASE_DAY - 50 * DAY_MS);
  const code = `${COMPANIES.find((one) => one.name === company)?.code ?? ''}-F98`;
  const stored = lines.map(([start, percent, phase, use]): StoredLine => {
    const { id: materialId, tradeName } = materialOf(start);
    return { materialId, name: tradeName, percent, isRemainder: percent === null, phase, function: use };
  });
  const formula: typeof formulas.$inferInsert = {
    id,
    slug: slugOf(name),
    companyId: companyIdOf(company),
    revision: 1,
    name,
    createdAt: savedAt,
    updatedAt: savedAt,
    searchText: [name, code].map(foldText).join('\n'),
  };
  const revision: typeof formulaRevisions.$inferInsert = {
    formulaId: id,
    number: 1,
    name,
    code,
    note: '',
    category,
    use,
    isForUnderThree: false,
    isForIntimateUse: false,
    isInhalable: false,
    savedBy: accounts[assessor].id,
    savedAt,
    lines: stored,
  };
  return { formula, revisions: [revision], materialIds: stored.flatMap(({ materialId }) => materialId ?? []) };
}

export const readyFormulas = () => READY_FILES.map(readyFormulaOf);
