import type { AnnexRow } from '../../../../domain/annex/annexEntry.ts';
import { row } from './row.ts';

const AMINES =
  '- Do not use with nitrosating systems\n- Minimum purity: 99%\n- Maximum secondary amine content: 0.5% (applies to raw materials)\n- Maximum nitrosamine content: 50 microgram/kg\n- Keep in nitrite-free containers';
const NOT_PRESERVATIVE =
  'For purposes other than inhibiting the development of micro-organisms in the product. This purpose has to be apparent from the presentation of the product.';
const NO_LUNGS = 'Not to be used in applications that may lead to exposure of the end-user’s lungs by inhalation';

/** Entries of Annex III that labels meet, fragrance allergens aside. */
export const restricted: readonly AnnexRow[] = [
  row('III', '15a', 'Potassium or sodium hydroxide', 'POTASSIUM HYDROXIDE; SODIUM HYDROXIDE', {
    casNumbers: '1310-58-3 / 1310-73-2',
    regulation: '(EU) 2016/622',
    maximum: '(a) 5%\n(b) 2% (General use) and 4.5% (Professional use)',
    otherConditions: '(b)\n1. General use\n2. Professional use\n(c) up to pH 12.7\n(d) up to pH 11',
    productTypes:
      '(a) Nail cuticle solvent\n(b) Hair straightener\n(c) pH adjuster for depilatories\n(d) Other uses as pH adjuster',
    warnings: `(a) Contains alkali. Avoid contact with eyes. Can cause blindness. Keep out of reach of children
(b) 1. Contains alkali. Avoid contact with eyes. Can cause blindness. Keep out of reach of children
2. For professional use only. Avoid contact with eyes. Can cause blindness
(c) Keep out of reach of children. Avoid contact with eyes`,
  }),
  row(
    'III',
    '24',
    'Water-soluble zinc salts with the exception of zinc 4-hydroxy-benzenesulphonate (entry 25) and zinc pyrithione (Annex II, entry 1670)',
    'ZINC ACETATE; ZINC CHLORIDE; ZINC GLUCONATE; ZINC PCA; ZINC SULFATE',
    {
      casNumbers: '557-34-6 / 7646-85-7 / 4468-02-4',
      regulation: '(EU) 2026/909',
      maximum: '(a) 1 % (as zinc)\n(b) 0,72 % (as zinc)\n(c) 0,1 % (as zinc)\n(d) 1 % (as zinc)',
      productTypes:
        '(a) Toothpaste intended for users above 1 year of age\n(b) Toothpaste intended for children between 6 months and 1 year of age\n(c) Mouthwash intended for users above 6 years of age\n(d) Other products',
    },
  ),
  row('III', '31', 'Sodium fluoride', 'SODIUM FLUORIDE', {
    casNumbers: '7681-49-4',
    productTypes: 'Oral products',
    maximum:
      '0.15% calculated as F. When mixed with other fluorine compounds permitted under this Annex, total F concentration must not exceed 0.15%',
    warnings: 'Contains Sodium Fluoride',
    regulation: '(EC) 2013/344',
  }),
  row('III', '53', '(1-Hydroxyethylidene)diphosphonic acid and its salts', 'ETIDRONIC ACID; TETRASODIUM ETIDRONATE', {
    casNumbers: '2809-21-4',
    productTypes: '(a) Hair product\n(b) Soap',
    maximum: '(a) 1.5% (as etidronic acid)\n(b) 0.2% (as etidronic acid)',
  }),
  row('III', '59', 'Talc: Hydrated magnesium silicate', 'TALC', {
    casNumbers: '14807-96-6',
    productTypes: '(a) Powdery products intended to be used for children under 3 years of age\n(b) Other products',
    warnings: "(a) Keep powder away from children's nose and mouth",
  }),
  row(
    'III',
    '61',
    'Monoalkylamines, monoalkanolamines and their salts',
    'AMINOMETHYL PROPANOL; ETHANOLAMINE; TROMETHAMINE',
    { maximum: 'Maximum secondary amine content: 0.5%', otherConditions: AMINES },
  ),
  row('III', '62', 'Trialkylamines, trialkanolamines and their salts', 'TRIETHANOLAMINE', {
    productTypes: '(a) Leave-on products\n(b) Rinse-off products',
    maximum: '(a) 2.5%',
    otherConditions: `(a) (b)\n${AMINES}`,
  }),
  row('III', '66', 'Polyacrylamides', 'POLYACRYLAMIDE; POLYQUATERNIUM-7', {
    productTypes: '(a) Body leave-on products\n(b) Other products',
    otherConditions:
      '(a) Maximum residual acrylamide content 0.1mg/kg\n(b) Maximum residual acrylamide content 0.5mg/kg',
  }),
  row('III', '98', 'Benzoic acid, 2-hydroxy-', 'SALICYLIC ACID', {
    casNumbers: '69-72-7',
    cmr: 'R2',
    regulation: '(EU) 2021/850',
    maximum: '(a) 3.0%\n(b) 2.0%\n(c) 0.5%',
    warnings:
      '(a) (b) (c)\nNot to be used for children under 3 years of age (solely for products which might be used for children under 3 years of age)',
    productTypes:
      '(a) Rinse-off hair products\n(b) Other products except body lotion, eye shadow, mascara, eyeliner, lipstick, roll-on deodorant\n(c) Body lotion, eye shadow, mascara, eyeliner, lipstick, roll-on deodorant',
    otherConditions: `(a) (b) (c)\nNot to be used in preparations for children under 3 years of age. ${NO_LUNGS}. Not to be used in oral products. ${NOT_PRESERVATIVE}`,
  }),
  row('III', '99', 'Inorganic sulfites and bisulfites', 'SODIUM SULFITE; SODIUM BISULFITE; SODIUM METABISULFITE', {
    productTypes:
      '(a) Oxidative hair dye products\n(b) Hair straightening products\n(c) Self-tanning products for the face\n(d) Other self-tanning products',
    maximum: '(a) 0.67% (as free SO2)\n(b) 6.7% (as free SO2)\n(c) 0.45% (as free SO2)\n(d) 0.40% (as free SO2)',
    otherConditions: NOT_PRESERVATIVE,
  }),
  row(
    'III',
    '286',
    'C16-alkyltrimethylammonium chloride; C18-alkyltrimethylammonium chloride',
    'CETRIMONIUM CHLORIDE; STEARTRIMONIUM CHLORIDE',
    {
      casNumbers: '112-02-7',
      productTypes: '(a) Rinse-off hair products\n(b) Leave-on hair products\n(c) Leave-on face products',
      maximum: '(a) 2,5%\n(b) 1,0%\n(c) 0,5%',
      otherConditions: NOT_PRESERVATIVE,
      regulation: '(EU) 2014/866',
    },
  ),
  row('III', '287', 'C22-alkyltrimethylammonium chloride', 'BEHENTRIMONIUM CHLORIDE', {
    casNumbers: '17301-53-0',
    productTypes: '(a) Rinse-off hair products\n(b) Leave-on hair products\n(c) Leave-on face products',
    maximum: '(a) 5,0%\n(b) 3,0%\n(c) 3,0%',
    otherConditions: NOT_PRESERVATIVE,
    regulation: '(EU) 2014/866',
  }),
  row('III', '297', '2-(2-ethoxyethoxy)ethanol', 'ETHOXYDIGLYCOL', {
    casNumbers: '111-90-0',
    regulation: '(EU) 2016/314',
    maximum: '(a) 7%\n(b) 5%\n(c) 10%\n(d) 2,6%\n(e) 2,6%',
    otherConditions:
      '(a) to (e):\nThe level of ethylene glycol impurity in Ethoxydiglycol must be ≤ 0,1 %.\nNot to be used in eye products and oral products',
    productTypes:
      '(a) Oxidative hair dye products\n(b) Non-oxidative hair dye products\n(c) Rinse-off products other than hair dye products\n(d) Other non-spray cosmetic products\n(e) The following spray products: fine fragrances, hair sprays, antiperspirant and deodorant',
  }),
  row('III', '307', 'Hydrolyzed wheat protein', 'HYDROLYZED WHEAT PROTEIN', {
    casNumbers: '94350-06-8 / 222400-28-4 / 70084-87-6',
    otherConditions: 'Maximum molecular weight average of the peptides in hydrolysates: 3,5 kDa',
    regulation: '(EU) 2017/2228',
  }),
  row(
    'III',
    '321',
    'Titanium dioxide in powder form containing 1 % or more of particles with aerodynamic diameter ≤ 10 μm',
    'TITANIUM DIOXIDE',
    {
      casNumbers: '13463-67-7 / 1317-70-0 / 1317-80-2',
      regulation: '(EU) 2021/850',
      productTypes: '(a) face products in loose powder form\n(b) hair aerosol spray products\n(c) other products',
      maximum: '(a) 25 %;\n(b) 1,4 % for general consumers, and 1.1 % for professional use.',
      otherConditions: `(a) (b) Only in the pigmentary form\n(c) ${NO_LUNGS}`,
    },
  ),
  row('III', '325', '2,6-Di-Tert-Butyl-4-Methylphenol', 'BHT', {
    casNumbers: '128-37-0',
    productTypes: 'a) Mouthwash\nb) Toothpaste\nc) Other leave-on and rinse-off products',
    maximum: 'a) 0,001 %\nb) 0,1 %\nc) 0,8 %',
    regulation: '(EU) 2022/2195',
  }),
  row('III', '376', 'Retinol; retinyl acetate; retinyl palmitate', 'RETINOL; RETINYL ACETATE; RETINYL PALMITATE', {
    casNumbers: '68-26-8 / 127-47-9 / 79-81-2',
    productTypes: '(a) Body lotion\n(b) other leave-on and rinse-off products',
    maximum: '(a) 0,05 % Retinol Equivalent (RE)\n(b) 0,3 % RE',
    warnings:
      'For any cosmetic product containing Retinol, Retinyl Acetate or Retinyl Palmitate the following labelling is obligatory: ‘Contains Vitamin A. Consider your daily intake before use’.',
    regulation: '(EU) 2024/996',
  }),
];
