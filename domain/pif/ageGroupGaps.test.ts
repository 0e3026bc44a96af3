import { namesChildren } from './ageGroupGaps.ts';

test.each([
  'children of 3 to 10',
  'deca 3–10',
  'Za decu i odrasle',
  'Kinder ab 3',
  'бебе',
  'Деца од 3 до 10 година',
  'dečji šampon',
  'dečije lice',
  'Adults and babies',
  'not only for children',
  'Not for adults but for children',
  'Nije za odrasle, već za decu',
  'de\u00adca',
  'girls from 6 years',
  'Mama i beba, od 6 meseci',
  'žena sa decom',
  'cela porodica',
  'za celu porodicu',
  'svi uzrasti',
  'for all ages',
  'the whole family',
  'predškolski uzrast',
  'new-borns',
  'enfants',
])('"%s" names children', (text) => {
  expect(namesChildren(text)).toBe(true);
});

test.each([
  null,
  '',
  'Odrasli',
  'Adults and adolescents',
  'Adults, not for children under 3',
  'Odrasli; nije za decu mlađu od 3 godine',
  'Svi osim dece',
  'Keep out of reach of children',
  'koža osetljiva na deterdžent, detelina',
])('"%s" does not', (text) => {
  expect(namesChildren(text)).toBe(false);
});
