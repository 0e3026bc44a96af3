import { resolve } from 'node:path';
import { translateCondition } from '../../domain/annex/translation/translateCondition.ts';
import { readAnnexRows, realDataFolder } from './realData.ts';

const folder = realDataFolder();
const withData = folder ? describe : describe.skip;
const figures = (text: string) => (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((figure) => figure.replace(',', '.'));

withData(folder ? 'over the published annexes' : 'over the published annexes (skipped: no ../shared/data)', () => {
  const rows = folder ? readAnnexRows(resolve(folder, 'annex-restrictions.csv')) : [];
  const texts = rows
    .filter(({ annex }) => annex === 'III' || annex === 'V' || annex === 'VI')
    .flatMap(({ productTypes, maximum, otherConditions, warnings }) => [
      productTypes,
      maximum,
      otherConditions,
      warnings,
    ])
    .filter((text) => text.trim() !== '');
  const translated = texts.flatMap((original) => {
    const serbian = translateCondition(original);
    return serbian === null ? [] : [{ original, serbian }];
  });

  test('seven texts of ten have a translation', () => {
    expect(translated.length / texts.length).toBeGreaterThan(0.7);
  });

  test('every figure of a translation is that of the original', () => {
    expect(
      translated.filter(({ original, serbian }) => figures(original).join(' ') !== figures(serbian).join(' ')),
    ).toEqual([]);
  });
});
