import { screen, waitFor, within } from '@testing-library/react';
import { clientCompany, clientPif, mutatePif } from '../support/pif.ts';
import { useSlice } from '../support/sliceApp.tsx';

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
  const { user, asked } = await openExport(clientPif?.slug ?? '', 'user');
  const whole = await estimateOf(asked);
  expect(whole).toBeGreaterThan(3);
  expect(asked.getAllByText(/^(< 1|\d+) p\.$/).length).toBeGreaterThan(10);
  await user.click(asked.getByRole('checkbox', { name: 'A8 Toxicology' }));
  expect(await estimateOf(asked)).toBeLessThan(whole);
});

test('parts that a file or its reader does not have cannot be chosen, and the dialog says why', async () => {
  const { slug } = await mutatePif(stack(), 'user', 'createPif', {
    name: 'Krema bez formule',
    companyId: clientCompany,
    labelSlug: clientPif?.slug,
  });
  const staff = await openExport(slug, 'user');
  expect(staff.asked.getByRole('checkbox', { name: 'A1 Composition' })).toBeDisabled();
  expect(staff.asked.getByRole('checkbox', { name: 'A7 Margins of safety' })).toBeDisabled();
  expect(staff.asked.getAllByText('The file has no formula.')).toHaveLength(4);

  const client = await openExport(slug, 'client');
  expect(client.asked.getAllByText('For staff alone.')).toHaveLength(3);
  expect(client.asked.getByRole('checkbox', { name: 'A8 Toxicology' })).toBeDisabled();
});

test('all parts are chosen and taken back at once; without a part nothing is made', async () => {
  const { user, asked } = await openExport(clientPif?.slug ?? '', 'client');
  const all = asked.getByRole('checkbox', { name: 'All parts' });
  expect(all).toBePartiallyChecked();
  expect(asked.getByRole('checkbox', { name: 'Comments' })).not.toBeChecked();
  await user.click(all);
  expect(asked.getByRole('checkbox', { name: 'Comments' })).toBeChecked();
  await user.click(all);
  expect(asked.getByRole('checkbox', { name: 'Description' })).not.toBeChecked();
  expect(asked.getByRole('button', { name: 'Make the PDF' })).toBeDisabled();
});

test('a report that cannot be made is told in the dialog, and the choice stays', async () => {
  const { user, asked } = await openExport(clientPif?.slug ?? '', 'client');
  await user.click(asked.getByRole('checkbox', { name: 'Claims' }));
  await user.click(asked.getByRole('radio', { name: 'Serbian, Cyrillic' }));
  // The estimate of this language has been made, so that the fault meets the export.
  await estimateOf(asked);
  await stack().product.fault({
    kind: 'status',
    status: 500,
    method: 'GET',
    path: `/api/v1/pifs/${clientPif?.slug ?? ''}`,
    times: 5,
  });
  await user.click(asked.getByRole('button', { name: 'Make the PDF' }));
  expect(await asked.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(asked.getByRole('checkbox', { name: 'Claims' })).not.toBeChecked();
  expect(asked.getByRole('radio', { name: 'Serbian, Cyrillic' })).toBeChecked();
});

test("a preset chooses its parts; one's own choice has no preset and is kept beside them", async () => {
  const { user, asked } = await openExport(clientPif?.slug ?? '', 'user');
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

test('the preset without the formula leaves out the composition', async () => {
  const { user, asked } = await openExport(clientPif?.slug ?? '', 'user');
  await user.click(asked.getByRole('button', { name: 'Without formula' }));
  expect(asked.getByRole('checkbox', { name: 'A1 Composition' })).not.toBeChecked();
  expect(asked.getByRole('checkbox', { name: 'A2 Physical and chemical, stability' })).toBeChecked();
});

test('files go with the report by sections, with their sizes told, and the choice stays for the next file', async () => {
  const { slug } = await mutatePif(stack(), 'user', 'createPif', {
    name: 'Krema bez priloga',
    companyId: clientCompany,
    labelSlug: clientPif?.slug,
  });
  const { user, asked } = await openExport(clientPif?.slug ?? '', 'user');
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
});

test('a client is not offered the documents of raw materials', async () => {
  const { user, asked } = await openExport(clientPif?.slug ?? '', 'client');
  await user.click(asked.getByRole('radio', { name: 'Inside the PDF' }));
  const documents = asked.getByRole('checkbox', { name: 'Raw materials' });
  expect(documents).toBeDisabled();
  expect(documents).toHaveAccessibleDescription(/^For staff alone/);
});
