import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

interface Settings {
  version: number;
}
const FIELDS = 'notifications { version submitted returned concluded signed expiring }';
const UPDATE = `mutation Update($input: UpdateNotificationsInput!) { updateNotifications(input: $input) { viewer { ${FIELDS} } } }`;
const nothing = { submitted: false, returned: false, concluded: false, signed: false, expiring: false };

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const read = async (person: Person) =>
  (await bff.askAs<{ viewer: { notifications: Settings } }>(person, `{ viewer { ${FIELDS} } }`)).data.viewer
    .notifications;
const update = (person: Person, input: object) =>
  bff.askAs<{ updateNotifications: { viewer: { notifications: Settings } } }>(person, UPDATE, { variables: { input } });

test.each(['admin', 'org', 'konsultant', 'dcp', 'klijent'] as const)('%s chooses for himself alone', async (person) => {
  const other = await read('klijent2');
  expect(await read(person)).toEqual({
    version: 1,
    submitted: true,
    returned: true,
    concluded: false,
    signed: false,
    expiring: false,
  });
  const choice = { ...nothing, signed: true, expiring: true };
  const { data } = await update(person, { version: 1, ...choice });
  expect(data.updateNotifications.viewer.notifications).toEqual({ version: 2, ...choice });
  expect(await read(person)).toEqual({ version: 2, ...choice });
  expect(await read('klijent2')).toEqual(other);
});

test('of two tabs that save at the same time one gets a conflict', async () => {
  const results = await Promise.all([1, 2].map(() => update('org2', { version: 1, ...nothing })));
  expect(results.map(({ code }) => code).sort()).toEqual(['CONFLICT', undefined].sort());
});

test('a version that is none is rejected with its field', async () => {
  const { errors } = await update('konsultant2', { version: 0, ...nothing });
  expect(errors[0]?.extensions.fields?.map(({ path }) => path)).toEqual(['input.version']);
});
