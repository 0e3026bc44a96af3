import { again } from '../support/again.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { aPdf, pdfWithScript } from '../support/pdf.ts';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';
import { uploadContent } from '../support/uploadContent.ts';
import { useUploadStub } from '../support/uploadStub.ts';
import { clientCompany, clientPif, mutatePif } from '../support/pif.ts';

describe('the files', () => {
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
    const files = within(
      await slot.findByRole('list', { name: 'Files: Statements and certificates of good practice' }),
    );
    expect(files.getByText('Valid until 28 Feb 2031')).toBeVisible();
    expect(files.getByText(/^SHA-256: [0-9a-f]{64}$/)).toBeVisible();
    expect(slot.getByText('1 of 10')).toBeVisible();
    expect(screen.queryByRole('link', { name: missing })).toBeNull();
    expect(uploads.sent.map(({ url }) => url)).toEqual(['/uploads?kind=pifFile']);
  });

  test('the eleventh file is refused before it is sent, with the limit', async () => {
    const slug = await create();
    await add(slug);
    const user = await open(slug);
    const slot = await panel('Statements and certificates of good practice');
    expect(await slot.findByText('1 of 10')).toBeVisible();
    const extensions = { code: 'BAD_USER_INPUT', fields: [{ path: 'file', message: 'x', code: 'PROTECTED' }] };
    uploads.answer({ status: 422, body: JSON.stringify({ errors: [{ message: 'x', extensions }] }) });
    await user.upload(
      slot.getByLabelText('Files for Statements and certificates of good practice'),
      Array.from({ length: 10 }, (_, at) => pdfFile(aPdf('Izjava'), `Izjava ${at + 2}.pdf`)),
    );
    expect(await screen.findByText('You can upload up to 10 PDF files.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Try again: / })).toHaveLength(9));
    expect(uploads.sent).toHaveLength(9);
  });

  again('a PDF that wants a password is refused in the language of the reader, and can be tried again', async () => {
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

  again('a PDF with a script is marked', async () => {
    const slug = await create();
    await add(slug, 'GMP', pdfWithScript());
    await open(slug);
    expect(await screen.findByText('Active content')).toBeVisible();
  });

  again(
    'the second of two who rename a file is told what the first saved, and can still save what was typed',
    async () => {
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
    },
  );

  again('a file that somebody renamed meanwhile is not deleted, and the list shows its new name', async () => {
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

  again('the files of a submitted file can be downloaded, and nothing can be changed', async () => {
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
});

describe('the export', () => {
  const { stack, visit } = useSlice();

  const button = (name: string) => screen.findByRole('button', { name });
  async function openExport(slug: string, role: 'user' | 'client') {
    const user = await visit({ role, address: `/pifs/opis/${slug}` });
    await user.click(await button('More steps'));
    await user.click(await screen.findByRole('menuitem', { name: 'Print as PDF' }));
    return { user, asked: within(await screen.findByRole('dialog', { name: 'Print as PDF' })) };
  }

  /** Pages of the chosen parts, once the server laid them out. */
  const estimateOf = async (asked: Awaited<ReturnType<typeof openExport>>['asked']) =>
    Number(/\d+/.exec((await asked.findByText(/^about \d+ pages?$/)).textContent)?.[0]);

  test('the dialog tells the pages of every part and of the choice before anything is made', async () => {
    const { user, asked } = await openExport(clientPif.slug, 'user');
    const whole = await estimateOf(asked);
    expect(whole).toBeGreaterThan(3);
    expect(asked.getAllByText(/^(< 1|\d+) p\.$/).length).toBeGreaterThan(10);
    await user.click(asked.getByRole('checkbox', { name: 'A8 Toxicology' }));
    expect(await estimateOf(asked)).toBeLessThan(whole);
  });

  again('parts that a file or its reader does not have cannot be chosen, and the dialog says why', async () => {
    const { slug } = await mutatePif(stack(), 'user', 'createPif', {
      name: 'Krema bez formule',
      companyId: clientCompany,
      labelSlug: clientPif.slug,
    });
    const staff = await openExport(slug, 'user');
    expect(staff.asked.getByRole('checkbox', { name: 'A1 Composition' })).toBeDisabled();
    expect(staff.asked.getByRole('checkbox', { name: 'A7 Margins of safety' })).toBeDisabled();
    expect(staff.asked.getAllByText('The file has no formula.')).toHaveLength(4);

    const client = await openExport(slug, 'client');
    expect(client.asked.getAllByText('Staff only.')).toHaveLength(3);
    expect(client.asked.getByRole('checkbox', { name: 'A8 Toxicology' })).toBeDisabled();
  });

  again('all parts are chosen and taken back at once; without a part nothing is made', async () => {
    const { user, asked } = await openExport(clientPif.slug, 'client');
    const all = asked.getByRole('checkbox', { name: 'All parts' });
    expect(all).toBePartiallyChecked();
    expect(asked.getByRole('checkbox', { name: 'Comments' })).not.toBeChecked();
    await user.click(all);
    expect(asked.getByRole('checkbox', { name: 'Comments' })).toBeChecked();
    await user.click(all);
    expect(asked.getByRole('checkbox', { name: 'Description' })).not.toBeChecked();
    expect(asked.getByRole('button', { name: 'Create PDF' })).toBeDisabled();
  });

  again('a report that cannot be made is told in the dialog, and the choice stays', async () => {
    const { user, asked } = await openExport(clientPif.slug, 'client');
    await user.click(asked.getByRole('checkbox', { name: 'Claims' }));
    await user.click(asked.getByRole('radio', { name: 'Serbian, Cyrillic' }));
    // The estimate of this language has been made, so that the fault meets the export.
    await estimateOf(asked);
    await stack().product.fault({
      kind: 'status',
      status: 500,
      method: 'GET',
      path: `/api/v1/pifs/${clientPif.slug}`,
      times: 5,
    });
    await user.click(asked.getByRole('button', { name: 'Create PDF' }));
    expect(await asked.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(asked.getByRole('checkbox', { name: 'Claims' })).not.toBeChecked();
    expect(asked.getByRole('radio', { name: 'Serbian, Cyrillic' })).toBeChecked();
  });

  again("a preset chooses its parts; one's own choice has no preset and is kept beside them", async () => {
    const { user, asked } = await openExport(clientPif.slug, 'user');
    const own = asked.getByRole('button', { name: 'My own choice' });
    expect(own).toHaveAttribute('aria-disabled', 'true');
    await user.click(asked.getByRole('button', { name: 'Safety report' }));
    expect(asked.getByRole('button', { name: 'Safety report' })).toHaveAttribute('aria-pressed', 'true');
    expect(asked.getByRole('checkbox', { name: 'Claims' })).not.toBeChecked();
    const partA = asked.getByRole('checkbox', { name: 'Safety report, Part A' });
    expect(partA).toBeChecked();

    await user.click(asked.getByRole('checkbox', { name: 'A9 Undesirable effects' }));
    expect(partA).toBePartiallyChecked();
    expect(asked.getByRole('button', { pressed: true })).toBe(own);

    await user.click(asked.getByRole('button', { name: 'Part B' }));
    expect(own).toHaveAttribute('aria-pressed', 'false');
    expect(partA).not.toBePartiallyChecked();
    await user.click(own);
    expect(own).toHaveAttribute('aria-pressed', 'true');
    expect(partA).toBePartiallyChecked();
    expect(asked.getByRole('checkbox', { name: 'A9 Undesirable effects' })).not.toBeChecked();
  });

  again('the preset without the formula leaves out the composition', async () => {
    const { user, asked } = await openExport(clientPif.slug, 'user');
    await user.click(asked.getByRole('button', { name: 'Without formula' }));
    expect(asked.getByRole('checkbox', { name: 'A1 Composition' })).not.toBeChecked();
    expect(asked.getByRole('checkbox', { name: 'A2 Physical and chemical, stability' })).toBeChecked();
  });

  again(
    'files go with the report by sections, with their sizes told, and the choice stays for the next file',
    async () => {
      const { slug } = await mutatePif(stack(), 'user', 'createPif', {
        name: 'Krema bez priloga',
        companyId: clientCompany,
        labelSlug: clientPif.slug,
      });
      const { user, asked } = await openExport(clientPif.slug, 'user');
      expect(asked.queryByRole('checkbox', { name: /^All files/ })).toBeNull();
      await user.click(asked.getByRole('radio', { name: 'ZIP beside the PDF' }));
      const documents = asked.getByRole('checkbox', { name: 'Raw materials' });
      await waitFor(() => expect(documents).toBeEnabled());
      expect(documents).toBeChecked();
      expect(documents).toHaveAccessibleDescription(/^\d+ files?, /);
      await user.click(asked.getByRole('checkbox', { name: 'A1 Composition' }));
      expect(documents).toBeDisabled();
      expect(documents).toHaveAccessibleDescription(/go only with A1 Composition/);

      const next = await openExport(slug, 'user');
      expect(next.asked.getByRole('radio', { name: 'ZIP beside the PDF' })).toBeChecked();
      expect(next.asked.getByRole('checkbox', { name: 'Raw materials' })).toHaveAccessibleDescription(
        'The file has no formula.',
      );
    },
  );

  again('a client is not offered the documents of raw materials', async () => {
    const { user, asked } = await openExport(clientPif.slug, 'client');
    await user.click(asked.getByRole('radio', { name: 'Inside the PDF' }));
    const documents = asked.getByRole('checkbox', { name: 'Raw materials' });
    expect(documents).toBeDisabled();
    expect(documents).toHaveAccessibleDescription(/^Staff only/);
  });
});
