import type { ProductKind } from '../product/productCategories.ts';

/** A warning that a label has to, or should, bear. The wordings are texts of the law or working translations, not of the screen. */
export type LabelWarning = {
  readonly id: string;
  /** Annex entries that demand it. */
  readonly entries: readonly string[];
  /** Kinds of products it is about; empty: all. */
  readonly kinds: readonly ProductKind[];
  /** How much its lack weighs: wording that the entry demands in every case is mandatory. */
  readonly weight: 'mandatory' | 'dependsOnConcentration' | 'advised';
  /** Only for products meant for children under three. */
  readonly isForUnderThree: boolean;
  readonly english: string;
  readonly serbian: string;
  /** The wording is there when the label has any of these words, in lower case and without diacritics. */
  readonly words: readonly string[];
  readonly reference: string;
};

/** The Serbian wordings are working translations: to be checked by a native expert. */
export const SERBIAN_WORDING_VERIFIED = false;

const annex = (entry: string) => `Regulation (EC) No 1223/2009, Article 19(1)(d), Annex ${entry}, column i`;
const FLUORIDES = [
  '26',
  '27',
  '28',
  '29',
  '30',
  '31',
  '32',
  '33',
  '34',
  '35',
  '36',
  '37',
  '38',
  '39',
  '40',
  '41',
  '42',
  '43',
  '47',
  '56',
].map((entry) => `III/${entry}`);

/** The wording library of the domain notes, section F. */
export const labelWarnings: readonly LabelWarning[] = [
  {
    id: 'hairDye',
    entries: [],
    kinds: ['hairDye'],
    weight: 'mandatory',
    isForUnderThree: false,
    reference: annex('III (hair dye substances)'),
    english:
      'Hair colorants can cause severe allergic reactions. Read and follow instructions. This product is not intended for use on persons under the age of 16.',
    serbian:
      'Ovaj proizvod može izazvati tešku alergijsku reakciju. Pročitajte i pridržavajte se uputstva. Nije namenjen osobama mlađim od 16 godina. Nositi odgovarajuće rukavice.',
    words: ['allergic', 'alergij'],
  },
  {
    id: 'retinol',
    entries: ['III/376'],
    kinds: [],
    weight: 'mandatory',
    isForUnderThree: false,
    reference: annex('III/376'),
    english: 'Contains Vitamin A. Consider your daily intake before use.',
    serbian: 'Sadrži vitamin A. Pre upotrebe uzeti u obzir dnevni unos vitamina A.',
    words: ['vitamin a'],
  },
  {
    id: 'hydrogenPeroxide',
    entries: ['III/12'],
    kinds: ['hair', 'skin', 'nail'],
    weight: 'mandatory',
    isForUnderThree: false,
    reference: annex('III/12'),
    english:
      'Contains hydrogen peroxide. Avoid contact with eyes. Rinse immediately if product comes into contact with them.',
    serbian:
      'Sadrži vodonik-peroksid. Izbegavati kontakt sa očima. Odmah isprati oči ako proizvod dođe u dodir sa njima.',
    words: ['hydrogen peroxide', 'vodonik-peroksid', 'vodonik peroksid', 'hidrogen'],
  },
  {
    id: 'thioglycolate',
    entries: ['III/2a'],
    kinds: [],
    weight: 'mandatory',
    isForUnderThree: false,
    reference: annex('III/2a'),
    english: 'Contains thioglycolate. Follow the instructions. Keep out of reach of children.',
    serbian: 'Sadrži tioglikolate. Pridržavati se uputstva. Čuvati van domašaja dece.',
    words: ['thioglycol', 'tioglikol'],
  },
  {
    id: 'fluoride',
    entries: FLUORIDES,
    kinds: ['toothpaste'],
    weight: 'dependsOnConcentration',
    isForUnderThree: false,
    reference: annex('III/26 to 56'),
    english: 'Children of 6 years and younger: use a pea-sized amount for supervised brushing to minimise swallowing.',
    serbian: 'Za decu do 6 godina: koristiti količinu veličine zrna graška, uz nadzor.',
    words: ['6 years', '6 godina', 'for adult use only', 'samo za odrasle'],
  },
  {
    id: 'salicylicAcid',
    entries: ['III/98', 'V/3'],
    kinds: [],
    weight: 'dependsOnConcentration',
    isForUnderThree: false,
    reference: annex('III/98 and V/3'),
    english: 'Not to be used for children under 3 years of age.',
    serbian: 'Ne koristiti kod dece mlađe od 3 godine.',
    words: ['under 3', 'under three', 'mlade od 3', 'mladu od 3', 'do 3 godine', 'mlade od tri'],
  },
  {
    id: 'talc',
    entries: ['III/59'],
    kinds: [],
    weight: 'mandatory',
    isForUnderThree: true,
    reference: annex('III/59'),
    english: "Keep powder away from children's nose and mouth.",
    serbian: 'Držati prašak dalje od nosa i usta deteta.',
    words: ['nose and mouth', 'nosa i usta'],
  },
  {
    id: 'sun',
    entries: [],
    kinds: ['sun'],
    weight: 'advised',
    isForUnderThree: false,
    reference: 'Commission Recommendation 2006/647/EC',
    english:
      'Do not stay too long in the sun, even while using a sunscreen product. Keep babies and young children out of direct sunlight.',
    serbian:
      'Ne boraviti predugo na suncu ni uz upotrebu proizvoda za zaštitu od sunca. Bebe i malu decu držati dalje od direktnog sunca.',
    words: ['too long in the sun', 'predugo na suncu'],
  },
];
