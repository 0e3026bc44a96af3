import type { MaterialType } from '../raw-material/rawMaterial.ts';
import type { FragranceAllergen } from '../allergen/allergenStatement.ts';
import type { FormulaMaterial, MaterialFragrance } from './compositionShares.ts';
import type { FormulaLine, LineFunction } from './formula.ts';
import { readPercent } from './percent.ts';

/** A raw material from a text such as 'Aqua 70, Glycerin 30'; a name without a figure has no known share. */
export const material = (name: string, composition: string, type: MaterialType = 'PLAIN'): FormulaMaterial => ({
  key: name,
  name,
  type,
  isNano: /\bnano\b/i.test(composition),
  components: composition.split(', ').map((part) => {
    const [, inciName = part, maxConcentration = null] = /^(.+?) ([<≤]?[\d.]+(?:-[\d.]+)?)$/.exec(part) ?? [];
    return { inciName, maxConcentration };
  }),
});

/** A line of a formula; of a material named by its only INCI name where no composition is given. */
export function line(percent: string, of: FormulaMaterial | string, use: LineFunction | null = null): FormulaLine {
  const read = readPercent(percent);
  const ofLine = typeof of === 'string' ? material(of, `${of} 100`) : of;
  return { material: ofLine, name: ofLine.name, percent: read.ok ? read.millionths : 0, function: use };
}

export const perfume = material('Parfem Cveće', 'Parfum 100', 'PARFUM');

/** Wipes of a published safety report. */
export const wipes: readonly FormulaLine[] = [
  line('0.6', material('Nipaguard SCP', 'Sorbitan Caprylate 20-40, Phenoxyethanol 60-80')),
  line('0.01', material('Emulgin B2', 'Ceteareth-20 100')),
  line(
    '0.045',
    material(
      'Emulgade SE PF',
      'Cetearyl Alcohol 5-10, Glyceryl Stearate 40-70, Ceteareth-12 5-10, Cetyl Palmitate 5-10, Ceteareth-20 10-20',
    ),
  ),
  line('0.05', 'Glycerin'),
  line('0.1', 'Polysorbate 20'),
  line('0.005', 'Disodium EDTA'),
  line('0.002', 'Citric Acid'),
  line('0.05', 'Caprylic/Capric Triglyceride'),
  line('0.05', 'Ethylhexyl Palmitate'),
  line('0.0036', 'Polyquaternium-10'),
  line('0.02', 'Paraffinum Liquidum'),
  line('0.15', perfume),
  line('98.9144', 'Aqua'),
];

/** A tinted cream with every kind of name. */
export const cream: readonly FormulaLine[] = [
  line('70', 'Aqua'),
  line('5', material('Glycerin 86.5 %', 'Glycerin 86.5, Aqua 13.5')),
  line('4', material('Emulsifier', 'Glyceryl Stearate 40-60, PEG-100 Stearate 40-60')),
  line('15.3', 'Caprylic/Capric Triglyceride'),
  line('1', material('Preservative', 'Phenoxyethanol 90, Ethylhexylglycerin 10')),
  line('0.3', perfume),
  line('4', material('TiO2 dispersion', 'Titanium Dioxide nano 40, Caprylic/Capric Triglyceride 50, Alumina 10')),
  line('0.1', 'CI 77491'),
  line('0.3', material('NaOH 30 %', 'Sodium Hydroxide 30, Aqua 70')),
];

/** An allergen statement such as { Linalool: '2', Coumarin: '<0.5' }: not detected, with the limit of detection. */
export const statement = (lines: Record<string, string>): FragranceAllergen[] =>
  Object.entries(lines).map(([inciName, share]) => ({
    inciName,
    casNumber: null,
    percent: share.startsWith('<') ? null : share,
    detectionLimit: share.startsWith('<') ? share.slice(1) : null,
  }));

/** The raw material of a perfume with its papers; its own composition names linalool, which the statement replaces. */
export const scented = (
  name: string,
  lines: Record<string, string>,
  certificate: MaterialFragrance['certificate'] = null,
): FormulaMaterial => ({
  ...material(name, 'Parfum 100, Linalool 90', 'PARFUM'),
  fragrance: { name: `Papers of ${name}`, allergens: statement(lines), certificate },
});

const LAVENDER = 'Lavandula Angustifolia Oil 100, Linalool 35, Linalyl Acetate 38, Limonene 0.4';
/** Example E6 of the design as a formula; water makes up what is left. */
export const scentedProduct: readonly FormulaLine[] = [
  line(
    '0.3',
    scented('P1', {
      Linalool: '2',
      Limonene: '0.5',
      Citronellol: '0.3',
      Geraniol: '0.1',
      Coumarin: '<0.5',
      Hexamethylindanopyran: '1.2',
      'Linalyl Acetate': '3',
      'Alpha-Damascone': '0.2',
      'Delta-Damascone': '0.2',
    }),
  ),
  line('0.05', material('Lavender oil', LAVENDER, 'EXTRACT_OIL')),
  line('0.4', 'Benzyl Alcohol'),
  line('0.1', scented('P2', { Eugenol: '1' })),
  line('99.15', 'Aqua'),
];
