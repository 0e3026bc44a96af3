import { and, asc, eq, sql } from 'drizzle-orm';
import { openDump, type OpenDatabase } from '../../database/openDatabase.ts';
import { documents } from '../../database/schema/document-folder.ts';
import { messageRecipients, messages } from '../../database/schema/message.ts';
import { notificationSettings } from '../../database/schema/notification.ts';
import { pifFiles, pifSections } from '../../database/schema/pif.ts';
import { accounts, type AccountName } from '../../../demo-data/accounts.ts';
import { companyIdOf } from '../../../demo-data/companies.ts';
import { PIF_COUNT, pifAt } from '../../../demo-data/pifs.ts';
import { seedSnapshot } from '../../../demo-data/seedSnapshot.ts';
import { ExpiryNotices } from './expiryNotices.ts';

const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const pif = Array.from({ length: PIF_COUNT }, (_, at) => pifAt(at)).find(
  ({ companyId, stage }) => companyId === lavanda && stage !== 'ARCHIVED',
);

let database: OpenDatabase;
let now: Date;
beforeAll(async () => {
  database = await openDump((await seedSnapshot(1)).dump);
  // Nothing expires but what a test says.
  await database.db.update(documents).set({ expiresOn: null });
  await database.db.update(pifFiles).set({ expiresOn: null });
  await database.db.delete(pifSections).where(eq(pifSections.section, 'MANUFACTURING'));
});
afterAll(() => database.close());
beforeEach(async () => {
  // A Tuesday, half an hour before midnight in Belgrade.
  now = new Date('2026-11-24T22:30:00Z');
  await database.db.delete(messages);
  await database.db.delete(notificationSettings);
});

async function choose(...names: AccountName[]) {
  const files = { submitted: false, returned: false, concluded: false, signed: false };
  await database.db
    .insert(notificationSettings)
    .values(names.map((name) => ({ userId: accounts[name].id, version: 2, ...files, expiring: true })));
}
/** Lets the statement on good manufacturing practice of one file expire. */
async function expireOn(day: string) {
  const section = { pifId: pif?.id ?? '', section: 'MANUFACTURING' as const };
  await database.db
    .delete(pifSections)
    .where(and(eq(pifSections.pifId, section.pifId), eq(pifSections.section, section.section)));
  await database.db
    .insert(pifSections)
    .values({ ...section, content: { dpp: { standard: 'ISO 22716', vaziDo: day } }, version: 2, changedAt: now });
}
/** Works until nobody is left; what is in the outbox then. */
async function work() {
  await new ExpiryNotices({ db: database.db, webUrl: 'https://dosije.example' }, () => now).makeAll();
  return database.db
    .select({ address: messageRecipients.address, subject: messages.subject, text: messages.body })
    .from(messages)
    .innerJoin(messageRecipients, eq(messageRecipients.messageId, messages.id))
    .orderBy(asc(messageRecipients.address));
}

test('those who chose it are told once a week of what they see', async () => {
  await choose('klijent', 'konsultant', 'org2', 'dcp');
  await expireOn('2026-12-05');
  const told = [accounts.klijent.email, accounts.konsultant.email];
  const first = await work();
  expect(first.map(({ address }) => address)).toEqual(told);
  expect(first[0]?.subject).toBe('Dokumenti kojima je rok istekao ili uskoro ističe: 1');
  expect(first[0]?.text).toContain(
    `Za najviše 30 dana:\n- 5. 12. 2026.: Izjava o dobroj proizvođačkoj praksi ISO 22716, ${pif?.name ?? ''} (Lavanda Natura d.o.o.)`,
  );
  expect(first[0]?.text).toContain('https://dosije.example/rokovi\n');
  now = new Date('2026-11-29T22:59:59Z');
  expect(await work()).toHaveLength(2);
  now = new Date('2026-11-29T23:00:00Z');
  const second = await work();
  expect(second.map(({ address }) => address)).toEqual(told.flatMap((address) => [address, address]));
  expect(second.filter(({ text }) => text.includes('Za najviše 7 dana:'))).toHaveLength(2);
});

test.each([
  ['2026-11-23', 'Rok je istekao:'],
  ['2026-11-24', 'Za najviše 7 dana:'],
  ['2026-12-01', 'Za najviše 7 dana:'],
  ['2026-12-02', 'Za najviše 30 dana:'],
  ['2026-12-24', 'Za najviše 30 dana:'],
  ['2026-12-25', 'Za najviše 60 dana:'],
  ['2027-01-23', 'Za najviše 60 dana:'],
  ['2027-01-24', null],
])('on 24 November 2026 the end of %s is told as %s', async (day, heading) => {
  await choose('klijent');
  await expireOn(day);
  expect((await work()).map(({ text }) => /^(?:Za najviše|Rok je) .*$/m.exec(text)?.[0])).toEqual(
    heading === null ? [] : [heading],
  );
});

test('two workers at the same time write one message', async () => {
  await choose('klijent');
  await expireOn('2026-12-05');
  await Promise.all([work(), work()]);
  expect(await work()).toHaveLength(1);
});

test.each([
  ['klijent', 'konsultant'],
  ['konsultant', 'klijent'],
] as const)('when the message to %s cannot be stored, %s has his', async (failing, other) => {
  const stdout = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await choose('klijent', 'konsultant');
  await expireOn('2026-12-05');
  const address = sql.raw(`'${accounts[failing].email}'`);
  await database.db.execute(
    sql`ALTER TABLE message_recipients ADD CONSTRAINT refused CHECK (address <> ${address}) NOT VALID`,
  );
  expect((await work()).map((message) => message.address)).toEqual([accounts[other].email]);
  const [line, ...others] = stdout.mock.calls.map(([text]) => String(text));
  expect(others).toEqual([]);
  expect(JSON.parse(line ?? '')).toMatchObject({
    ...{ level: 'error', user: accounts[failing].id },
    ...{ code: '23514', constraint: 'refused' },
  });
  expect(line).not.toContain(accounts[failing].email);
  stdout.mockRestore();
  await database.db.execute(sql`ALTER TABLE message_recipients DROP CONSTRAINT refused`);
  expect(await work()).toHaveLength(2);
});
