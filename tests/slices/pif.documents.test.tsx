import { screen, waitFor, within } from '@testing-library/react';
import { FORMULA_COUNT, formulaAt } from '../../mocks/seed/formulas.ts';
import { clientCompany, mutatePif } from '../support/pif.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit, sent } = useSlice();

const found = Array.from({ length: FORMULA_COUNT }, (_, at) => formulaAt(at)).find(
  ({ formula }) => formula.companyId === clientCompany,
);
const materialId = found?.materialIds[0] ?? '';
const materialName = found?.revisions.at(-1)?.lines.find((line) => line.materialId === materialId)?.name ?? '';
const microbiology = `${materialName}: Microbiology`;

/** A new file with a formula of the client's company. */
const create = async (name: string) =>
  (await mutatePif(stack(), 'user', 'createPif', { name, companyId: clientCompany, formulaSlug: found?.formula.slug }))
    .slug;
const open = async (slug: string, role: 'user' | 'client' = 'user', query = '') => {
  const user = await visit({ role, address: `/pifs/todo-docs/${slug}${query}` });
  await screen.findByRole('list', { name: 'Documents' });
  return user;
};
const note = (slug: string, more: object) =>
  mutatePif(stack(), 'admin', 'setPifRequirement', {
    slug,
    requirements: [{ key: `DOCUMENTS.${materialId}.MICROBIOLOGY`, version: 1 }],
    ...more,
  });
const sentInputs = () => sent('SetPifRequirement').map(({ variables }) => (variables as { input: object }).input);

test('a document that is not needed is waived with a reason and counts as settled', async () => {
  const slug = await create('Krema sa izuzećem');
  const user = await open(slug, 'user', `?material=${materialId}&state=all`);
  await user.click(screen.getByRole('button', { name: `Note: ${microbiology}` }));
  const dialog = await screen.findByRole('dialog', { name: 'What is noted' });
  await user.click(within(dialog).getByRole('textbox', { name: 'Why it is not needed' }));
  await user.paste('Bez vode.');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not needed: Bez vode.')).toBeVisible();
  expect(sentInputs()).toMatchObject([{ waivedBecause: 'Bez vode.' }]);
});

test('the filters are kept in the address and an empty result offers everything', async () => {
  const slug = await create('Krema sa filterima');
  const user = await open(slug);
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Not needed');
  expect(await screen.findByText('Nothing fits the filters')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Raw material' }), materialName);
  const rows = await screen.findAllByRole('button', { name: /^Note: / });
  expect(rows.every((row) => row.getAttribute('aria-label')?.startsWith(`Note: ${materialName}`))).toBe(true);
});

test('of two who note the same the later keeps what was typed and sees the other note', async () => {
  const slug = await create('Krema za dvoje');
  const user = await open(slug, 'user', `?material=${materialId}&state=all`);
  await user.click(screen.getByRole('button', { name: `Note: ${microbiology}` }));
  const dialog = await screen.findByRole('dialog', { name: 'What is noted' });
  const owner = within(dialog).getByRole('textbox', { name: 'Who brings it' });
  await user.click(owner);
  await user.paste('Ana');
  await note(slug, { owner: 'Ivana', note: 'Stiže u petak.' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Who brings it: Ivana')).toBeVisible();
  expect(owner).toHaveValue('Ana');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const list = await screen.findByRole('list', { name: 'Documents' });
  expect(await within(list).findByText('Ana')).toBeVisible();
  expect(within(list).getByText('Stiže u petak.')).toBeVisible();
});

test('a supplier is asked for everything in a text, and the day is noted', async () => {
  const slug = await create('Krema za traženje');
  const user = await open(slug);
  await user.click(screen.getByRole('button', { name: 'Ask for documents' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask for documents' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Language of the text' }), 'Srpski');
  await user.click(within(dialog).getByRole('button', { name: 'Copy the text' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await navigator.clipboard.readText()).toMatch(
    /^Poštovani,\n\nza PIF dokumentaciju proizvoda „Krema za traženje“/,
  );
  const [input] = sentInputs() as { slug: string; askedOn: string }[];
  expect(input?.slug).toBe(slug);
  expect(input?.askedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect((await screen.findAllByText(/asked for on/)).length).toBeGreaterThan(0);
});

test('a client sees what is missing, without folders, notes and texts to suppliers', async () => {
  const slug = await create('Krema za klijenta');
  await open(slug, 'client');
  expect(screen.getAllByText(materialName).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^Note|^Ask/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Folder/ })).toBeNull();
});
