import fc from 'fast-check';
import { property } from '../support/again.ts';
import { readJson } from '../../domain/inci/jsonText.ts';
import { AMOUNTS, BANS, DENIED, LIMITS, NAMED } from './textCases.ts';
import { bansIn, check, CREAM, reported } from './textReport.ts';

describe.each(BANS)('%s (%s)', (name, entry) => {
  test.each(NAMED)('is named wherever it stands: %s', (text) => {
    const printed = text.replace('X', name);
    expect(check(printed).result).not.toBe('GREEN');
    expect(bansIn(printed, 'error', 'warning')).toContain(entry);
  });

  test.each(DENIED)('is no ingredient where it is denied: %s', (text) => {
    const printed = text.replace('X', name);
    expect(reported(printed)).toEqual(['GREEN']);
    expect(bansIn(printed, 'info')).toContain(entry);
  });
});

describe.each(LIMITS)('%s at its limit of %s % (%s)', (name, limit, entry) => {
  test.each(AMOUNTS)('printed as %s', (_, print) => {
    const over = limit * 1.1;
    const [within, above] = [limit, Number(over.toPrecision(4))].map((percent) =>
      check(`Aqua, Glycerin, ${print(name, percent)}, Panthenol`, 'shampoo'),
    );
    expect(within?.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(above?.findings.find(({ severity }) => severity === 'error')).toMatchObject({
      code: 'OVER_LIMIT',
      params: { entry },
    });
  });
});

test.each([
  ['Aqua 60%, Glycerin 30%, Panthenol 20%', ['RED', 'PERCENT_SUM_OVER_100']],
  ['Aqua 60%, Glycerin 30%, Panthenol 10.1%', ['RED', 'PERCENT_SUM_OVER_100']],
  ['Aqua 60%, Glycerin 30%, Panthenol 10%', ['GREEN']],
  ['Aqua 60-80%, Glycerin 20-40%, Panthenol up to 20%', ['GREEN']],
  ['Aqua 80-90%, Glycerin 20-40%, Panthenol 1%', ['RED', 'PERCENT_SUM_OVER_100']],
  ['Shampoo: Aqua 80 %, Panthenol 20 %. Conditioner: Aqua 90 %, Glycerin 10 %', ['GREEN']],
  ['Aqua, Panthenol 5 mg', ['YELLOW', 'AMOUNT_NOT_READ']],
  ['Aqua, Panthenol 0.3', ['YELLOW', 'AMOUNT_NOT_READ']],
  ['Aqua, Panthenol 1 % w/v', ['YELLOW', 'AMOUNT_NOT_READ']],
  ['Aqua, Panthenol at least 1 %', ['YELLOW', 'AMOUNT_NOT_READ']],
  ['Aqua, Panthenol 1 % (2 %)', ['YELLOW', 'AMOUNT_NOT_READ']],
  ['Aqua, Chlorhexidine Digluconate (20 % solution)', ['YELLOW', 'AMOUNT_NOT_READ']],
  ['Aqua, Benzyl Alcohol (99 % pure)', ['GREEN']],
  ['Aqua, Sodium Benzoate 0.59 %', ['GREEN']],
  ['Aqua, Sodium Benzoate 0.5902 %', ['RED', 'OVER_LIMIT']],
  ['Aqua, Salicylic Acid 1½ %, Panthenol', ['GREEN']],
  ['Aqua, Salicylic Acid 2½ %, Panthenol', ['RED', 'OVER_LIMIT']],
  ['Aqua, Glycerin, 100% Natural Parfum', ['GREEN']],
])('amounts of %s', (text, expected) => {
  expect(reported(text)).toEqual(expected);
});

test.each([
  ['Aqua, Glycerin, Methylparaben*, Panthenol. *0.3 %', ['GREEN']],
  ['Aqua, Glycerin, Methylparaben*, Panthenol. *2 %', ['RED', 'OVER_LIMIT']],
  ['Aqua, Glycerin, Methylparaben*, Panthenol *2%', ['RED', 'OVER_LIMIT']],
  ['Aqua, Glycerin, Methylparaben¹, Panthenol\n¹ 2 %', ['RED', 'OVER_LIMIT']],
  ['Aqua, Glycerin, Methylparaben(1), Panthenol. (1) 2 %', ['RED', 'OVER_LIMIT']],
  ['Aqua, Glycerin*, Methylparaben**, Panthenol\n*2 %, **0.3 %', ['GREEN']],
  ['Aqua, Methylparaben**, Glycerin*, Panthenol\n*0.3 %, **2 %', ['RED', 'OVER_LIMIT']],
  ['Aqua, Glycerin*, Panthenol. * 95 % of natural origin.', ['GREEN']],
])('the figure of a footnote is that of the names with its mark: %j', (text, expected) => {
  expect(reported(text)).toEqual(expected);
});

test.each(['Bez mirisa hidrohinon', 'Bez mirisa, hidrohinon', 'Bez parabena formaldehid', 'Без мириса хидрохинон'])(
  'what a denial does not decline is asked about: %j',
  (sentence) => {
    expect(reported(`Aqua, Glycerin, Panthenol. ${sentence}`)[0]).toBe('YELLOW');
  },
);

test.each([
  'Bez mirisa i hidrohinona',
  'Bez parabena, silikona, formaldehida.',
  'Bez hidrohinona',
  'Bez alkohola, veštačkih boja, formaldehida.',
  'Bez parabena, mineralnog ulja i formaldehida.',
  'Bez alkohola, parabenov, formaldehida.',
  'Без алкохола, вештачких боја и формалдехида.',
  'Bez: hidrohinon, formaldehid',
])('what a denial names in the genitive is not in the product: %j', (sentence) => {
  expect(reported(`Aqua, Glycerin, Panthenol. ${sentence}`)).toEqual(['GREEN']);
});

test.each([
  '*95% organic',
  '*98% prirodnog porekla',
  '*95 % bio',
  '100% natural',
  '100% prirodno',
  '100 % natural',
  '100 % recycled',
  '99,5 % prirodnog porekla',
  '100 posto prirodno',
  '20 % sastojaka je organsko',
  '100% naturel',
  '97 % di origine naturale',
  '98,5 % natural origin',
  'Urea, 100% vegan',
])('a share of nature is no ingredient: %j', (claim) => {
  expect(reported(`Aqua, Glycerin*, Panthenol. ${claim}`)).toEqual(['GREEN']);
  expect(reported(`Aqua, Glycerin*, Panthenol. ${claim} Formaldehyde`)[0]).not.toBe('GREEN');
});

test('a trace of a banned substance is asked about, one of a limited substance is not excused', () => {
  expect(reported('Aqua, Glycerin, Panthenol, Lead < 1 ppm')).toEqual(['YELLOW', 'PROHIBITED']);
  expect(reported('Aqua, Glycerin, Panthenol, Lead 1 ppm')[0]).toBe('RED');
  expect(reported('Aqua, Glycerin, Panthenol, Lead < 11 ppm')[0]).toBe('RED');
  expect(reported('Aqua, Glycerin, Panthenol, Methylisothiazolinone < 1 ppm')[0]).toBe('RED');
});

test('a warning that runs into the list does not excuse its bans', () => {
  expect(reported('Avoid contact with eyes. Ingredients: Aqua, Formaldehyde, Glycerin')[0]).toBe('RED');
  expect(reported('Avoid contact with eyes, Aqua, Formaldehyde, Glycerin')[0]).toBe('RED');
});

test('the higher figure of a name that is printed twice is judged', () => {
  const text = 'Aqua, Methylisothiazolinone, Glycerin. Contains Methylisothiazolinone 100 ppm.';
  expect(reported(text, 'shampoo')).toEqual(['RED', 'OVER_LIMIT', 'DUPLICATE']);
  const both = 'Aqua, Methylisothiazolinone 0.001 %, Glycerin, Methylisothiazolinone 0.01 %';
  expect(reported(both, 'shampoo')).toEqual(expect.arrayContaining(['RED', 'OVER_LIMIT']));
  const sentence = 'Aqua, Methylisothiazolinone, Glycerin. Methylisothiazolinone is used at 100 ppm for your skin.';
  expect(reported(sentence, 'shampoo')).toEqual(['YELLOW', 'MENTIONED']);
});

test.each([
  'Može da sadrži: CI 77491',
  'Može sadržati CI 77491',
  'Može sadržavati: CI 77491',
  'Moze da sadrzi CI 77491',
  'Mogu da sadrže CI 77491',
  'Може да садржи: CI 77491',
  'May contain: CI 77491',
  'May also contain CI 77491',
  'Peut contenir CI 77491',
  'Kann enthalten: CI 77491',
  'Puede contener CI 77491',
  'Può contenere CI 77491',
  'Kan bevatten CI 77491',
  '+/- CI 77491',
  '(+/- CI 77491)',
  '[+/-: CI 77491]',
  '± CI 77491',
])('%s announces what a shade may have', (block) => {
  const { names, result } = check(`Aqua, Glycerin, Panthenol. ${block}`);
  expect([result, names.filter(({ inMayContain }) => inMayContain).map(({ name }) => name)]).toEqual([
    'GREEN',
    ['CI 77491'],
  ]);
});

test.each([
  '1. Aqua 2. Glycerin 3. Panthenol 4. Polysorbate 20',
  '1) Aqua 2) Glycerin 3) Panthenol 4) Polysorbate 20',
  '(1) Aqua (2) Glycerin (3) Panthenol (4) Polysorbate 20',
  '1. Aqua, 2. Glycerin, 3. Panthenol, 4. Polysorbate 20',
  '1. Aqua\n2. Glycerin\n3. Panthenol\n4. Polysorbate 20',
  'a) Aqua b) Glycerin c) Panthenol d) Polysorbate 20',
  'a) Aqua\nb) Glycerin\nc) Panthenol\nd) Polysorbate 20',
  '① Aqua ② Glycerin ③ Panthenol ④ Polysorbate 20',
])('the numbers of a list are no part of its names: %j', (text) => {
  expect(check(text).names.map(({ ingredient }) => ingredient?.inciName)).toEqual([
    'AQUA',
    'GLYCERIN',
    'PANTHENOL',
    'POLYSORBATE 20',
  ]);
});

test.each([
  'Za najnovije informacije pogledajte sajt.',
  'F.I.L. D1234/5',
  'FIL D1234/5',
  'Svojstva: hidrira, neguje, umiruje',
  'Način upotrebe: naneti na čisto lice.',
  'Čuvati van domašaja dece.',
  'Proizvođač: Beokozmetik a.d. Beograd',
  'Uvoznik: Kozmo d.o.o., Novi Sad',
  'Zemlja porekla: Italija',
  'Upozorenje: izbegavati kontakt sa očima.',
  'Made in Italy.',
  'Directions: apply to clean skin.',
  'For external use only.',
  'Cruelty free. Vegan.',
  'pH 5.5',
  'pH: 4,5-5,5',
  'EXP 12/2027 LOT 4455',
  'Hydroquinone free formula!',
])('what stands behind a list is left out: %s', (tail) => {
  const { names, result } = check(`Aqua, Glycerin, Panthenol. ${tail}`);
  expect([result, names.length]).toEqual(['GREEN', 3]);
});

test.each([
  ['Shower gel: Aqua, Methylisothiazolinone, Parfum. Body lotion: Aqua, Panthenol, Parfum', ['GREEN']],
  [
    'Shower gel: Aqua, Glycerin, Parfum. Body lotion: Aqua, Methylisothiazolinone, Parfum',
    ['RED', 'OUTSIDE_PRODUCT_TYPES'],
  ],
  ['Šampon: Aqua, Methylisothiazolinone 0.0015 %\nLosion za telo: Aqua, Panthenol', ['GREEN']],
  ['Гел за туширање: Aqua, Glycerin.\nМлеко за тело: Aqua, Methylisothiazolinone', ['RED', 'OUTSIDE_PRODUCT_TYPES']],
  ['Shade 1: Aqua, Mica, CI 77491. Shade 2: Aqua, Mica, CI 77492', ['GREEN']],
  ['Shampoo: Aqua, Urea. May contain: CI 77491. Mask: Aqua, Kaolin', ['GREEN']],
  // Headings without a colon.
  ['SHAMPOO\nAqua, Methylisothiazolinone, Urea\nBODY LOTION\nAqua, Panthenol', ['GREEN']],
  ['SHAMPOO\nAqua, Urea\nBODY LOTION\nAqua, Methylisothiazolinone', ['RED', 'OUTSIDE_PRODUCT_TYPES']],
  ['Šampon\n\nAqua, Urea\n\nRegenerator\n\nAqua, Panthenol', ['GREEN']],
  ['Dan: Aqua, Glycerin, Urea Noć: Aqua, Panthenol', ['GREEN']],
  ['A: Aqua, Glycerin\nB: Aqua, Panthenol', ['GREEN']],
  ['1. Aqua, Glycerin, Urea\n2. Aqua, Panthenol, Urea', ['GREEN']],
  ['1.Aqua, Glycerin, Urea\n2.Aqua, Panthenol, Urea', ['GREEN']],
  ['Korak 1 – Aqua, Glycerin. Korak 2 – Aqua, Panthenol', ['GREEN']],
  ['Shade 01\nAqua, Mica, CI 77491\nShade 02\nAqua, Mica, CI 77492', ['GREEN']],
  ['Losion\nAqua, Glycerin\nMaska\nAqua, Formaldehyde', ['RED', 'PROHIBITED']],
  // Names of ingredients in a line of their own are no headings.
  ['Aqua, Glycerin,\nPerfume\nLinalool, Limonene', ['GREEN']],
])('the lists of a set are judged apart: %j', (text, expected) => {
  expect(reported(text)).toEqual(expected);
});

test.each([
  ['["Aqua","Glycerin","Panthenol"]', ['GREEN']],
  ['{"ingredients":["Aqua","Formaldehyde"]}', ['RED', 'PROHIBITED']],
  ['{"inci":"Aqua, Glycerin, Panthenol"}', ['GREEN']],
  ['[{"name":"Aqua","percent":99.7},{"name":"Methylparaben","percent":0.3}]', ['GREEN']],
  ['[{"name":"Aqua","percent":98},{"name":"Methylparaben","percent":2}]', ['RED', 'OVER_LIMIT']],
  ['[{"name":"Aqua","percent":"98 %"},{"name":"Methylparaben","percent":"2 %"}]', ['RED', 'OVER_LIMIT']],
  ['[{"id":7,"inci":"Aqua","function":"solvent"},{"id":8,"inci":"Glycerin","vegan":true}]', ['GREEN']],
  ['{"Aqua":99.7,"Formaldehyde":0.3}', ['RED', 'PROHIBITED', 'AMOUNT_NOT_READ']],
  ['[["Aqua",98],["Methylparaben",2],["Glycerin",1]]', ['RED', 'NOT_AN_INGREDIENT_LIST']],
  ['[{"name":"Aqua","note":"with formaldehyde"},{"name":"Glycerin"}]', ['YELLOW', 'MENTIONED']],
  [
    '<table><tr><td>Aqua</td><td>98 %</td></tr><tr><td>Methylparaben</td><td>2 %</td></tr></table>',
    ['RED', 'OVER_LIMIT'],
  ],
])('a list that was copied with its markup is read: %j', (text, expected) => {
  expect(reported(text)).toEqual(expected);
});

test('a banned name is never lost in JSON, whatever its key', () => {
  const keys = ['name', 'cas', 'id', 'function', 'supplier', 'note', 'free_from', 'percent', 'x'];
  for (const key of keys)
    for (const value of ['"Formaldehyde"', '["Formaldehyde"]', '{"Formaldehyde":1}', '{"x":{"y":"Formaldehyde"}}']) {
      const text = `[{"name":"Aqua","${key}":${value}},{"name":"Glycerin"}]`;
      expect([text, bansIn(text, 'error', 'warning').includes('II/1577')]).toEqual([text, true]);
    }
});

property('JSON is read without changing the place of anything', 500, (numRuns) => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), (text) => {
      expect(readJson(text)).toHaveLength(text.length);
    }),
    { numRuns },
  );
});

