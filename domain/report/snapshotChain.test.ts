import { buildKnowledge } from '../label/knowledge.ts';
import { annexRows } from '../annex/rows.testing.ts';
import { readAnnexRow } from '../annex/readAnnexRow.ts';
import type { Json } from './canonicalJson.ts';
import { contentHash } from './contentHash.ts';
import { ingredient, wipesInput } from './examples.testing.ts';
import { safetyReport } from './safetyReport.ts';
import type { SafetyReportInput } from './safetyReportInput.ts';
import { snapshotChanges } from './snapshotChanges.ts';
import { type ChangeKind, IGNORED, INPUTS } from './snapshotInputs.ts';

/** What is frozen of the wipes of a published safety report, with what is computed from the input. */
function snapshotOf(input: SafetyReportInput, changed: Record<string, Json> = {}): Json {
  const fragranceMaterial: Json = {
    name: 'Blossom',
    allergens: [{ inciName: 'Linalool', casNumber: '78-70-6', percent: '2', detectionLimit: null }],
    certificates: [{ amendment: 51, rows: [{ category: '5A', permission: 'LIMITED', maximum: '2.52' }] }],
  };
  const lines = (input.lines ?? []).map(({ line, material }) => ({ line, material }));
  const snapshot: Record<string, Json> = {
    pif: {
      name: 'Wipes',
      reference: 'W-1',
      formula: { name: 'Wipes', revision: 1 },
      label: { name: 'Wipes' },
      description: { function: 'Cleansing', markets: ['RS'], responsiblePerson: { name: 'Maker', phone: null } },
      manufacturing: { steps: [{ phase: 'A', text: 'Mix', temperature: '70 °C' }], site: 'Zemun' },
      claims: { claims: [{ text: 'Gentle', criteria: [{ criterion: 'HONESTY', judgement: 'YES' }] }] },
      animalTesting: { statement: 'NONE', signedOn: '2026-01-15' },
      partA: { ph: { minimum: '5.0', maximum: '6.0' }, microbiology: [{ row: 'TOTAL_COUNT', result: '< 10 CFU/g' }] },
      partB: { statement: 'Safe', conditions: ['Keep dry'], reasoning: [{ heading: 'MARGINS', text: 'Above 100' }] },
      files: [{ slot: 'STABILITY', name: 'Stability.pdf', sha256: 'ab', size: 900 }],
    },
    composition: {
      formula: {
        name: 'Wipes',
        revision: 1,
        lines: lines.map(({ line, material }) => ({
          rawMaterialSlug: material?.slug ?? null,
          name: line.name,
          percent: line.percent,
        })),
      },
      result: {
        materials: lines.map(({ line, material }) => ({
          slug: material?.slug ?? null,
          tradeName: line.name,
          composition: (line.material?.components ?? []).map(({ inciName }) => ({ inciName, maxConcentration: '100' })),
          fragranceMaterial: material?.fragrance ? fragranceMaterial : null,
        })),
      },
    },
    report: JSON.parse(JSON.stringify(safetyReport(input))) as Json,
    label: { ingredientText: 'AQUA', precautions: 'For external use only.', paoMonths: 12 },
    knowledge: { software: '1', data: input.knowledgeVersion },
    ...changed,
  };
  return snapshot;
}
const base = snapshotOf(wipesInput());

type Step = string | number;
const isNode = (value: unknown): value is Record<Step, unknown> => typeof value === 'object' && value !== null;
/** Every text, figure and switch under a value, by the way to it. */
const leavesOf = (value: unknown, way: readonly Step[] = []): (readonly Step[])[] =>
  isNode(value)
    ? Object.keys(value).flatMap((name) => leavesOf(value[name], [...way, name]))
    : value === null
      ? []
      : [way];
/** A copy with another value at the end of the way. */
function changedAt(snapshot: Json, way: readonly Step[]): Json {
  const copy = structuredClone(snapshot) as unknown;
  const holder = way.slice(0, -1).reduce((node, step) => (isNode(node) ? node[step] : null), copy);
  const last = way.at(-1) ?? '';
  if (isNode(holder)) holder[last] = typeof holder[last] === 'boolean' ? !holder[last] : `${String(holder[last])}1`;
  return copy as Json;
}

