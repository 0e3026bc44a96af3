import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { clientCompany, mutatePif } from '../support/pif.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit } = useSlice();

const mutate = async (name: string, input: object) => (await mutatePif(stack(), 'user', name, input)).slug;
const create = (name: string) => mutate('createPif', { name, companyId: clientCompany });
const open = async (path: string, form: string, language: 'en' | 'sr' = 'en') => {
  const user = await visit({ role: 'client', address: `/pifs/${path}`, language });
  await screen.findByRole('form', { name: form });
  return user;
};
const inGroup = (group: string, field: string) =>
  within(screen.getByRole('group', { name: group })).getByRole<HTMLTextAreaElement>('textbox', { name: field });
const fill = async (user: UserEvent, input: HTMLElement, text: string) => {
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
};
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));
const conflict = async () => within(await screen.findByRole('dialog', { name: 'Somebody else changed this section' }));
const step = (text: string, more: object = {}) => ({ text, ...more });
/** Saves the method of manufacturing as another person, since the version that was seen. */
const saveMethod = (slug: string, version: number, ...steps: object[]) =>
  mutate('updatePifManufacturing', { slug, version, manufacturing: { steps } });

test('of two who change different steps at the same time both keep what they changed', async () => {
  const slug = await create('Krema dvoje');
  await saveMethod(slug, 1, step('Heat.'), step('Mix.'));
  const user = await open(`izrada/${slug}`, 'Manufacturing');
  await fill(user, inGroup('Step 1', 'What is done'), 'Heat to 70 °C.');
  await saveMethod(slug, 2, step('Heat.', { phase: 'A' }), step('Mix.', { duration: '5 min' }), step('Cool.'));
  await save(user);
  const dialog = await conflict();
  expect(dialog.getByText('Nothing that you changed was changed by them too.')).toBeVisible();
  for (const label of ['Step 1 › Phase', 'Step 2 › Time', 'Step 3']) expect(dialog.getByText(label)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  expect(inGroup('Step 1', 'What is done')).toHaveValue('Heat to 70 °C.');
  expect(inGroup('Step 1', 'Phase')).toHaveValue('A');
  expect(inGroup('Step 2', 'Time')).toHaveValue('5 min');
  expect(inGroup('Step 3', 'What is done')).toHaveValue('Cool.');
});

test('of each field of a step that both changed one version is chosen', async () => {
  const slug = await create('Krema izbora');
  await saveMethod(slug, 1, step('Heat.', { phase: 'A' }), step('Mix.'));
  const user = await open(`izrada/${slug}`, 'Manufacturing');
  await fill(user, inGroup('Step 1', 'What is done'), 'Heat gently.');
  await fill(user, inGroup('Step 1', 'Phase'), 'B');
  await saveMethod(slug, 2, step('Heat fast.', { phase: 'C' }), step('Mix.'));
  await save(user);
  const dialog = await conflict();
  const text = within(dialog.getByRole('radiogroup', { name: 'Step 1 › What is done' }));
  expect(text.getByText('Heat fast.')).toBeVisible();
  await user.click(text.getByRole('radio', { name: 'Their version' }));
  await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  expect(inGroup('Step 1', 'What is done')).toHaveValue('Heat fast.');
  expect(inGroup('Step 1', 'Phase')).toHaveValue('B');
});

test('two who judge different criteria of one claim at the same time keep both judgements', async () => {
  const slug = await create('Krema sa tvrdnjom dvoje');
  const claims = (...criteria: object[]) => ({ hasNoClaims: false, claims: [{ text: 'Gentle', criteria }] });
  await mutate('updatePifClaims', { slug, version: 1, claims: claims() });
  const user = await open(`tvrdnje/${slug}`, 'Claims');
  await user.selectOptions(screen.getByRole('combobox', { name: '4 Honesty' }), 'Yes');
  await mutate('updatePifClaims', {
    slug,
    version: 2,
    claims: claims({ criterion: 'FAIRNESS', judgement: 'NO', reason: 'It denigrates.' }),
  });
  await save(user);
  const dialog = await conflict();
  expect(dialog.getByText('Claim 1 › 5 Fairness › Reason')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: '4 Honesty' })).toHaveValue('YES');
  expect(screen.getByRole('combobox', { name: '5 Fairness' })).toHaveValue('NO');
});

test('what the server refuses in a step is told in the language of the page with its step, and nothing typed is lost', async () => {
  const slug = await create('Krema sa tabulatorom');
  await saveMethod(slug, 1, step('Zagrejati.'), step('Mešati.'));
  const user = await open(`izrada/${slug}`, 'Izrada', 'sr');
  await fill(user, inGroup('Korak 2', 'Faza'), 'A\tB');
  await user.click(screen.getByRole('button', { name: 'Sačuvaj' }));
  const text = 'Tekst sadrži znak koji se ne može sačuvati, na primer tabulator.';
  const link = await screen.findByRole('button', { name: `Korak 2 › Faza: ${text}` });
  expect(inGroup('Korak 2', 'Faza')).toHaveValue('A\tB');
  expect(inGroup('Korak 2', 'Faza')).toHaveAccessibleDescription(text);
  await user.click(link);
  await waitFor(() => expect(inGroup('Korak 2', 'Faza')).toHaveFocus());
});

test('what a person typed into a claim stays when the service is down while saving', async () => {
  const slug = await create('Krema bez servisa');
  const user = await open(`tvrdnje/${slug}`, 'Claims');
  await user.click(screen.getByRole('button', { name: 'Add a claim' }));
  await fill(user, screen.getByRole('textbox', { name: 'The claim as it is printed or said' }), 'Gentle');
  await stack().product.fault({ kind: 'status', status: 503, path: `/api/v1/pifs/${slug}/tvrdnje` });
  await save(user);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'The claim as it is printed or said' })).toHaveValue('Gentle');
  await stack().product.clearFaults();
  await save(user);
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
});

test('what a person typed about animal testing stays when the service is down while saving', async () => {
  const slug = await create('Krema bez ispitivanja');
  const user = await open(`animal/${slug}`, 'Animal testing');
  const signedBy = screen.getByRole('textbox', { name: 'Signed by' });
  await fill(user, signedBy, 'Dragana Ilić');
  await stack().product.fault({ kind: 'status', status: 503, path: `/api/v1/pifs/${slug}/animal` });
  await save(user);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(signedBy).toHaveValue('Dragana Ilić');
  await stack().product.clearFaults();
  await save(user);
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Signed by' })).toHaveValue('Dragana Ilić');
});

test('what a person typed into Part A stays when the service is down while saving', async () => {
  const slug = await create('Krema bez Dela A');
  const user = await open(`cpsr/${slug}`, 'Safety report');
  await fill(user, inGroup('pH', 'From'), '5,5');
  await stack().product.fault({ kind: 'status', status: 503, path: `/api/v1/pifs/${slug}/deoA` });
  await save(user);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(inGroup('pH', 'From')).toHaveValue('5,5');
  await stack().product.clearFaults();
  await save(user);
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
});

test('what a person typed into a step stays when the service is down while saving', async () => {
  const slug = await create('Krema bez izrade');
  await saveMethod(slug, 1, step('Heat.'));
  const user = await open(`izrada/${slug}`, 'Manufacturing');
  await fill(user, inGroup('Step 1', 'What is done'), 'Heat to 70 °C.');
  await stack().product.fault({ kind: 'status', status: 503, path: `/api/v1/pifs/${slug}/izrada` });
  await save(user);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(inGroup('Step 1', 'What is done')).toHaveValue('Heat to 70 °C.');
  await stack().product.clearFaults();
  await save(user);
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
});