test.each([
  ['Aqua, Glycerin, Climbazole 2 %', 'shampoo', 'III/310'],
  ['Aqua, Selenium Sulfide 1 %, Glycerin', 'shampoo', 'III/49'],
  ['Aqua, Glycerin, Methylisothiazolinone 1 %', 'shampoo', undefined],
  ['Aqua, Glycerin, Climbazole 3 %', 'antidandruff_products', undefined],
  ['Aqua, Glycerin, Climbazole 2 %', CREAM, undefined],
])('what is wrong in a shampoo and may be right against dandruff says so: %s in %s', (text, category, entry) => {
  const [found] = check(text, category).findings.filter(({ severity }) => severity === 'error');
  expect(found?.params['antidandruff']).toBe(entry);
});

test('two names side by side that may be one are asked about', () => {
  expect(reported('Aqua, Glycerin Panthenol, Urea')).toEqual(['YELLOW', 'SPLIT_NAME']);
  expect(reported('Aqua Glycerin Panthenol Urea')).toEqual(['GREEN']);
  expect(check('Aqua, Glycerin Panthenol, Urea').names.map(({ match }) => match)).not.toContain('exact'.repeat(2));
});

test('a ban behind the longest piece of a text without separators is found', () => {
  const names = ['Aqua', 'Glycerin', 'Panthenol', 'Urea', 'Cetearyl Alcohol', 'Tocopherol', 'Parfum', 'Limonene'];
  const many = Array.from({ length: 300 }, (_, at) => names[at % names.length]).join(' ');
  expect(reported(`${many} Isobutylparaben`)).toEqual(expect.arrayContaining(['RED', 'PROHIBITED']));
});

