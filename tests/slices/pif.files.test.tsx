import { screen, waitFor, within } from '@testing-library/react';
import { companyIdOf } from '../../mocks/seed/companies.ts';
import { aPdf, pdfWithScript } from '../support/pdf.ts';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';
import { uploadContent } from '../support/uploadContent.ts';
import { useUploadStub } from '../support/uploadStub.ts';

const { stack, visit } = useSlice();
const uploads = useUploadStub();

let session: string;
beforeAll(async () => {
  session = await signIn(stack(), 'client');
});
const ask = <T,>(text: string, input: object) => queryStack<T>(stack(), session, text, { input });

async function create(): Promise<string> {
  const consultant = await signIn(stack(), 'user');
  const text = 'mutation ($input: CreatePifInput!) { createPif(input: $input) { pif { slug } } }';
  const input = { name: 'Krema sa fajlovima', companyId: companyIdOf('Lavanda Natura d.o.o.') };
  const { createPif } = await queryStack<{ createPif: { pif: { slug: string } } }>(stack(), consultant, text, {
    input,
  });
  return createPif.pif.slug;
}
const upload = (bytes: Buffer) => uploadContent(stack().bffUrl, session, 'pifFile', bytes);
async function add(slug: string, slot = 'GMP', bytes = aPdf('Izjava'), more: object = {}) {
  const text = 'mutation ($input: AddPifFileInput!) { addPifFile(input: $input) { file { id version } } }';
  const input = { slug, slot, upload: await upload(bytes), name: 'Izjava.pdf', ...more };
  return (await ask<{ addPifFile: { file: { id: string; version: number } } }>(text, input)).addPifFile.file;
}
const rename = (slug: string, { id, version }: { id: string; version: number }, name: string) =>
  ask('mutation ($input: UpdatePifFileInput!) { updatePifFile(input: $input) { pif { id } } }', {
    slug,
    id,
    version,
    name,
  });
const open = (slug: string, section = 'izrada') => visit({ role: 'client', address: `/pifs/${section}/${slug}` });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const pdfFile = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);

test('a client adds the signed statement with its expiry, and it counts as done', async () => {
  const slug = await create();
  const user = await open(slug);
  const slot = await panel('Statements and certificates of good practice');
  const pdf = aPdf('Izjava');
  uploads.answer({ status: 200, body: JSON.stringify({ reference: await upload(pdf) }) });
  const missing = 'The statement on good manufacturing practice as a PDF';
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(screen.getByRole('link', { name: missing })).toBeVisible();
  await user.type(slot.getByLabelText('Expiry of the files you add'), '2031-02-28');
  await user.upload(slot.getByLabelText('Files for Statements and certificates of good practice'), [
    new File(['\xff\xd8\xff0'], 'notes.pdf'),
    pdfFile(pdf, 'Izjava.pdf'),
  ]);
  expect(await screen.findByText('Only PDF files are taken here.')).toBeVisible();
  const files = within(await slot.findByRole('list', { name: 'Files: Statements and certificates of good practice' }));
  expect(files.getByText('Valid until 28 Feb 2031')).toBeVisible();
  expect(files.getByText(/^SHA-256: [0-9a-f]{64}$/)).toBeVisible();
  expect(slot.getByText('1 of 10')).toBeVisible();
  expect(screen.queryByRole('link', { name: missing })).toBeNull();
  expect(uploads.sent.map(({ url }) => url)).toEqual(['/uploads?kind=pifFile']);
});

test('the eleventh file is refused before it is sent, with the limit', async () => {
  const slug = await create();
  for (let at = 0; at < 9; at += 1) await add(slug);
  const user = await open(slug);
  const slot = await panel('Statements and certificates of good practice');
  expect(await slot.findByText('9 of 10')).toBeVisible();
  const pdf = aPdf('Izjava');
  uploads.answer({ status: 200, body: JSON.stringify({ reference: await upload(pdf) }) });
  await user.upload(slot.getByLabelText('Files for Statements and certificates of good practice'), [
    pdfFile(pdf, 'Deseta.pdf'),
    pdfFile(pdf, 'Jedanaesta.pdf'),
  ]);
  expect(await screen.findByText('You can upload up to 10 PDF files.')).toBeVisible();
  expect(await slot.findByText('10 of 10')).toBeVisible();
  expect(uploads.sent).toHaveLength(1);
});

