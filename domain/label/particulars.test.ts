import { itemReference } from './particulars.ts';

const RULEBOOK = 'Pravilnik o kozmetičkim proizvodima (Sl. glasnik RS 60/2019, 47/2022, 21/2023)';

test.each(['bestBefore', 'paoMonths'] as const)('for %s the article of the Serbian rulebook is named', (item) => {
  expect(itemReference(item, ['RS'])).toBe(`${RULEBOOK}, član 15`);
});

test('for other items the Serbian rulebook is named as a whole', () => {
  expect(itemReference('batch', ['RS'])).toBe(RULEBOOK);
});

test('each market has its own law, in the order of the markets', () => {
  expect(itemReference('bestBefore', ['EU', 'RS'])).toBe(
    `Regulation (EC) No 1223/2009, Article 19(1)(c); ${RULEBOOK}, član 15`,
  );
  expect(itemReference('nominalContent', ['EU'])).toBe('Regulation (EC) No 1223/2009, Article 19(1)(b)');
});
