import type { Product } from '../../product/product.ts';
import { UNKNOWN_PRODUCT } from '../../product/product.ts';
import type { AnnexRow } from '../annexEntry.ts';
import { annexRows } from '../rows.testing.ts';

/** An entry as the export has it; `names` stand in one text, as there. */
export const row = (
  annex: AnnexRow['annex'],
  reference: string,
  names: string,
  maximum: string,
  more: Partial<AnnexRow> = {},
): AnnexRow => ({
  annex,
  reference,
  substance: names,
  names: [names],
  casNumbers: '',
  productTypes: '',
  maximum,
  otherConditions: '',
  warnings: '',
  regulation: '(EC) 2009/1223',
  ...more,
});

/** A product of a category that is for adults, not inhaled and not for intimate use. */
export const known = (category: string, more: Partial<Product> = {}): Product => ({
  ...UNKNOWN_PRODUCT,
  category,
  isForUnderThree: false,
  isForIntimateUse: false,
  isInhalable: false,
  ...more,
});

const NOT_UNDER_THREE = 'Not to be used in products for children under 3 years of age';

/** Entries with figures as the Commission publishes them, one for each way in which a limit is stated. */
export const limitRows: readonly AnnexRow[] = [
  ...annexRows.filter(({ annex, reference }) => !['III/2a', 'III/98', 'V/3'].includes(`${annex}/${reference}`)),
  row(
    'III',
    '2a',
    'THIOGLYCOLIC ACID',
    '(a) (i) 8% (ii) 11%\n(b) 5%\n(c) 2%\n(d) 11% The abovementioned percentages are calculated as thioglycollic acid',
    {
      productTypes:
        '(a) Hair products\n(b) Depilatories\n(c) Hair rinse-off products\n(d) Products intended for eyelash waving',
    },
  ),
  row(
    'III',
    '12',
    'HYDROGEN PEROXIDE; STRONTIUM PEROXIDE',
    '(a) 12 % of H2O2 (40 volumes), present or released\n(b) 4 % of H2O2, present or released\n(d) ≤ 0,1 % of H2O2, present or released',
    {
      productTypes:
        '(a) Hair products\n(b) Skin products\n(d) Oral products, including mouth rinse, tooth paste and tooth whitening or bleaching products',
    },
  ),
  row('III', '64', 'STRONTIUM PEROXIDE', '4.5% (as strontium)', {
    productTypes: 'Rinse-off hair products',
    otherConditions: 'All products must meet the hydrogen peroxide release requirements\nProfessional use',
  }),
  row('III', '98', 'SALICYLIC ACID; SODIUM SALICYLATE', '(a) 3.0%\n(b) 2.0%\n(c) 0.5%', {
    productTypes:
      '(a) Rinse-off hair products\n(b) Other products except body lotion, eye shadow, mascara, eyeliner, lipstick, roll-on deodorant\n(c) Body lotion, eye shadow, mascara, eyeliner, lipstick, roll-on deodorant',
  }),
  row('III', '100', 'TRICLOCARBAN', '1.5%', { productTypes: 'Rinse-off products' }),
  row('V', '3', 'SALICYLIC ACID; SODIUM SALICYLATE', '0,5 % (acid)'),
  row('V', '4', 'SORBIC ACID; TEA-SORBATE COMPLEX', '0.6% (acid)'),
  row(
    'V',
    '12',
    'METHYLPARABEN; ETHYLPARABEN',
    '0,4% (as acid) for single ester\n0,8% (as acid) for mixtures of esters',
  ),
  row(
    'V',
    '12a',
    'BUTYLPARABEN; PROPYLPARABEN',
    '- 0,14% (as acid) for the sum of the individual concentrations\n- 0,8% (as acid) for mixtures of substances mentioned in entry 12 and 12a',
  ),
  row('V', '23', 'TRICLOCARBAN', '0,2 %', { productTypes: 'All cosmetic products, with the exception of mouthwash.' }),
  row('V', '56', 'IODOPROPYNYL BUTYLCARBAMATE', 'a) 0.02%\nb) 0.01%\nc) 0.0075%', {
    productTypes: 'a) Rinse-off products\nb) Leave-on products\nc) Deodorants/antiperspirants',
    otherConditions: `Not to be used in oral and lip products\na) ${NOT_UNDER_THREE}, except in bath products / shower gels and shampoos\nb) Not to be used in body lotion and body cream (13)\nb) and c) ${NOT_UNDER_THREE}`,
  }),
  row('VI', '10', 'OCTOCRYLENE', 'a) 9%\nb) 10%', { productTypes: 'a) Propellant spray products\nb) Other products' }),
];
