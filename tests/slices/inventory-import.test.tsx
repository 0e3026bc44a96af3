import { screen, within } from '@testing-library/react';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, sent, visit } = useSlice();

const id = 'b'.repeat(24);
const path = `/api/v1/cosing/imports/${id}`;
const address = `/incidata?import=${id}`;
const wireImport = (more: object = {}) => ({
  _id: id,
  naziv: 'annex.csv',
  sadrzaj: 'aneksIII',
  datum: '2026-06-17',
  stanje: 'spremno',
  povlaciMnogo: true,
  mozeDaSeVrati: false,
  obradjeno: 3,
  redova: 3,
  brojevi: [{ vrsta: 'povuceno', broj: 1234 }],
  problemi: [],
  brojProblema: 0,
  pocetak: '2026-11-22T10:00:00.000Z',
  ...more,
});
const respond = (method: string, at: string, one: object, times?: number) =>
  stack().product.fault({ kind: 'status', status: 200, method, path: at, body: { data: { data: one } }, times });
/** The answers before a change and after it. */
async function respondBeforeAndAfter(before: object, change: string, after: object): Promise<void> {
  await respond('GET', path, before, 1);
  await respond('GET', path, after);
  await respond('POST', `${path}/${change}`, after);
}

test('a large withdrawal is not applied before its number is typed', async () => {
  await respond('GET', path, wireImport());
  const user = await visit({ role: 'admin', address });
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('This is not the number of entries that would be withdrawn.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the typed number of withdrawals is sent', async () => {
  await respondBeforeAndAfter(wireImport(), 'apply', wireImport({ stanje: 'primenjeno' }));
  const user = await visit({ role: 'admin', address });
  await user.type(await screen.findByLabelText(/^Type 1,234 to confirm/), '1,234');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText(/^Applied/)).toBeVisible();
  expect(sent('ApplyInventoryImport').at(-1)?.variables).toEqual({
    input: { id, datedOn: '2026-06-17', withdrawals: 1234 },
  });
});

test('an import that withdraws little asks for no number', async () => {
  await respond('GET', path, wireImport({ povlaciMnogo: false }));
  await visit({ role: 'admin', address });
  await screen.findByRole('button', { name: 'Apply' });
  expect(screen.queryByLabelText(/^Type/)).toBeNull();
});

test('the last import is taken back after a confirmation', async () => {
  const applied = wireImport({ stanje: 'primenjeno', mozeDaSeVrati: true });
  await respondBeforeAndAfter(applied, 'takeback', wireImport({ stanje: 'vraceno' }));
  const user = await visit({ role: 'admin', address });
  await user.click(await screen.findByRole('button', { name: 'Take the import back' }));
  const dialog = await screen.findByRole('dialog');
  expect(sent('TakeBackInventoryImport')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Take the import back' }));
  expect(await screen.findByText('Taken back: what stood before is in force again')).toBeVisible();
});

test('an earlier import offers no way back', async () => {
  await respond('GET', path, wireImport({ stanje: 'primenjeno', mozeDaSeVrati: false }));
  await visit({ role: 'admin', address });
  await screen.findByText(/^Applied/);
  expect(screen.queryByRole('button', { name: 'Take the import back' })).toBeNull();
});

test('the question speaks Serbian', async () => {
  await respond('GET', path, wireImport());
  await visit({ role: 'admin', address, language: 'sr' });
  expect(await screen.findByLabelText(/^Upišite 1\.234 da potvrdite/)).toBeVisible();
});
