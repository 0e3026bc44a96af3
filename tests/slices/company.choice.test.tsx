import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../domain/account/roles.ts';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit } = useSlice();
type User = Awaited<ReturnType<typeof visit>>;

/** Presses a button of the page, and then in the dialog or drawer that it opens the next one. */
const press =
  (...names: string[]) =>
  async (user: User) => {
    for (const name of names) await user.click(await screen.findByRole('button', { name }));
  };
const nothing = () => Promise.resolve();

/** Slug of a raw material that everybody sees and that stands in no catalogue of the company worked on. */
async function foreignMaterial(role: Role): Promise<string> {
  const { rawMaterials } = await queryStack<{ rawMaterials: { items: { slug: string }[] } }>(
    stack(),
    await signIn(stack(), role),
    'query { rawMaterials(filter: { isInCatalogue: false }, page: 1, pageSize: 1) { items { slug } } }',
    {},
  );
  const [first] = rawMaterials.items;
  if (!first) throw new Error('Every raw material stands in the catalogue');
  return first.slug;
}

const at = (address: string) => () => Promise.resolve(address);
const PLACES = [
  { what: 'a new label', address: at('/deklaracije/+nova'), open: nothing },
  { what: 'a new formula', address: at('/incigen/+nova'), open: nothing },
  { what: 'an import of a formula', address: at('/incigen?uvoz=new'), open: nothing },
  { what: 'a new product information file', address: at('/pifs'), open: press('New PIF') },
  { what: 'a new raw material', address: at('/sirovine'), open: press('New raw material') },
  { what: 'an import of raw materials', address: at('/sirovine?uvoz=new'), open: nothing },
  {
    what: 'a raw material taken into a catalogue',
    address: async (role: Role) => `/sirovine?material=${await foreignMaterial(role)}`,
    open: press('Take into the catalogue'),
  },
];

/** The field in the dialog, or on the page where there is none; not the selector of the header. */
const companyField = async () => {
  const main = await screen.findByRole('main', { hidden: true });
  const field = await waitFor(() =>
    within(screen.queryByRole('dialog') ?? main).getByRole('combobox', { name: 'Company' }),
  );
  await waitFor(() => expect(within(field).getAllByRole('option').length).toBeGreaterThan(1));
  return field;
};

describe.each(PLACES)('$what', ({ address, open }) => {
  test('names the company of a consultant who works for several and lets choose another', async () => {
    const { viewer } = await queryStack<{ viewer: { company: { id: string; name: string } } }>(
      stack(),
      await signIn(stack(), 'user'),
      '{ viewer { company { id name } } }',
      {},
    );
    const user = await visit({ role: 'user', address: await address('user') });
    await open(user);
    const field = await companyField();
    await waitFor(() => expect(field).toHaveDisplayValue(viewer.company.name));
    const other = within(field)
      .getAllByRole<HTMLOptionElement>('option')
      .find(({ value }) => value !== '' && value !== viewer.company.id);
    await user.selectOptions(field, other?.value ?? '');
    expect(field).toHaveDisplayValue(other?.textContent ?? '');
  });

  test('asks an administrator of all companies, instead of taking the first one', async () => {
    const user = await visit({ role: 'admin', address: await address('admin') });
    await open(user);
    const field = await companyField();
    expect(field).toHaveValue('');
    expect(field).toHaveDisplayValue('Choose a company');
  });
});
