import fc from 'fast-check';
import { property } from '../../tests/support/again.ts';
import { expectLinearTime, fill } from '../../tests/support/linearTime.ts';
import { MAX_NAMES, parseInciText } from './parseInciText.ts';

const namesOf = (text: string) => parseInciText(text).names.map(({ name }) => name);

test.each<[string, string, string[]]>([
  ['comma', 'Aqua, Glycerin,Parfum', ['Aqua', 'Glycerin', 'Parfum']],
  ['semicolon', 'Aqua; Glycerin; Parfum.', ['Aqua', 'Glycerin', 'Parfum']],
  ['bullet', 'Aqua • Glycerin • Parfum', ['Aqua', 'Glycerin', 'Parfum']],
  ['bullet read as Windows-1252', 'Aqua â€¢ Glycerin â€¢ Parfum', ['Aqua', 'Glycerin', 'Parfum']],
  ['middle dot', 'Aqua · Glycerin · Parfum', ['Aqua', 'Glycerin', 'Parfum']],
  ['full stop', 'Aqua. Glycerin. Parfum. Limonene.', ['Aqua', 'Glycerin', 'Parfum', 'Limonene']],
  ['backslash', 'Aqua \\ Glycerin \\ Parfum \\ CI 19140', ['Aqua', 'Glycerin', 'Parfum', 'CI 19140']],
  ['line', 'Aqua\r\nGlycerin\r\nParfum', ['Aqua', 'Glycerin', 'Parfum']],
  ['bulleted lines', '- Aqua\n- Glycerin\n- Parfum', ['Aqua', 'Glycerin', 'Parfum']],
  ['spaced slash', 'Aqua / Glycerin / Parfum / Limonene', ['Aqua', 'Glycerin', 'Parfum', 'Limonene']],
  ['(and)', 'Water** (and) Propanediol** (and) Xanthan Gum**', ['Water', 'Propanediol', 'Xanthan Gum']],
  ['tag', 'Aqua<br>Glycerin<br/>Parfum &amp; Aroma', ['Aqua', 'Glycerin', 'Parfum & Aroma']],
  ['lost after a percentage', 'Zinc Oxide 9.60%Water, Mica', ['Zinc Oxide', 'Water', 'Mica']],
])('separates at: %s', (_, text, names) => {
  expect(namesOf(text)).toEqual(names);
});

test.each<[string, string[]]>([
  [
    'Aqua, 1,2-Hexanediol, Polysorbate 20,1,2-Hexanediol',
    ['Aqua', '1,2-Hexanediol', 'Polysorbate 20', '1,2-Hexanediol'],
  ],
  ['Iron Oxides (CI 77491, CI 77492), Mica', ['Iron Oxides (CI 77491, CI 77492)', 'Mica']],
  [
    'Water (Aqua, Eau), Helianthus Annuus (Sunflower) Seed Oil',
    ['Water (Aqua, Eau)', 'Helianthus Annuus (Sunflower) Seed Oil'],
  ],
  ['Alcohol Denat., HC Blue No. 2, Parfum', ['Alcohol Denat', 'HC Blue No. 2', 'Parfum']],
  ['Aqua, PEG/PPG-18/18 Dimethicone', ['Aqua', 'PEG/PPG-18/18 Dimethicone']],
  ['Aqua (Water, Glycerin, Parfum', ['Aqua (Water', 'Glycerin', 'Parfum']],
  ['Aqua, polyacryla-\nmide, sodium\nchloride', ['Aqua', 'polyacrylamide', 'sodium chloride']],
  ['CI 15850:1, CI 77491', ['CI 15850:1', 'CI 77491']],
])('keeps together what is one name: %s', (text, names) => {
  expect(namesOf(text)).toEqual(names);
});

test.each<[string, string, string[]]>([
  ['heading', 'INGREDIENTS: Aqua, Glycerin', ['Aqua', 'Glycerin']],
  ['Serbian heading', 'Sastojci / Ingredients: Aqua, Glycerin', ['Aqua', 'Glycerin']],
  ['heading of a part', 'Night Cream: Aqua, Glycerin. Day Cream: Aqua, Mica', ['Aqua', 'Glycerin', 'Aqua', 'Mica']],
  ['advertising before', '-Shea Butter: Nourishes, repairs, and softens skin. Aqua, Glycerin', ['Aqua', 'Glycerin']],
  [
    'tail',
    'Aqua, Glycerin For the latest information, it is recommended to review the ingredient list.',
    ['Aqua', 'Glycerin'],
  ],
  ['tail without a stop', 'Aqua, CitralPlease be aware that ingredient lists may change.', ['Aqua', 'Citral']],
  [
    'legend of footnotes',
    'Aqua, Glycerin*, Parfum**. *Organic. **From natural origin.',
    ['Aqua', 'Glycerin', 'Parfum'],
  ],
  ['placeholder', 'NULL', []],
  ['boutique', 'Visit the Dior boutique', []],
  ['blank', ' \n\t ', []],
])('leaves out: %s', (_, text, names) => {
  expect(namesOf(text)).toEqual(names);
});

