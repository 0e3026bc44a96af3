import { journal, migrationFiles } from '../../testing/migratedState.ts';

test('the journal lists every file in the order of names and times', async () => {
  const entries = await journal();
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(await migrationFiles());
  const times = entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
});
