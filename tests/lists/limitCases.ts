import { annexIIIFrom186 } from './limits/annexIIIFrom186.ts';
import { annexIIIUpTo185 } from './limits/annexIIIUpTo185.ts';
import { annexVAndVI } from './limits/annexVAndVI.ts';
import { forbiddenUses } from './limits/forbiddenUses.ts';
import { salicylates } from './limits/salicylates.ts';

/** What a list with one limited ingredient has to give. */
export type LimitCase = {
  readonly entry: string;
  readonly text: string;
  /** Code of a product category, or null: nothing is known of the product but whom it is for. */
  readonly category: string | null;
  readonly isForUnderThree: boolean;
  readonly isInhalable: boolean;
  readonly expected: 'RED' | 'not RED';
  readonly group: 'just below' | 'just above' | 'wrong product type' | 'sum' | 'forbidden use';
};

/** The short names of categories in the tables. */
const CATEGORIES: Readonly<Record<string, string>> = {
  antidandruff: 'antidandruff_products',
  antiperspirant: 'products_with_antiperspirant_activity',
  body: 'body_care_products',
  cuticle: 'cuticle_remover_softener',
  depilatory: 'chemical_depilatories',
  eyeContour: 'eye_contour_products',
  face: 'face_care_products_other_than_face_mask',
  foot: 'foot_care_products',
  foundation: 'foundation',
  hand: 'hand_care_products',
  hairCare: 'products_for_temporary_hair_styling',
  intimate: 'external_intimate_care_products',
  lipstick: 'lip_stick',
  mascara: 'mascara',
  mouthwash: 'mouth_wash',
  nailCare: 'nail_care_products',
  nailHardener: 'nail_hardener',
  nailSculpting: 'nail_sculpting_products',
  nonOxidative: 'nonoxidative_hair_colour_products',
  oxidative: 'oxidative_hair_colour_products',
  perfume: 'hydroalcoholic_perfumes',
  permanentWave: 'permanent_wave_products',
  scalp: 'scalp_and_hair_roots_care_products',
  selfTanning: 'selftanning_products',
  shampoo: 'shampoo',
  shower: 'bath_shower_products',
  soap: 'soap_products',
  straightener: 'hair_relaxer_straightener_products',
  sun: 'sun_protection_products',
  toothpaste: 'toothpaste',
  toothWhitener: 'tooth_whiteners_child',
};

/**
 * Sums and forbidden uses: entry; ingredients with percentages; category; expected; `underThree` where it is for such
 * children.
 */
const TOGETHER = `
V/12; METHYLPARABEN 0.3 %, ETHYLPARABEN 0.3 %; face; not RED
V/12; METHYLPARABEN 0.44 %, ETHYLPARABEN 0.48 %, SODIUM METHYLPARABEN 0.2 %; face; RED
V/12a; PROPYLPARABEN 0.1 %, BUTYLPARABEN 0.05 %; face; not RED
V/12a; PROPYLPARABEN 0.1 %, BUTYLPARABEN 0.1 %; face; RED
V/12a; METHYLPARABEN 0.4 %, PROPYLPARABEN 0.39 %; face; RED
V/12; METHYLPARABEN 0.7 %; face; RED
V/12a; PROPYLPARABEN 0.5 %; face; RED
V/1; BENZOIC ACID 0.3 %, SODIUM BENZOATE 0.2 %; body; not RED
V/1; BENZOIC ACID 0.4 %, SODIUM BENZOATE 0.3 %; body; RED
V/4; SORBIC ACID 0.3 %, POTASSIUM SORBATE 0.3 %; face; not RED
V/4; SORBIC ACID 0.4 %, POTASSIUM SORBATE 0.4 %; face; RED
III/98; SALICYLIC ACID 1.2 %, SODIUM SALICYLATE 0.7 %; face; not RED
III/98; SALICYLIC ACID 1.2 %, SODIUM SALICYLATE 1 %; face; RED
V/39; METHYLCHLOROISOTHIAZOLINONE 0.0011 %, METHYLISOTHIAZOLINONE 0.0003 %; shampoo; not RED
V/39; METHYLCHLOROISOTHIAZOLINONE 0.0011 %, METHYLISOTHIAZOLINONE 0.0008 %; shampoo; RED
III/31; SODIUM FLUORIDE 0.16 %, SODIUM MONOFLUOROPHOSPHATE 0.5 %; toothpaste; not RED
III/31; SODIUM FLUORIDE 0.25 %, SODIUM MONOFLUOROPHOSPHATE 0.5 %; toothpaste; RED
VI/27a; TITANIUM DIOXIDE 12 %, TITANIUM DIOXIDE [nano] 12 %; sun; not RED
VI/27a; TITANIUM DIOXIDE 15 %, TITANIUM DIOXIDE [nano] 12 %; sun; RED
VI/30a; ZINC OXIDE 12 %, ZINC OXIDE [nano] 12 %; sun; not RED
VI/30a; ZINC OXIDE 15 %, ZINC OXIDE [nano] 12 %; sun; RED
VI/27; TITANIUM DIOXIDE 30 %; sun; RED
V/7; O-PHENYLPHENOL 0.1 %, SODIUM O-PHENYLPHENATE 0.1 %; shower; not RED
V/7; O-PHENYLPHENOL 0.12 %, SODIUM O-PHENYLPHENATE 0.12 %; shower; RED
V/51; SODIUM HYDROXYMETHYLGLYCINATE 0.2 %, DIAZOLIDINYL UREA 0.1 %; face; not RED
III/15a; SODIUM HYDROXIDE 2 %, POTASSIUM HYDROXIDE 3 %; cuticle; not RED
III/15a; SODIUM HYDROXIDE 3 %, POTASSIUM HYDROXIDE 3 %; cuticle; RED
IV/67; CI 42520 0.0005 %; shampoo; not RED
IV/67; CI 42520 0.0006 %; shampoo; RED
IV/77; CI 45396 1 %; lipstick; not RED
IV/77; CI 45396 1.1 %; lipstick; RED
IV/77; CI 45396 2 %; face; not RED
V/51; SODIUM HYDROXYMETHYLGLYCINATE 0.4 %, DMDM HYDANTOIN 0.5 %; face; RED
III/376; RETINOL 0.2 %, RETINYL PALMITATE 0.1 %; face; not RED
III/376; RETINOL 0.2 %, RETINYL PALMITATE 0.3 %; face; RED
III/286; CETRIMONIUM CHLORIDE 1.5 %, STEARTRIMONIUM CHLORIDE 0.9 %; shampoo; not RED
III/286; CETRIMONIUM CHLORIDE 1.5 %, STEARTRIMONIUM CHLORIDE 1.5 %; shampoo; RED
III/89; METHYL 2-OCTYNOATE 0.009 %, METHYL OCTINE CARBONATE 0.0005 %; face; not RED
III/89; METHYL 2-OCTYNOATE 0.009 %, METHYL OCTINE CARBONATE 0.0019 %; face; RED
V/56; IODOPROPYNYL BUTYLCARBAMATE; body; RED
V/56; IODOPROPYNYL BUTYLCARBAMATE; hand; RED; underThree
V/56; IODOPROPYNYL BUTYLCARBAMATE; shampoo; not RED; underThree
V/56; IODOPROPYNYL BUTYLCARBAMATE; toothpaste; RED
V/56; IODOPROPYNYL BUTYLCARBAMATE 0.01 %; antiperspirant; RED
V/57; METHYLISOTHIAZOLINONE; face; RED
V/25; TRICLOSAN; body; RED
V/23; TRICLOCARBAN; mouthwash; RED
III/14; HYDROQUINONE; face; RED
III/8a; P-PHENYLENEDIAMINE; face; RED
III/8a; P-PHENYLENEDIAMINE; oxidative; not RED
III/98; SALICYLIC ACID 1 %; body; RED
III/98; SALICYLIC ACID; body; RED; underThree
III/12; HYDROGEN PEROXIDE 5 %; face; RED
III/12; HYDROGEN PEROXIDE 1 %; mouthwash; RED
III/324; METHYL SALICYLATE 0.1 %; body; RED
VI/10; OCTOCRYLENE 11 %; sun; RED
VI/4; BENZOPHENONE-3 3 %; body; RED
`;

