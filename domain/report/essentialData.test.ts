import type { RequirementState } from '../pif/requirements.ts';
import {
  missingDocuments,
  missingPhysicalData,
  type EssentialReport,
  type EssentialRequirement,
} from './essentialData.ts';
import { sourced } from './figures.ts';

const WATER = 'Voda';
const PERFUME = 'Parfem Lavanda';

const row = (line: number, tradeName: string, type: 'PLAIN' | 'PARFUM' = 'PLAIN', fragrance: string | null = null) => ({
  line,
  tradeName,
  slug: tradeName.toLowerCase(),
  type,
  fragrance: fragrance === null ? null : { name: fragrance, code: 'P-1', supplier: 'House' },
});
const report = (more: Partial<EssentialReport> = {}): EssentialReport => ({
  composition: [row(1, WATER), row(2, PERFUME, 'PARFUM')],
  substances: [],
  ifra: [],
  sections: [],
  ...more,
});
const of = (name: string | null, field: string, state: RequirementState): EssentialRequirement => ({
  field,
  state,
  rawMaterial: name === null ? null : { name, slug: name.toLowerCase() },
});
const listed = (all: readonly { field: string; subject: string | null }[]) =>
  all.map(({ field, subject }) => `${subject ?? 'file'} ${field}`);

describe('essential documents', () => {
  const kinds = ['SDS', 'TDS', 'COA', 'COMPOSITION', 'MICROBIOLOGY', 'IMPURITIES', 'ALLERGENS', 'IFRA'];

  test.each([
    ['DONE', false],
    ['WAIVED', false],
    ['MISSING', true],
    ['EXPIRED', true],
    ['QUESTION', true],
  ] as const)('%s stops: %s', (state, isStopped) => {
    const asked = [of(WATER, 'SDS', state), of(null, 'stability', state), of(null, 'gmpStatement', state)];
    expect(missingDocuments(asked, report())).toHaveLength(isStopped ? 3 : 0);
  });

  test('composition and data sheet are asked of every raw material, allergens and IFRA of a perfume', () => {
    const asked = [WATER, PERFUME].flatMap((name) => kinds.map((kind) => of(name, kind, 'MISSING')));
    expect(listed(missingDocuments(asked, report()))).toEqual([
      'Voda SDS',
      'Voda COMPOSITION',
      'Parfem Lavanda SDS',
      'Parfem Lavanda COMPOSITION',
      'Parfem Lavanda ALLERGENS',
      'Parfem Lavanda IFRA',
    ]);
  });

  test('what the perfume itself keeps is not asked again', () => {
    const asked = [of(PERFUME, 'ALLERGENS', 'MISSING'), of(PERFUME, 'IFRA', 'MISSING')];
    const kept = report({
      composition: [row(2, PERFUME, 'PARFUM', 'Lavanda 12')],
      ifra: [{ name: 'Lavanda 12', state: 'within' }],
    });
    expect(missingDocuments(asked, kept)).toEqual([]);
    const old = { ...kept, ifra: [{ name: 'Lavanda 12', state: 'noCertificate' as const }] };
    expect(listed(missingDocuments(asked, old))).toEqual(['Parfem Lavanda IFRA']);
    const unknown = { code: 'ALLERGENS_NOT_KNOWN', state: 'QUESTION', subject: PERFUME, params: {} } as const;
    const open = { ...kept, sections: [{ code: 'A1', state: 'QUESTION', missing: [unknown] } as const] };
    expect(listed(missingDocuments(asked, open))).toEqual(['Parfem Lavanda ALLERGENS']);
  });

  test('a picture, a method or a claim is none of them', () => {
    const others = ['photoFiles', 'method', 'evidence', 'site', 'microbiology'].map((one) => of(null, one, 'MISSING'));
    expect(missingDocuments(others, report())).toEqual([]);
  });
});

describe('physical and chemical data', () => {
  const stated = sourced('Liquid', 'typed');
  const substance = (maxPercent: string | null, lines: number[], physicalForm = false, purity = false) => ({
    inciName: 'Glycerin',
    maxPercent,
    from: lines.map((line) => ({ line })),
    profile: { physicalForm: physicalForm ? stated : null, purity: purity ? stated : null },
  });
  const missing = (one: ReturnType<typeof substance>, ...requirements: EssentialRequirement[]) =>
    missingPhysicalData(requirements, report({ substances: [one] })).map(({ field }) => field);

  test.each([
    ['0.999999', []],
    ['1', ['physicalForm', 'purity']],
    ['1.000001', ['physicalForm', 'purity']],
    [null, ['physicalForm', 'purity']],
  ])('of %s %% it lacks %j', (percent, fields) => {
    expect(missing(substance(percent, [1]))).toEqual(fields);
  });

  test('each that is stated is not asked', () => {
    expect(missing(substance('5', [1], true))).toEqual(['purity']);
    expect(missing(substance('5', [1], false, true))).toEqual(['physicalForm']);
    expect(missing(substance('5', [1], true, true))).toEqual([]);
  });

  test('a valid paper of every raw material that brings the substance stands for both', () => {
    for (const kind of ['COA', 'TDS']) {
      expect(missing(substance('5', [1]), of(WATER, kind, 'DONE'))).toEqual([]);
      expect(missing(substance('5', [1, 2]), of(WATER, kind, 'DONE'))).toHaveLength(2);
      expect(missing(substance('5', [1, 2]), of(WATER, kind, 'DONE'), of(PERFUME, 'COA', 'DONE'))).toEqual([]);
      // What is waived or has expired states nothing.
      for (const state of ['WAIVED', 'EXPIRED', 'MISSING'] as const)
        expect(missing(substance('5', [1]), of(WATER, kind, state))).toHaveLength(2);
    }
    expect(missing(substance('5', []), of(WATER, 'COA', 'DONE'))).toHaveLength(2);
  });

  test('of the product appearance and pH are asked', () => {
    const asked = [of(null, 'appearance', 'MISSING'), of(null, 'ph', 'MISSING'), of(null, 'durability', 'MISSING')];
    expect(listed(missingPhysicalData(asked, report()))).toEqual(['file appearance', 'file ph']);
  });
});
