import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { companyIdOf } from '../../mocks/seed/companies.ts';
import { PIF_COUNT, pifAt } from '../../mocks/seed/pifs.ts';
import { clientPif, mutatePif } from '../support/pif.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit, sent } = useSlice();

const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const seeded = Array.from({ length: PIF_COUNT }, (_, at) => pifAt(at));

/** Sends a mutation as another person would, and returns the slug of its file. */
const mutate = async (name: string, input: object) => (await mutatePif(stack(), 'user', name, input)).slug;
const create = (name: string, more: object = {}) => mutate('createPif', { name, companyId: lavanda, ...more });

const open = async (slug: string) => {
  const user = await visit({ role: 'client', address: `/pifs/cpsr/${slug}` });
  await screen.findByRole('form', { name: 'Safety report' });
  return user;
};
const type = async (user: UserEvent, input: HTMLElement, text: string) => {
  await user.click(input);
  await user.paste(text);
};
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));
const missing = () => within(screen.getByRole('region', { name: 'What is missing' }));

test('a client fills in Part A, and what is missing follows', async () => {
  const user = await open(await create('Krema za izveštaj'));
  const parts = within(screen.getByRole('navigation', { name: 'Parts of the safety report' }));
  expect(within(parts.getByRole('link', { name: /A4/ })).getByTitle('Missing')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a part of the pack' }));
  const pack = within(screen.getByRole('group', { name: 'Part 1' }));
  await type(user, pack.getByRole('textbox', { name: 'Material' }), 'PP');
  await user.selectOptions(pack.getByRole('combobox', { name: 'Kind' }), 'Primary');
  const ph = within(screen.getByRole('group', { name: 'pH' }));
  await type(user, ph.getByRole('textbox', { name: 'From' }), '5,5');
  await save(user);
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  const { input } = sent('UpdatePifPartA')[0]?.variables as {
    input: { partA: { ph: object; microbiology: object[] } };
  };
  expect(input.partA.ph).toEqual({ minimum: '5.5', maximum: null, method: null });
  expect(input.partA.microbiology).toEqual([]);
  await user.click(missing().getByRole('button', { name: 'Show all' }));
  expect(missing().queryByRole('link', { name: 'A4 Primary pack' })).toBeNull();
  expect(missing().getByRole('link', { name: 'A9 Undesirable effects, or that there are none' })).toBeVisible();
});

test('a figure that is none is not sent and names its field', async () => {
  const user = await open(await create('Krema sa greškom'));
  const ph = within(screen.getByRole('group', { name: 'pH' }));
  await type(user, ph.getByRole('textbox', { name: 'To' }), 'pet');
  await save(user);
  expect(await screen.findAllByText(/Use a figure such as 5\.5/)).not.toHaveLength(0);
  expect(sent('UpdatePifPartA')).toEqual([]);
  expect(ph.getByRole('textbox', { name: 'To' })).toHaveValue('pet');
});

test('the exposure of the category gives way to figures that are typed, with its working', async () => {
  const user = await open(await create('Krema sa izloženošću', { labelSlug: clientPif?.slug }));
  expect(screen.getByText(/of the SCCS Notes of Guidance/)).toBeVisible();
  await type(user, screen.getByRole('textbox', { name: 'Amount, g/day' }), '3');
  await type(user, screen.getByRole('textbox', { name: 'Share that stays, 0 to 1' }), '0.5');
  await type(user, screen.getByRole('textbox', { name: 'Body weight, kg' }), '60');
  expect(await screen.findByText('25 mg/kg bw/day')).toBeVisible();
  expect(screen.getByText('3 g/day × 1000 × 0.5 / 60 kg')).toBeVisible();
});

test('of two who save Part A the later sees both versions field by field', async () => {
  const slug = await create('Krema za dvoje');
  const user = await open(slug);
  await type(user, screen.getByRole('textbox', { name: 'Colour' }), 'bela');
  await mutate('updatePifPartA', { slug, version: 1, partA: { colour: 'plava', odour: 'bez mirisa' } });
  await save(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else changed this section' }));
  expect(dialog.getByText('plava')).toBeVisible();
  expect(dialog.getByText('bela')).toBeVisible();
  expect(dialog.getByText('bez mirisa')).toBeVisible();
});

test('Part A of a locked file is text', async () => {
  const locked = seeded.find(({ stage }) => stage === 'SIGNED');
  await visit({ role: 'admin', address: `/pifs/cpsr/${locked?.slug}` });
  expect(await screen.findByText('Homogena masa')).toBeVisible();
  expect(screen.getByText(/Escherichia coli: Result: odsutna u 1 g/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Colour' })).toBeNull();
});