test('each name has its percentage, nano mark and position', () => {
  const text = 'Aqua, Titanium Dioxide [nano] 7,5 %, Glycerin** (0.5%), Zinc Oxide (nano)';
  expect(parseInciText(text).names).toEqual([
    { text: 'Aqua', start: 0, end: 4, name: 'Aqua', isNano: false, percent: null, inMayContain: false },
    {
      text: 'Titanium Dioxide [nano]',
      start: 6,
      end: 29,
      name: 'Titanium Dioxide',
      isNano: true,
      percent: 7.5,
      inMayContain: false,
    },
    { text: 'Glycerin', start: 37, end: 45, name: 'Glycerin', isNano: false, percent: 0.5, inMayContain: false },
    {
      text: 'Zinc Oxide (nano)',
      start: 56,
      end: 73,
      name: 'Zinc Oxide',
      isNano: true,
      percent: null,
      inMayContain: false,
    },
  ]);
});

test('repaired text is returned as printed', () => {
  const text = 'Eau min\u00c3\u00a9rale\u00c2\u00ae, Caf\u00c3\u00a9, Cr&egrave;me, Sou&shy;fre, Mica';
  expect(
    parseInciText(text)
      .names.map(({ text: printed, name }) => [printed, name])
      .slice(0, 3),
  ).toEqual([
    ['Eau min\u00c3\u00a9rale', 'Eau minérale'],
    ['Caf\u00c3\u00a9', 'Café'],
    ['Cr&egrave;me', 'Crème'],
  ]);
});

test.each([
  'Aqua, Mica [+/- CI 77891, CI 77491], Parfum',
  'Aqua, Mica (+/-: CI 77891, CI 77491), Parfum',
  'Aqua, Mica [May Contain/Peut Contenir (+/-): CI 77891, CI 77491] Parfum',
  'Aqua, Mica [može sadržati: CI 77891, CI 77491], Parfum',
])('marks what a pack may contain: %s', (text) => {
  const { names } = parseInciText(text);
  expect(names.map(({ name }) => name)).toEqual(['Aqua', 'Mica', 'CI 77891', 'CI 77491', 'Parfum']);
  expect(names.map(({ inMayContain }) => inMayContain)).toEqual([false, false, true, true, false]);
});

test('an open may-contain block reaches to the end', () => {
  const { names } = parseInciText('Aqua, Mica. May contain (+/-): Cl 77891, CI 77491.');
  expect(names.map(({ name, inMayContain }) => `${name}${inMayContain ? ' ±' : ''}`)).toEqual([
    'Aqua',
    'Mica',
    'Cl 77891 ±',
    'CI 77491 ±',
  ]);
});

const PIECES = [
  'Aqua',
  'Glycerin',
  '1,2-Hexanediol',
  'CI 77891',
  ',',
  ', ',
  ';',
  '•',
  '\\',
  '.',
  ' ',
  '\n',
  '(',
  ')',
  '[',
  ']',
  '+/-',
  '[nano]',
  '%',
  '7,5 %',
  '*',
  ':',
  '/',
  'Ã©',
  'â€¢',
  'Â',
  '&amp;',
  '&#8226;',
  '<br>',
  '<',
  '­',
  '​',
  '😀',
  '\ud83d',
  '\u0000',
  'Ж',
  'the skin is',
  'May contain',
  'Ingredients:',
  '-Claim: soft skin. ',
  "'",
  '‘',
  'é',
];

property('the names of any text have correct positions without overlap', 2_500, (numRuns) => {
  const texts = fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: fc.constantFrom(...PIECES), maxLength: 40, size: 'max' }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 120 }) },
  );
  fc.assert(
    fc.property(texts, (text) => {
      const { names, leftOut } = parseInciText(text);
      let last = 0;
      for (const { start, end, text: printed, name } of names) {
        expect(text.slice(start, end)).toBe(printed);
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(name.trim()).toBe(name);
        expect(name).not.toBe('');
        last = end;
      }
      for (const { start, end } of leftOut) expect(0 <= start && start <= end && end <= text.length).toBe(true);
    }),
    { seed: 1, numRuns },
  );
});

test('any list of known names is read back', () => {
  const known = [
    'Aqua',
    'Sodium Laureth Sulfate',
    '1,2-Hexanediol',
    'Helianthus Annuus (Sunflower) Seed Oil',
    'PEG-8',
    'CI 77891',
    'Parfum',
    'Acrylates/C10-30 Alkyl Acrylate Crosspolymer',
  ];
  const list = fc.array(fc.constantFrom(...known), { maxLength: 30, size: 'max' });
  fc.assert(
    fc.property(list, fc.constantFrom(', ', '; ', ' • ', ',', '; \n'), (names, separator) => {
      expect(namesOf(names.join(separator))).toEqual(names);
    }),
    { seed: 1, numRuns: 300 },
  );
});

test('reads a name of 2,000 characters', () => {
  const long = 'ACETOBACTER '.repeat(166).trim();
  expect(namesOf(`Aqua, ${long}`)).toEqual(['Aqua', long]);
});

test('reads at most MAX_NAMES names', () => {
  const parsed = parseInciText('Aqua, '.repeat(MAX_NAMES + 1));
  expect([parsed.names.length, parsed.isCut]).toEqual([MAX_NAMES, true]);
  expect(parseInciText('Aqua, '.repeat(MAX_NAMES)).isCut).toBe(false);
});

test.each([
  'a',
  ' ',
  '\n',
  '(',
  '([',
  '+/-',
  '[+/-',
  ',',
  '. ',
  '- A:',
  '1,',
  '1%',
  '*',
  '<b',
  '&',
  'Ã©',
  'the ',
  'May contain ',
  '. -A: ',
  'a-\n',
  '\ud800',
  'Аква, ',
])('the time to parse a text of %j grows only with its length', (piece) => {
  expectLinearTime((length) => expect(parseInciText(fill(length, piece)).names.length).toBeLessThanOrEqual(MAX_NAMES));
});