const JUST_BELOW = 0.99;
const JUST_ABOVE = 1.01;

/** Five significant figures, written without an exponent as labels do. */
const printed = (percent: number) =>
  `${Number(percent.toPrecision(5)).toFixed(8).replace(/0+$/, '').replace(/\.$/, '')} %`;

const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(';').map((cell) => cell.trim()));

const categoryOf = (name: string): string | null => {
  if (name === 'unknown') return null;
  const category = CATEGORIES[name];
  if (category === undefined) throw new Error(`Unknown category ${name}`);
  return category;
};

/**
 * The cases, written from the texts of Annexes III, V and VI. A line of a table is `entry and part; ingredient;
 * category in which the part applies; its limit as the ingredient itself, in %; category in which the ingredient is not
 * allowed`, with '-' for none. It gives up to three cases: 1 % below the limit, 1 % above, and the wrong product type.
 */
export function limitCases(): LimitCase[] {
  const single = [annexIIIUpTo185, annexIIIFrom186, annexVAndVI].flatMap(linesOf).flatMap((cells) => {
    const [entry = '', ingredient = '', right = '-', limit = '-', wrong = '-'] = cells;
    const withPercent = (factor: number) =>
      limit === '-' ? ingredient : `${ingredient} ${printed(Number(limit) * factor)}`;
    const one = (group: LimitCase['group'], name: string, factor: number): LimitCase => ({
      entry,
      text: `Aqua, Glycerin, ${withPercent(factor)}`,
      category: categoryOf(name),
      isForUnderThree: false,
      isInhalable: false,
      expected: group === 'just below' ? 'not RED' : 'RED',
      group,
    });
    return [
      ...(right === '-' ? [] : [one('just below', right, JUST_BELOW), one('just above', right, JUST_ABOVE)]),
      ...(wrong === '-' ? [] : [one('wrong product type', wrong, JUST_BELOW)]),
    ];
  });
  const together = linesOf(TOGETHER).map((cells) =>
    ofProduct(cells, cells[1]?.includes('%') ? 'sum' : 'forbidden use'),
  );
  const forbidden = linesOf(`${forbiddenUses.trim()}\n${salicylates.trim()}`).map((cells) =>
    ofProduct(cells, 'forbidden use'),
  );
  return [...single, ...together, ...forbidden];
}

/** The case of a line "entry; ingredients; category; expected; flag". */
function ofProduct(cells: readonly string[], group: LimitCase['group']): LimitCase {
  const [entry = '', text = '', name = '', expected = '', flag = ''] = cells;
  return {
    entry,
    text: `Aqua, Glycerin, ${text}`,
    category: categoryOf(name),
    isForUnderThree: flag === 'underThree',
    isInhalable: flag === 'inhalable',
    expected: expected === 'RED' ? 'RED' : 'not RED',
    group,
  };
}