describe('whatever the text', () => {
  const LISTS = [
    'Aqua (Water), Cetearyl Alcohol, Glycerin, Butyrospermum Parkii (Shea) Butter, Panthenol, Parfum (sadrži: Linalool, Limonene), Citric Acid.',
    'Ingredients: Aqua/Water/Eau, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Sodium Chloride 2 %, PEG-7 Glyceryl Cocoate\n[+/-: CI 77491, CI 77492]',
    'Sastojci: Aqua, Helianthus Annuus (Sunflower) Seed Oil*, Tocopherol, Kaolin. *Iz organskog uzgoja. Čuvati van domašaja dece.',
    'Shower gel: Aqua, Glycerin, Urea. Body lotion: Aqua, Panthenol, Sorbitol.',
  ];
  const AROUND: readonly ((name: string) => string)[] = [
    (name) => ` ${name} `,
    (name) => `, ${name}, `,
    (name) => ` (${name}) `,
    (name) => ` with ${name} `,
    (name) => `\n${name}\n`,
    (name) => `. Contains ${name}. `,
    (name) => ` / ${name} / `,
  ];
  const places = fc.tuple(
    fc.constantFrom(...LISTS),
    fc.nat(),
    fc.constantFrom(...BANS.filter(([name]) => !name.includes('-00-'))),
    fc.constantFrom(...AROUND),
  );

  property('a banned name between two words of it never leaves it green and unnamed', 1_500, (numRuns) => {
    fc.assert(
      fc.property(places, ([list, at, [name, entry], around]) => {
        const blanks = [...list.matchAll(/ /g)].map(({ index }) => index);
        const place = blanks[at % blanks.length] ?? 0;
        const text = `${list.slice(0, place)}${around(name)}${list.slice(place + 1)}`;
        const { result, findings } = check(text);
        const isNamed = findings.some(({ params }) => params['entry'] === entry);
        expect([text, result !== 'GREEN', isNamed]).toEqual([text, true, true]);
      }),
      { seed: 1, numRuns },
    );
  });

  property('a denial behind it never makes it red', 500, (numRuns) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LISTS),
        fc.constantFrom(...DENIED),
        fc.constantFrom(...BANS),
        (list, denial, [name]) => {
          const sentence = denial
            .replace(/(?:Aqua, Glycerin, Panthenol\. |\. Ingredients.*|\n.*)/s, '')
            .replace('X', name);
          if (/Aqua/.test(sentence)) return;
          expect(check(`${list.trimEnd()}${/[.\]]$/.test(list) ? '' : '.'} ${sentence}`).result).not.toBe('RED');
        },
      ),
      { seed: 1, numRuns },
    );
  });
});
