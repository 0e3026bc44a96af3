import { legalReference } from './legalReference.ts';

test.each([
  [
    'Regulation (EC) No 1223/2009, Annex III/98',
    'Uredba (EZ) br. 1223/2009, Prilog III, redni broj 98; Pravilnik o kozmetičkim proizvodima, Prilog 3',
  ],
  [
    'Regulation (EC) No 1223/2009, Article 19(1)(d), Annex V/12a, column i',
    'Uredba (EZ) br. 1223/2009, član 19. stav 1. tačka (d), Prilog V, redni broj 12a, kolona i; Pravilnik o kozmetičkim proizvodima, Prilog 5',
  ],
  [
    'Regulation (EC) No 1223/2009, Annex V, preamble, point 2 (Regulation (EU) 2022/1181)',
    'Uredba (EZ) br. 1223/2009, Prilog V, uvodni deo, tačka 2 (Uredba (EU) 2022/1181); Pravilnik o kozmetičkim proizvodima, Prilog 5',
  ],
  [
    'Regulation (EC) No 1223/2009, Annex II (formerly III/358)',
    'Uredba (EZ) br. 1223/2009, Prilog II (ranije III/358); Pravilnik o kozmetičkim proizvodima, Prilog 2',
  ],
  [
    'Regulation (EC) No 1223/2009, Article 14(1)(c) and Annex IV',
    'Uredba (EZ) br. 1223/2009, član 14. stav 1. tačka (c) i Prilog IV; Pravilnik o kozmetičkim proizvodima, Prilog 4',
  ],
  [
    'Regulation (EC) No 1223/2009, Article 19(1)(g) and 19(6)',
    'Uredba (EZ) br. 1223/2009, član 19. stav 1. tačka (g) i 19. stav 6.',
  ],
  ['Regulation (EC) No 1223/2009, Article 15(2)', 'Uredba (EZ) br. 1223/2009, član 15. stav 2.'],
  ['Regulation (EC) No 1223/2009, Article 16', 'Uredba (EZ) br. 1223/2009, član 16.'],
  ['Commission Recommendation 2006/647/EC', 'Preporuka Komisije 2006/647/EZ'],
  [
    'Regulation (EU) 2023/1545, amending Annex III to Regulation (EC) No 1223/2009 (OJ L 188, 27.7.2023)',
    'Uredba (EU) 2023/1545, kojom se menja Prilog III, Uredba (EZ) br. 1223/2009 (SL L 188, 27.7.2023)',
  ],
  [
    'Pravilnik o kozmetičkim proizvodima (Sl. glasnik RS 60/2019, 47/2022, 21/2023), član 15',
    'Pravilnik o kozmetičkim proizvodima (Sl. glasnik RS 60/2019, 47/2022, 21/2023), član 15.',
  ],
])('%s is written in Serbian', (reference, serbian) => {
  expect(legalReference(reference, 'sr')).toBe(serbian);
});

test.each<[string, string | null, boolean]>([
  ['Annex III/98', '(EU) 2021/850', true],
  ['Annex III/376', '(EU) 2024/996', false],
  ['Annex III/380', null, false],
  ['Annex II/1731', '(EU) 2025/877', false],
  ['Annex II/1767', null, false],
  ['Annex II/1694', null, true],
  ['Annex II/1695', null, false],
  ['Annex III/24', '(EU) 2026/909', false],
  ['Annex III/24', null, true],
])('%s in the form of %s: the rulebook can hold it: %s', (entry, regulation, isHeld) => {
  const reference = `Regulation (EC) No 1223/2009, ${entry}`;
  expect(legalReference(reference, 'sr', regulation).endsWith('nije nađeno da li je preuzeto')).toBe(!isHeld);
});

test('the English reference stays as the rules write it', () => {
  expect(legalReference('Regulation (EC) No 1223/2009, Annex III/98', 'en')).toBe(
    'Regulation (EC) No 1223/2009, Annex III/98',
  );
});

test('a reference that names the Serbian rulebook already does not name it twice', () => {
  const both =
    'Regulation (EC) No 1223/2009, Annex III/98; Pravilnik o kozmetičkim proizvodima (Sl. glasnik RS 60/2019), Prilog 3';
  expect(legalReference(both, 'sr')).toBe(
    'Uredba (EZ) br. 1223/2009, Prilog III, redni broj 98; Pravilnik o kozmetičkim proizvodima (Sl. glasnik RS 60/2019), Prilog 3',
  );
});
