import { count, eq, ne } from 'drizzle-orm';
import { openDump, type OpenDatabase } from '../database/openDatabase.ts';
import { events } from '../database/schema/event.ts';
import { labelRecheckChanges, labelRechecks } from '../database/schema/label-recheck.ts';
import { labels } from '../database/schema/schema.ts';
import { CHECK_DATE } from '../../demo-data/checkDemoLabel.ts';
import { seedSnapshot } from '../../demo-data/seedSnapshot.ts';
import { until } from '../../testing/until.ts';
import { LabelRechecker } from './rechecker.ts';

let database: OpenDatabase;
let before: (typeof labels.$inferSelect)[];
beforeEach(async () => {
  database = await openDump((await seedSnapshot(1)).dump);
  before = await database.db.select().from(labels).orderBy(labels.id);
});
afterEach(() => database.close());

const runs = () => database.db.select().from(labelRechecks).orderBy(labelRechecks.number);
const waiting = async (): Promise<number> => {
  const [known] = before;
  const [found] = await database.db
    .select({ count: count() })
    .from(labels)
    .where(eq(labels.checkedWith, known?.checkedWith ?? ''));
  return found?.count ?? 0;
};
/** The version of the sources by which the demo labels were checked. */
const demoSources = (): string => before[0]?.checkedWith?.split(' ')[1]?.split('@')[0] ?? '';
const started = (sources: string, day = CHECK_DATE): LabelRechecker => {
  const rechecker = new LabelRechecker(database.db, sources, () => new Date(day));
  rechecker.wake();
  return rechecker;
};

test('a release with other rules checks every label again', async () => {
  await started('of the next release').idle();
  expect(await waiting()).toBe(0);
  expect(await runs()).toMatchObject([
    { cause: 'pravila', state: 'gotovo', done: before.length, total: before.length },
  ]);
});

test('rules that say the same change no label', async () => {
  await started('of the next release').idle();
  const after = await database.db.select().from(labels).orderBy(labels.id);
  expect(after.map((label) => ({ ...label, checkedWith: null }))).toEqual(
    before.map((label) => ({ ...label, checkedWith: null })),
  );
  expect(await database.db.select().from(labelRecheckChanges)).toEqual([]);
  expect(await database.db.select().from(events).where(eq(events.kind, 'RESULT'))).toEqual([]);
});

test('a restart continues where the run ended', async () => {
  const first = started('of the next release');
  await until('some labels are checked', async () => (await waiting()) < before.length);
  await first.stop();
  const left = await waiting();
  expect(left).toBeGreaterThan(0);
  expect((await runs())[0]).toMatchObject({ state: 'radi', done: before.length - left });

  await started('of the next release').idle();
  expect(await runs()).toMatchObject([{ state: 'gotovo', done: before.length }]);
});

test('a label that was saved with older knowledge is checked again', async () => {
  const label = before.find(({ status }) => status !== 3);
  await database.db.update(labels).set({ checkedWith: 'older rules', status: 3 }).where(eq(labels.id, label!.id));
  const rechecker = new LabelRechecker(database.db, demoSources(), () => new Date(CHECK_DATE));
  await rechecker.wakeFor({ checkedWith: 'older rules' });
  await rechecker.idle();
  const [checked] = await database.db.select().from(labels).where(eq(labels.id, label!.id));
  expect(checked).toMatchObject({ status: label?.status, checkedWith: label?.checkedWith });
  const told = await database.db.select().from(events).where(eq(events.subject, 'LABEL'));
  expect(told).toMatchObject([
    {
      subjectId: label?.id,
      kind: 'RESULT',
      personId: null,
      happenedAt: checked?.resultChangedAt,
      changes: [{ field: 'status', before: '3', after: String(label?.status) }],
    },
  ]);
});

test('labels of the current knowledge and rules wait for nothing', async () => {
  await started(demoSources()).idle();
  expect(await runs()).toEqual([]);
  expect(
    await database.db
      .select()
      .from(labels)
      .where(ne(labels.checkedWith, before[0]?.checkedWith ?? '')),
  ).toEqual([]);
});

test('the last day before a deadline changes nothing', async () => {
  await started(demoSources(), '2026-12-31T22:59:59Z').idle();
  expect(await runs()).toEqual([]);
});

test('the day after a deadline every label is checked again', async () => {
  await started(demoSources(), '2027-01-01').idle();
  expect(await runs()).toMatchObject([
    { cause: 'rok', datedOn: '2026-12-31', state: 'gotovo', done: before.length, total: before.length },
  ]);
  expect(await waiting()).toBe(0);
});

test('labels that were checked after a deadline are not checked again the next day', async () => {
  await started(demoSources(), '2027-01-01').idle();
  await started(demoSources(), '2027-01-02').idle();
  expect(await runs()).toHaveLength(1);
});
