import { inciKey } from '../../../domain/inci/inciKey.ts';
import { readAnnexRow } from '../../../domain/annex/readAnnexRow.ts';
import { suggestedWaiver } from '../../../domain/pif/waivers.ts';
import { FORMULA_COUNT, formulaAt } from '../formulas.ts';
import { rawMaterialAt, RAW_MATERIAL_COUNT } from '../raw-material/rawMaterials.ts';
import { starterAnnexRows, starterIngredients } from './starterKnowledge.ts';

const known = new Map(starterIngredients.map((one) => [inciKey(one.inci), one]));

test('reference points stand where nobody wrote a value, with their source and what they are', () => {
  const found = starterIngredients.filter(({ toxicology }) => toxicology?.podDetails);
  expect(found.length).toBeGreaterThanOrEqual(30);
  for (const { toxicology } of found)
    expect(toxicology).toMatchObject({
      noaelSource: expect.stringContaining('OpenFoodTox') as string,
      podDetails: { put: 'oralno' },
      isVerified: false,
    });
  // A value of our own hand stays.
  expect(known.get(inciKey('BENZYL ALCOHOL'))?.toxicology).toMatchObject({ noaelMgPerKgDay: 400, podDetails: null });
});

/** How many of some names have a point of departure, or are of a class that suggests a waiver. */
function answeredOf(names: ReadonlySet<string>): [number, number] {
  const listed = new Set(
    starterAnnexRows
      .filter(({ annex }) => ['IV', 'V', 'VI'].includes(annex))
      .flatMap((row) => readAnnexRow(row)?.keys ?? []),
  );
  const answered = [...names].filter((key) => {
    const one = known.get(key);
    const substance = { inciName: one?.inci ?? key, casNumbers: one?.cas ?? [], isOnPositiveList: listed.has(key) };
    return (one?.toxicology?.noaelMgPerKgDay ?? 0) > 0 || suggestedWaiver(substance) !== null;
  });
  return [answered.length, names.size];
}

// Half of them is the aim of the design; perfume components, extracts and emollients have no published point yet.
test('more than a third of the substances of the demo formulas have a point of departure or a suggestion', () => {
  const materials = new Map(
    Array.from({ length: RAW_MATERIAL_COUNT }, (_, at) => rawMaterialAt(at)).map((one) => [one.id, one]),
  );
  const used = new Set(Array.from({ length: FORMULA_COUNT }, (_, at) => formulaAt(at).materialIds).flat());
  const names = [...used].flatMap((id) => materials.get(id)?.composition.map(({ inci }) => inciKey(inci)) ?? []);
  const [answered, all] = answeredOf(new Set(names));
  expect(answered / all).toBeGreaterThan(0.36);
});
