import type { Basis } from './annexLimit.ts';

/** A limit that we entered from the text of its entry, because that text is not regular enough to be read. */
export type HandLimit = {
  /** The part of the entry; of an undivided entry its own letters may name what the text separates by product type. */
  readonly part: string;
  /** Where the part applies, in the plain phrases that readScope understands; null: as column f says. */
  readonly productTypes: string | null;
  /** Null: the figures of the text are not concentrations of the substance in the product. */
  readonly percent: number | null;
  /** The lowest figure of the part, where it holds several. */
  readonly lowest?: number;
  readonly basis?: Basis;
};

const part = (
  letter: string,
  productTypes: string | null,
  percent: number | null,
  more: Partial<HandLimit> = {},
): HandLimit => ({ part: letter, productTypes, percent, ...more });

const whole = (percent: number | null, more: Partial<HandLimit> = {}) => [part('', null, percent, more)];

/** All of an entry by hand, by `annex/reference`. Each row stands for the text of the entry quoted above it. */
export const limitsByHand: ReadonlyMap<string, readonly HandLimit[]> = new Map<string, readonly HandLimit[]>([
  // "(a) Hair products: (i) 8% (ii) 11%" are those for waving or straightening (2b), beside "(c) Hair rinse-off
  // products 2%"; as acid.
  [
    'III/2a',
    [
      part('a', 'Hair waving products, hair straightening products', 11, { lowest: 8, basis: 'acid' }),
      part('b', 'Depilatories', 5, { basis: 'acid' }),
      part('c', 'Hair rinse-off products except hair waving products, hair straightening products', 2, {
        basis: 'acid',
      }),
      part('d', 'Products intended for eyelash waving', 11, { basis: 'acid' }),
    ],
  ],
  // "(a) (i) General use (ii) Professional use: 2,0 % (calculated as free base) or 3,6 % (calculated as sulfate salt)":
  // one amount.
  ['III/9a', [part('', 'Products intended for colouring eyelashes', 2, { basis: 'base' })]],
  // "(a) Hair straighteners containing two components 7%"; as pH adjuster no figure.
  ['III/15c', [part('a', 'Hair straighteners', 7), part('b', 'Depilatories', null), part('c', 'Other products', null)]],
  // "(a), (b) 1,25 % after mixing, (c) Hair lotions and shampoos 0,5%".
  [
    'III/22',
    [
      part('a', 'Oxidative hair dye products', 1.25),
      part('b', 'Products intended for colouring eyelashes', 1.25),
      part('c', 'Leave-on hair products', 0.5),
      part('c', 'Shampoos', 0.5),
    ],
  ],
  // "(a) 2% (as sulphur)" of alkali sulphides, "(b) 6%" of alkaline earth sulphides.
  ['III/23', [part('', 'Depilatories', 6, { lowest: 2, basis: 'sulphur' })]],
  // "Deodorants, antiperspirants and astringent lotions".
  ['III/25', [part('', 'Deodorants and antiperspirants', 6), part('', 'Skin products, following', 6)]],
  // "20% (as anhydrous aluminium zirconium chloride hydroxide), 5.4% (as zirconium)": the second is about one element
  // of it.
  ['III/50', whole(20)],
  // "5% (as a % of ethanol and isopropyl alcohol)": a share of the alcohol, which is more than the share of the
  // product.
  ['III/52', whole(5, { basis: 'alcohol' })],
  // "Maximum secondary amine content: 0.5%": of the raw material.
  ['III/60', whole(null)],
  ['III/61', whole(null)],
  // "(a) 1.0% in fine fragrance (b) 0.4% in eau de toilette (c) 0.03% in other products", not in oral products.
  [
    'III/96',
    [
      part('a', 'Fragrance products', 1, { lowest: 0.4 }),
      part('c', 'Products except oral products, fragrance products', 0.03),
    ],
  ],
  // "(a) 1.4% in fine fragrance (b) 0.56% in eau de toilette (c) 0.042% in other products", not in oral care products.
  [
    'III/97',
    [
      part('a', 'Fragrance products', 1.4, { lowest: 0.56 }),
      part('c', 'Products except oral products, fragrance products', 0.042),
    ],
  ],
  // "(b) Other products except (c)", "(c) Body lotion, eye shadow, mascara, eyeliner, lipstick, roll-on deodorant":
  // other deodorants are (b).
  [
    'III/98',
    [
      part('a', 'Rinse-off hair products', 3),
      part('b', 'Other products', 2),
      part('c', 'Body lotion, eye shadow, mascara, eyeliner, lipstick', 0.5),
      part('c', 'Roll-on deodorant', 0.5),
    ],
  ],
  // "(c) Self-tanning products for the face 0.45% (d) Other self-tanning products 0.40%", all as free SO2.
  [
    'III/99',
    [
      part('a', 'Oxidative hair dye products', 0.67, { basis: 'sulphurDioxide' }),
      part('b', 'Hair straightening products', 6.7, { basis: 'sulphurDioxide' }),
      part('c', 'Self-tanning products', 0.45, { lowest: 0.4, basis: 'sulphurDioxide' }),
    ],
  ],
  // "(a) Fine fragrance 0.01% (b) Eau de toilette 0.004% (c) Fragrance cream 0.002% (d) Other leave-on products and
  // oral products 0.0002%".
  [
    'III/102',
    [
      part('a', 'Fragrance products', 0.01, { lowest: 0.002 }),
      part('d', 'Leave-on products except fragrance products', 0.0002),
      part('d', 'Oral products', 0.0002),
      part('e', 'Rinse-off products except oral products', 0.001),
    ],
  ],
  // "(a) leave-on products: 0.1%, except hydroalcoholic products 1%, fine fragrance 2.5%, fragrance cream 0.5% (b)
  // rinse-off products 0.2%". "(b) Rinse-off skin and hair products", "(d) Leave-on skin and hair products": what
  // another part names is not among them. Whether lips, eye make-up and nails are skin products of (d) the entry does
  // not say.
  [
    'III/75',
    [
      part('a', 'Fragrance products', 4),
      part('b', 'Rinse-off skin products except shower gels, make-up remover', 0.5),
      part('b', 'Rinse-off hair products', 0.5),
      part('c', 'Shower gels', 1.3),
      part('d', 'Leave-on skin products (non-spray) except body lotion, face make-up, make-up remover, fragrance', 0.5),
      part('d', 'Lip, eye make-up, nail products, following', 0.5),
      part('d', 'Leave-on hair products (non-spray)', 0.5),
      part('e', 'Leave-on hair products (spray)', 0.5),
      part('f', 'Body lotion', 0.7),
      part('g', 'Face make-up, make-up remover', 0.2),
      part('h', 'Oral products', 0.004),
      part('i', 'Deodorant spray', 0.91),
    ],
  ],
  [
    'III/182',
    [
      part('a', 'Leave-on products except fragrance products, oral products', 0.1),
      part('a', 'Fragrance products', 2.5, { lowest: 0.5 }),
      part('b', 'Rinse-off products except oral products', 0.2),
    ],
  ],
  // "(e) Leave-on skin products (except lip products …) and nail products": nails are in (e), not among what it
  // excepts.
  [
    'III/70',
    [
      part('a', 'Lip make-up products, lipstick, lip salves', 0.11),
      part('b', 'Deodorants and antiperspirants', 0.032),
      part('c', 'Eye products, face make-up and make-up remover', 0.65),
      part('d', 'Fragrance products', 0.6),
      part(
        'e',
        'Leave-on skin products except lip, deodorants, antiperspirants, fragrance, eye, face make-up, make-up remover',
        0.15,
      ),
      part('e', 'Nail products', 0.15),
      part('f', 'Oral products', 0.35),
      part('g', 'Leave-on hair products', 1.2),
      part('h', 'Rinse-off skin products', 1.2),
      part('h', 'Rinse-off hair products', 1.2),
      part('i', 'Leave-on products for the anogenital area (baby wipes and intimate wipes)', 0.063),
    ],
  ],
  // "As traces in ingredients: 0.1%": of the glycol in them, not of the copolymers that the Commission lists with the
  // entry.
  ['III/186', whole(0.1, { basis: 'diethyleneGlycol' })],
  // The exceptions of (a), (b) and (g) name the other parts; (l) and (m) are one product for children from six years
  // and for adults.
  [
    'III/324',
    [
      part(
        'a',
        'Leave-on skin products except make-up, lip, deodorants, antiperspirants, hydroalcoholic-based fragrances',
        0.06,
      ),
      part('a', 'Leave-on hair products', 0.06),
      part('a', 'Deodorants (non-spray)', 0.06),
      part('b', 'Face make-up', 0.05),
      part('c', 'Eye make-up, make-up remover', 0.002),
      part('d', 'Leave-on hair products (spray)', 0.009),
      part('e', 'Deodorant spray', 0.003),
      part('f', 'Body lotion spray', 0.04),
      part('g', 'Rinse-off skin products except make-up remover, soap', 0.06),
      part('g', 'Rinse-off hair products', 0.06),
      part('h', 'Hand soaps', 0.6),
      part('i', 'Hydroalcoholic-based fragrances', 0.6),
      part('j', 'Lip products', 0.03),
      part('k', 'Toothpaste', 2.52),
      part('m', 'Mouthwash', 0.6, { lowest: 0.1 }),
      part('n', 'Oral products (spray)', 0.65),
    ],
  ],
  // "0 15%": the point was lost in the export.
  ['III/235', whole(0.15)],
  // Column h in place of g: "5 ppm", and "1%, when used in lip products".
  ['IV/67', [part('', 'Rinse-off products', 0.0005)]],
  ['IV/77', [part('', 'Lip products', 1), part('', 'Other products', null)]],
  // "0,4% (as acid) for single ester, 0,8% (as acid) for mixtures of esters": the mixtures are in sumGroups.ts.
  ['V/12', whole(0.4, { basis: 'acid' })],
  // "0,14% (as acid) for the sum of the individual concentrations; 0,8% (as acid) for mixtures of 12 and 12a": the sums
  // are in sumGroups.ts.
  ['V/12a', whole(0.14, { basis: 'acid' })],
  // "Face powders and blemish concealers" and "nail products for cleaning … before artificial nail systems" are
  // narrower than categories.
  [
    'V/25',
    [
      part('', 'Toothpastes', 0.3),
      part('', 'Hand soaps, body soaps, shower gels', 0.3),
      part('', 'Deodorants (non-spray)', 0.3),
      part('', 'Face make-up, following', 0.3),
      part('', 'Nail products, following', 0.3),
    ],
  ],
  // "(a) Hair lotions … (d) Rinse-off shampoo 0,5 %": a lotion is left on.
  [
    'V/32',
    [
      part('a', 'Leave-on hair products', 0.2),
      part('b', 'Face creams', 0.2),
      part('c', 'Foot care products', 0.2),
      part('d', 'Rinse-off shampoo', 0.5),
    ],
  ],
  // "0,2% corresponding to 0,0024% of silver".
  ['V/59', whole(0.2)],
  // "Allowed … in rinse off, oral care and leave-on cosmetic products": all of them.
  ['V/60', [part('', '', 0.7)]],
  // "(a) Deodorant spray (b) Powder foundation: 1 %".
  ['V/61', [part('a', 'Deodorant spray', 1), part('b', 'Face make-up powder', 1)]],
]);

/**
 * Whether every figure that was entered by hand still stands in the text of the entry; an amended text is read anew.
 */
export function isStillTrue(rows: readonly HandLimit[], text: string): boolean {
  const plain = text
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/\b0 (\d)/g, '0.$1')
    .replace(/(\d{1,6}(?:\.\d{1,4})?) ?ppm\b/g, (_, ppm: string) => `${Number(ppm) / 10_000}%`);
  return rows.every(({ percent, lowest }) =>
    [percent, lowest].every(
      (figure) =>
        figure === null || figure === undefined || new RegExp(`(?<![\\d.])${figure}0*(?:\\.0+)?(?!\\d)`).test(plain),
    ),
  );
}
