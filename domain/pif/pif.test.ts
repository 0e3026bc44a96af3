import { pifActions, type PifState } from './pifActions.ts';
import { completenessOf, descriptionRequirements } from './requirements.ts';
import { PIF_STAGES } from './stages.ts';

const states = (done: number, total: number) =>
  Array.from({ length: total }, (_, at) => ({ state: at < done ? ('DONE' as const) : ('MISSING' as const) }));

test.each([
  [17, 24, 70],
  [239, 240, 99],
  [240, 240, 100],
  [0, 3, 0],
])('%i of %i are %i percent, rounded down', (done, total, percent) => {
  expect(completenessOf(states(done, total))).toEqual({ done, total, percent });
});

test('what is waived counts as done', () => {
  expect(completenessOf([{ state: 'WAIVED' }, { state: 'EXPIRED' }])).toEqual({ done: 1, total: 2, percent: 50 });
});

const nobody = { name: null, address: null, phone: null, email: null };
const empty = { markets: [], responsiblePerson: nobody, productionPerson: nobody, qualityPerson: nobody };

test('a person without a telephone number is missing', () => {
  const person = { name: 'Ana', address: 'Zemun', phone: ' ', email: 'ana@primer.example' };
  const requirements = descriptionRequirements(
    { ...empty, responsiblePerson: { ...person, phone: '011 1' }, qualityPerson: person },
    { hasFormula: true, hasLabel: false },
  );
  const done = requirements.filter(({ state }) => state === 'DONE').map(({ field }) => field);
  expect(done).toEqual(['formula', 'responsiblePerson']);
});

const state = (change: Partial<PifState> = {}): PifState => ({
  stage: 'IN_WORK',
  wasSubmitted: false,
  isSubmitter: false,
  isAssessor: false,
  isFinal: false,
  ...change,
});

test('a client fills in and submits, but neither deletes nor archives', () => {
  expect(pifActions('client', state())).toEqual(['EDIT', 'SUBMIT']);
});

test('a dcp can do nothing in any stage', () => {
  expect(PIF_STAGES.flatMap((stage) => pifActions('dcp', state({ stage, isSubmitter: true })))).toEqual([]);
});

test('nothing is edited in a locked stage, by an administrator neither', () => {
  const open = PIF_STAGES.filter((stage) => pifActions('admin', state({ stage })).includes('EDIT'));
  expect(open).toEqual(['IN_WORK', 'RETURNED']);
});

test('a submission is withdrawn by who submitted it, until it is assessed', () => {
  expect(pifActions('client', state({ stage: 'SUBMITTED', isSubmitter: true }))).toEqual(['WITHDRAW']);
  expect(pifActions('client', state({ stage: 'SUBMITTED' }))).toEqual([]);
  expect(pifActions('client', state({ stage: 'ASSESSED', isSubmitter: true }))).toEqual([]);
});

test('a final conclusion is signed by who drew it, and by nobody else', () => {
  const assessed = { stage: 'ASSESSED', isFinal: true } as const;
  expect(pifActions('user', state({ ...assessed, isAssessor: true }))).toContain('SIGN');
  expect(pifActions('admin', state(assessed))).not.toContain('SIGN');
  expect(pifActions('user', state({ ...assessed, isAssessor: true, isFinal: false }))).not.toContain('SIGN');
  expect(pifActions('user', state({ ...assessed, isAssessor: true, stage: 'SUBMITTED' }))).not.toContain('SIGN');
});
