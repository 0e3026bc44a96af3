import { mergeVersions } from './mergeVersions.ts';

const rules = { identities: ['text'], fixedLists: ['criteria'] };
interface Step {
  text: string;
  phase?: string;
}
interface Values {
  site?: string;
  steps?: Step[];
  claims?: { text: string; criteria: { judgement: string; reason: string }[] }[];
}
const merge = (before: Values, local: Values, remote: Values, takeRemote?: ReadonlySet<string>) =>
  mergeVersions(before, local, remote, rules, takeRemote);
const steps = (...texts: string[]): Step[] => texts.map((text) => ({ text, phase: '' }));
const texts = ({ merged }: { merged: Values }) => merged.steps?.map(({ text }) => text);

test('what only one of the two changed is taken from that one', () => {
  const { merged, collisions, remoteChanges } = merge(
    { site: '', steps: steps('Mix') },
    { site: 'Zemun', steps: steps('Mix') },
    { site: '', steps: [{ text: 'Mix', phase: 'A' }] },
  );
  expect(merged).toEqual({ site: 'Zemun', steps: [{ text: 'Mix', phase: 'A' }] });
  expect(collisions).toEqual([]);
  expect(remoteChanges).toEqual([{ path: ['steps', '1', 'phase'], before: '', after: 'A' }]);
});

test('different fields of one row are merged', () => {
  const { merged, collisions } = merge(
    { steps: steps('Heat', 'Mix') },
    {
      steps: [
        { text: 'Heat', phase: '' },
        { text: 'Mix slowly', phase: '' },
      ],
    },
    {
      steps: [
        { text: 'Heat', phase: '' },
        { text: 'Mix', phase: 'B' },
      ],
    },
  );
  expect(merged.steps?.[1]).toEqual({ text: 'Mix slowly', phase: 'B' });
  expect(collisions).toEqual([]);
});

test('a field that both changed is put to the choice, mine unless theirs is named', () => {
  const [before, local, remote] = [{ steps: steps('Mix') }, { steps: steps('Mix slowly') }, { steps: steps('Shake') }];
  const { merged, collisions } = merge(before, local, remote);
  expect(merged).toEqual(local);
  expect(collisions).toMatchObject([{ path: ['steps', '1', 'text'], local: 'Mix slowly', remote: 'Shake' }]);
  expect(merge(before, local, remote, new Set(collisions.map(({ key }) => key))).merged).toEqual(remote);
});

test('rows that either added are all kept, and what both added alike is one row', () => {
  const merged = merge(
    { steps: steps('Heat') },
    { steps: steps('Heat', 'Mine', 'Cool') },
    { steps: steps('First', 'Heat', 'Cool', 'Theirs') },
  );
  expect(texts(merged)).toEqual(['First', 'Heat', 'Mine', 'Cool', 'Theirs']);
});

test('a row that the other removed is gone unless I changed it', () => {
  const before = { steps: steps('Heat', 'Mix', 'Cool') };
  expect(texts(merge(before, { ...before, site: 'x' }, { steps: steps('Heat', 'Cool') }))).toEqual(['Heat', 'Cool']);
  const changed = { steps: [...steps('Heat'), { text: 'Mix', phase: 'C' }, ...steps('Cool')] };
  const result = merge(before, changed, { steps: steps('Heat', 'Cool') });
  expect(texts(result)).toEqual(['Heat', 'Mix', 'Cool']);
  expect(result.collisions).toMatchObject([{ path: ['steps', '2'], local: { text: 'Mix', phase: 'C' }, remote: null }]);
});

test('a row that I removed stays when the other changed it', () => {
  const before = { steps: steps('Heat', 'Mix') };
  const remote = { steps: [...steps('Heat'), { text: 'Mix', phase: 'C' }] };
  expect(texts(merge(before, { steps: steps('Heat') }, remote))).toEqual(['Heat', 'Mix']);
  expect(texts(merge(before, { steps: steps('Heat') }, { ...before, site: 'x' }))).toEqual(['Heat']);
});

test('a row that I moved keeps its new place, with what the other changed in it', () => {
  const local = { steps: steps('Cool', 'Heat', 'Mix') };
  const remote = { steps: [...steps('Heat', 'Mix'), { text: 'Cool', phase: 'C' }] };
  const { merged, collisions } = merge({ steps: steps('Heat', 'Mix', 'Cool') }, local, remote);
  expect(merged.steps).toEqual([{ text: 'Cool', phase: 'C' }, ...steps('Heat', 'Mix')]);
  expect(collisions).toEqual([]);
});

test('criteria are the same ones at the same places, however they were judged', () => {
  const claim = (...judgements: string[]) => ({
    claims: [{ text: 'Bez parabena', criteria: judgements.map((judgement) => ({ judgement, reason: '' })) }],
  });
  const { merged, collisions } = merge(claim('-', '-', '-'), claim('YES', '-', '-'), claim('-', '-', 'NO'));
  expect(merged).toEqual(claim('YES', '-', 'NO'));
  expect(collisions).toEqual([]);
});

test('rows that belong together are taken as a whole', () => {
  const version = (text: string, phase: string) => ({ steps: [{ text, phase }] });
  const { collisions } = mergeVersions(version('', 'COMPUTED'), version('A', 'EDITED'), version('B', 'CONFIRMED'), {
    identities: [],
    fixedLists: ['steps'],
    wholeRows: ['steps'],
  });
  expect(collisions).toMatchObject([{ path: ['steps', '1'], local: { text: 'A' }, remote: { text: 'B' } }]);
});

test('of a row that somebody made one about another substance no half is kept', () => {
  const version = (inciName: string, noael: string) => ({ profiles: [{ inciName, noael }] });
  const rules = { identities: ['inciName'], subjects: ['inciName'] };
  const { merged, collisions } = mergeVersions(version('A', '1'), version('A', '2'), version('B', '1'), rules);
  expect(collisions).toMatchObject([{ local: { inciName: 'A', noael: '2' }, remote: { inciName: 'B', noael: '1' } }]);
  expect(merged).toEqual(version('A', '2'));
});