test('a PDF that wants a password is refused in the language of the reader, and can be tried again', async () => {
  const slug = await create();
  const user = await open(slug);
  const slot = await panel('Statements and certificates of good practice');
  const extensions = { code: 'BAD_USER_INPUT', fields: [{ path: 'file', message: 'x', code: 'PROTECTED' }] };
  uploads.answer({ status: 422, body: JSON.stringify({ errors: [{ message: 'x', extensions }] }) });
  await user.upload(
    slot.getByLabelText('Files for Statements and certificates of good practice'),
    pdfFile(aPdf('x'), 'Tajna.pdf'),
  );
  expect(await screen.findByText(/^The file asks for a password before it opens/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again: Tajna.pdf' })).toBeVisible();
});

test('a PDF with a script is marked', async () => {
  const slug = await create();
  await add(slug, 'GMP', pdfWithScript());
  await open(slug);
  expect(await screen.findByText('Active content')).toBeVisible();
});

test('the second of two who rename a file is told what the first saved, and can still save what was typed', async () => {
  const slug = await create();
  const file = await add(slug);
  const user = await open(slug);
  const slot = await panel('Statements and certificates of good practice');
  await user.click(await slot.findByRole('button', { name: 'Rename or set expiry: Izjava.pdf' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename or set expiry' }));
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Moj naziv');
  await rename(slug, file, 'Tudj naziv');
  await user.click(dialog.getByRole('button', { name: 'Save document' }));
  expect(await screen.findByText(/it is now called “Tudj naziv.pdf”/)).toBeVisible();
  expect(dialog.getByLabelText('Name')).toHaveValue('Moj naziv');
  await user.click(dialog.getByRole('button', { name: 'Save document' }));
  expect(await slot.findByRole('button', { name: 'Delete: Moj naziv.pdf' })).toBeVisible();
});

test('a file that somebody renamed meanwhile is not deleted, and the list shows its new name', async () => {
  const slug = await create();
  const file = await add(slug);
  const user = await open(slug);
  const slot = await panel('Statements and certificates of good practice');
  const button = await slot.findByRole('button', { name: 'Delete: Izjava.pdf' });
  await rename(slug, file, 'Tudj naziv');
  await user.click(button);
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Delete?' })).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText(/^Somebody else changed this file meanwhile/)).toBeVisible();
  expect(await slot.findByRole('button', { name: 'Delete: Tudj naziv.pdf' })).toBeVisible();
});

test('the files of a submitted file can be downloaded, and nothing can be changed', async () => {
  const slug = await create();
  await add(slug, 'ANIMAL');
  const { pif } = await queryStack<{ pif: { version: number; description: { version: number } } }>(
    stack(),
    session,
    'query ($slug: String!) { pif(slug: $slug) { version description { version } } }',
    { slug },
  );
  const consultant = await signIn(stack(), 'user');
  await queryStack(
    stack(),
    consultant,
    'mutation ($input: SetPifArchivedInput!) { setPifArchived(input: $input) { pif { id } } }',
    { input: { slug, version: pif.version, isArchived: true } },
  );
  await open(slug, 'animal');
  const slot = await panel('Statements on animal testing');
  expect(await slot.findByRole('button', { name: 'Download: Izjava.pdf' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download all files' })).toBeVisible();
  await waitFor(() => expect(slot.queryByRole('button', { name: 'Choose files' })).toBeNull());
  expect(slot.queryByRole('button', { name: /^(Delete|Rename)/ })).toBeNull();
});
