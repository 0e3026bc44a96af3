import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { companyIdOf } from '../../mocks/seed/companies.ts';
import { PIF_COUNT, pifAt } from '../../mocks/seed/pifs.ts';
import { mutatePif } from '../support/pif.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit, sent } = useSlice();

const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const seeded = Array.from({ length: PIF_COUNT }, (_, at) => pifAt(at));

/** Sends a mutation as another person would, and returns the slug of its file. */
const mutate = async (name: string, input: object) => (await mutatePif(stack(), 'user', name, input)).slug;
const create = (name: string) => mutate('createPif', { name, companyId: lavanda });

const open = async (path: string, form: string) => {
  const user = await visit({ role: 'client', address: `/pifs/${path}` });
  await screen.findByRole('form', { name: form });
  return user;
};
const field = (name: string, within_ = screen) => within_.getByRole<HTMLInputElement>('textbox', { name });
const type = async (user: UserEvent, input: HTMLElement, text: string) => {
  await user.click(input);
  await user.paste(text);
};
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));

test('a client describes the method step by step', async () => {
  const slug = await create('Krema po koracima');
  const user = await open(`izrada/${slug}`, 'Manufacturing');
  await user.click(screen.getByRole('button', { name: 'Add a step' }));
  await user.click(screen.getByRole('button', { name: 'Add a step' }));
  await type(
    user,
    field('What is done', within(screen.getByRole('group', { name: 'Step 1' })) as typeof screen),
    'Hladiti.',
  );
  await type(
    user,
    field('What is done', within(screen.getByRole('group', { name: 'Step 2' })) as typeof screen),
    'Grejati.',
  );
  await user.click(screen.getByRole('button', { name: 'Step 2: move up' }));
  await save(user);
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  const { input } = sent('UpdatePifManufacturing')[0]?.variables as {
    input: { manufacturing: { steps: { text: string }[] } };
  };
  expect(input.manufacturing.steps.map(({ text }) => text)).toEqual(['Grejati.', 'Hladiti.']);
  expect(screen.getAllByText('1 of 4').length).toBeGreaterThan(0);
});

test('a step without a text is not sent and names its field', async () => {
  const slug = await create('Krema bez koraka');
  const user = await open(`izrada/${slug}`, 'Manufacturing');
  await user.click(screen.getByRole('button', { name: 'Add a step' }));
  await save(user);
  expect(await screen.findAllByText('This field must not be blank.')).not.toHaveLength(0);
  expect(sent('UpdatePifManufacturing')).toEqual([]);
});

test('of two who save the section on animal testing the later sees both versions', async () => {
  const slug = await create('Krema dvoje');
  const user = await open(`animal/${slug}`, 'Animal testing');
  await type(user, field('Signed by'), 'Dragana Ilić');
  await mutate('updatePifAnimalTesting', { slug, version: 1, animalTesting: { signedBy: 'Ivana', text: 'Nismo.' } });
  await save(user);
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this section' });
  expect(within(dialog).getAllByText('Ivana').length).toBeGreaterThan(0);
  expect(within(dialog).getByText('Nismo.')).toBeVisible();
});

test('a supplier without an answer leaves a question open', async () => {
  const slug = await create('Krema sa pitanjem');
  const user = await open(`animal/${slug}`, 'Animal testing');
  await user.click(screen.getByRole('button', { name: 'Add an answer' }));
  await type(user, field('Supplier'), 'Hemikalije Plus');
  await save(user);
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  const missing = screen.getByRole('region', { name: 'What is missing' });
  await user.click(within(missing).getByRole('button', { name: 'Show all' }));
  expect(within(missing).getByRole('link', { name: 'Answers of all suppliers' })).toBeVisible();
  expect(within(missing).getByText('1 question')).toBeVisible();
});

test('a claim is judged by each of the six criteria', async () => {
  const slug = await create('Krema sa tvrdnjom');
  const user = await open(`tvrdnje/${slug}`, 'Claims');
  await user.click(screen.getByRole('button', { name: 'Add a claim' }));
  await type(user, field('The claim as it is printed or said'), 'Bez parabena');
  await user.selectOptions(screen.getByRole('combobox', { name: '4 Honesty' }), 'No');
  await save(user);
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: '4 Honesty' })).toHaveValue('NO');
  const missing = screen.getByRole('region', { name: 'What is missing' });
  await user.click(within(missing).getByRole('button', { name: 'Show all' }));
  expect(within(missing).getByRole('link', { name: 'Judgement of every claim by the six criteria' })).toBeVisible();
});

test('what the formula says about a claim stands beside the criterion while it is typed', async () => {
  const source = seeded.find(({ companyId, formulaId }) => companyId === lavanda && formulaId);
  const slug = await mutate('createPif', { name: 'Krema sa formulom', companyId: lavanda, pifSlug: source?.slug });
  const user = await open(`tvrdnje/${slug}`, 'Claims');
  await user.click(screen.getByRole('button', { name: 'Add a claim' }));
  await type(user, field('The claim as it is printed or said'), 'Bez parabena, sa bakučiolom');
  const truth = within(screen.getByRole('group', { name: '2 Truthfulness' }));
  expect(truth.getByText(/^Parabens: none of its names is among the ingredients/)).toBeVisible();
  expect(truth.getByText(/^Bakuchiol: none of its names/)).toBeVisible();
  const fairness = within(screen.getByRole('group', { name: '5 Fairness' }));
  expect(fairness.getByText(/denigrates it/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: '5 Fairness' }), 'Yes');
  expect(fairness.getByText(/stands against what was computed/)).toBeVisible();
  await type(user, fairness.getByRole('textbox', { name: 'Reason' }), 'Za osobe sa alergijom na parabene.');
  expect(fairness.queryByText(/stands against what was computed/)).toBeNull();
});

test('a submitted section is text', async () => {
  const locked = seeded.find(({ stage, companyId }) => stage === 'SUBMITTED' && companyId === lavanda);
  await visit({ role: locked ? 'client' : 'admin', address: `/pifs/izrada/${(locked ?? seeded[1])?.slug}` });
  expect(await screen.findByText('ISO 22716')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Standard' })).toBeNull();
});