const wholePlaces = INPUTS.filter(({ fields }) => !fields);
test.each(wholePlaces)('every single value of $place is a link of the chain', async ({ place, kind }) => {
  const ways = leavesOf(base).filter(
    (way) => `${way.join('.')}.`.startsWith(`${place}.`) && !way.some((step) => IGNORED.has(String(step))),
  );
  expect(ways.length).toBeGreaterThan(0);
  const hash = await contentHash(base);
  for (const way of ways) {
    const after = changedAt(base, way);
    const kinds = new Set(snapshotChanges(base, after).map((change) => change.kind));
    expect([way.join('.'), [...kinds]]).toEqual([way.join('.'), [kind]]);
    expect(await contentHash(after)).not.toBe(hash);
  }
});

const whole = { dermalAbsorptionPercent: 100, oralAbsorptionPercent: 100 };
/** The annexes with another limit of phenoxyethanol, Annex V, entry 29. */
const otherLimit = buildKnowledge(
  [{ inciName: 'PHENOXYETHANOL', casNumbers: ['122-99-6'] }],
  annexRows
    .map((row) => (row.annex === 'V' && row.reference === '29' ? { ...row, maximum: '0.4 %' } : row))
    .map(readAnnexRow)
    .filter((entry) => entry !== null),
);
const [first, ...others] = wipesInput().lines ?? [];
const withMaterial = (material: object) =>
  wipesInput({ lines: first?.material ? [{ ...first, material: { ...first.material, ...material } }, ...others] : [] });

test.each<[string, ChangeKind, SafetyReportInput, string, string | null, string | null]>([
  [
    'a point of departure',
    'TOXICOLOGY',
    wipesInput({
      ingredients: [
        ingredient('PHENOXYETHANOL', { noaelMgPerKgDay: 480, ...whole }, { casNumbers: ['122-99-6'] }),
        ...wipesInput().ingredients.slice(1),
      ],
    }),
    'value',
    '500',
    '480',
  ],
  [
    'dermal absorption',
    'TOXICOLOGY',
    wipesInput({
      ingredients: [
        ingredient(
          'PHENOXYETHANOL',
          { noaelMgPerKgDay: 500, dermalAbsorptionPercent: 80, oralAbsorptionPercent: 100 },
          { casNumbers: ['122-99-6'] },
        ),
        ...wipesInput().ingredients.slice(1),
      ],
    }),
    'dermalAbsorption',
    '100',
    '80',
  ],
  [
    'impurities',
    'RAW_MATERIAL',
    withMaterial({ impurities: 'None above 5 ppm' }),
    'impurities',
    'None above 1 ppm',
    'None above 5 ppm',
  ],
  ['a CMR status', 'RAW_MATERIAL', withMaterial({ cmrStatus: 'NO_DATA' }), 'cmrStatus', 'NONE', 'NO_DATA'],
  ['the limit of an annex', 'KNOWLEDGE', wipesInput({ knowledge: otherLimit }), 'maximum', '1.0%', '0.4 %'],
  [
    'the exposure to the product',
    'KNOWLEDGE',
    wipesInput({ partA: { ...wipesInput().partA, exposure: {} } }),
    'gramsPerDay',
    '2.092',
    null,
  ],
])('%s is a link of the chain, old and new', async (_, kind, input, field, before, after) => {
  const other = snapshotOf(input);
  expect(await contentHash(other)).not.toBe(await contentHash(base));
  expect(snapshotChanges(base, other)).toContainEqual({
    kind,
    path: expect.arrayContaining([field]) as string[],
    before,
    after,
  });
});

test('another state of the data in which nothing differs that the report uses changes nothing', () => {
  expect(snapshotChanges(base, snapshotOf(wipesInput({ knowledgeVersion: 'k2' })))).toEqual([]);
});

test('a result that differs although no input does is a change of the rules', () => {
  const after = structuredClone(base) as { report: { substances: { inciName: string; verdict: string }[] } };
  const row = after.report.substances.find(({ verdict }) => verdict === 'PASSES');
  if (!row) throw new Error('No substance passes');
  row.verdict = 'FAILS';
  expect(snapshotChanges(base, after as unknown as Json)).toEqual([
    { kind: 'KNOWLEDGE', path: ['substances', row.inciName, 'verdict'], before: 'PASSES', after: 'FAILS' },
  ]);
});
