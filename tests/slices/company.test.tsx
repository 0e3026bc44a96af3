import { again } from '../support/again.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';
import type { Role } from '../../domain/account/roles.ts';

describe('companies', () => {
  const { visit, stack, sent } = useSlice();
  const list = () => screen.findByRole('list', { name: 'Companies' });
  const LAVANDA = 'Lavanda Natura d.o.o.';

  test('a company is found and opened with what belongs to it', async () => {
    const user = await visit({ role: 'user', address: '/firme' });
    expect(within(await list()).getAllByRole('article')).toHaveLength(3);
    await user.type(screen.getByRole('searchbox', { name: 'Search companies' }), 'lavanda');
    await waitFor(async () => expect(within(await list()).getAllByRole('article')).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: LAVANDA }));
    expect(await screen.findByRole('heading', { level: 1, name: LAVANDA })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Labels: \d+$/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  test('a new company is created, and deleted by typing its name', async () => {
    const user = await visit({ role: 'user', address: '/firme' });
    await user.click(await screen.findByRole('button', { name: 'New company' }));
    const name = await screen.findByLabelText('Name');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('A company needs a name.'))[0]).toBeVisible();
    await user.type(name, 'Nova Žalfija d.o.o.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Nova Žalfija d.o.o.' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const typed = await screen.findByLabelText('Type the name of the company');
    await user.type(typed, 'Nova');
    await user.click(screen.getByRole('button', { name: 'Delete company' }));
    expect(await screen.findByText('This is not the name of the company.')).toBeVisible();
    await user.clear(typed);
    await user.type(typed, 'Nova Žalfija d.o.o.');
    await user.click(screen.getByRole('button', { name: 'Delete company' }));
    expect(within(await list()).queryByText('Nova Žalfija d.o.o.')).toBeNull();
  });

  again('a failure of the service is shown with a retry', async () => {
    await stack().product.fault({ kind: 'status', status: 500, method: 'GET', path: '/api/v1/firme', times: 5 });
    const user = await visit({ role: 'user', address: '/firme' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await stack().product.clearFaults();
    await user.click(retry);
    expect(await list()).toBeVisible();
  });

  again('an administrator gives a consultant a company and takes it away', async () => {
    const user = await visit({ role: 'orgAdmin', address: '/firme' });
    await user.click(within(await list()).getByRole('link', { name: 'Šumadija Kozmetika d.o.o.' }));
    const toggle = await screen.findByRole('switch', { name: 'Nikola Marković works with this company' });
    await user.click(toggle);
    await waitFor(() => expect(toggle).toBeChecked());
    await waitFor(() => expect(toggle).toBeEnabled());
    await user.click(toggle);
    await waitFor(() => expect(toggle).not.toBeChecked());
  });

  test('the temporary password of a new client user is shown once and gone when its dialog closes', async () => {
    const user = await visit({ role: 'user', address: '/firme' });
    await user.click(within(await list()).getByRole('link', { name: LAVANDA }));
    await user.click(await screen.findByRole('button', { name: 'New client user' }));
    await user.type(await screen.findByLabelText('Full name'), 'Klijentkinja Nova');
    await user.type(screen.getByLabelText('E-mail address'), 'KLIJENT@dosije.example');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('This e-mail address is already in use.'))[0]).toBeVisible();
    // The summary of errors takes the focus.
    await waitFor(() => expect(document.activeElement).toHaveTextContent('There is one problem.'));
    await user.clear(screen.getByLabelText('E-mail address'));
    await user.type(screen.getByLabelText('E-mail address'), 'nova@lavandanatura.example');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const password = (await screen.findByLabelText('Temporary password')).textContent;
    expect(password).toHaveLength(12);
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText('Temporary password')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have noted it' }));
    await waitFor(() => expect(screen.queryByLabelText('Temporary password')).toBeNull());
    expect(await screen.findByRole('article', { name: 'Klijentkinja Nova' })).toBeVisible();
    expect(document.documentElement.innerHTML).not.toContain(password);
  });

  const UPDATE = 'mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { company { version } } }';
  const DETAIL = 'query ($id: ID!) { company(id: $id) { version address phone contact logoUrl } }';
  interface Detail {
    company: { version: number; address: string; phone: string; contact: string; logoUrl: string | null };
  }

  again('what two people changed at once is chosen field by field, and nothing is overwritten unseen', async () => {
    const id = companyIdOf(LAVANDA);
    const session = await signIn(stack(), 'orgAdmin');
    const readNow = async () => (await queryStack<Detail>(stack(), session, DETAIL, { id })).company;
    const change = async (content: object) =>
      queryStack(stack(), session, UPDATE, { input: { id, version: (await readNow()).version, content } });
    const type = async (label: string, text: string) => {
      await user.clear(await screen.findByLabelText(label));
      await user.type(screen.getByLabelText(label), text);
    };
    const user = await visit({ role: 'user', address: `/firme?company=${id}` });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await type('Address', 'Moja ulica 1');
    await type('Phone', '011 111');
    await change({ address: 'Tuđa ulica 2', phone: '022 222', contact: 'Tuđi kontakt' });
    await user.click(screen.getByRole('button', { name: 'Save' }));

    const conflict = await screen.findByRole('dialog', { name: 'Somebody else has changed this company' });
    expect(within(conflict).queryByRole('radiogroup', { name: 'Contact person' })).toBeNull();
    await user.click(within(within(conflict).getByRole('radiogroup', { name: 'Phone' })).getAllByRole('radio')[1]!);
    // Somebody saves once more while the dialog is open: that is asked about again and not overwritten.
    await change({ address: 'Treća ulica 3' });
    await user.click(within(conflict).getByRole('button', { name: 'Save this choice' }));
    await waitFor(async () =>
      expect(
        within(await screen.findByRole('dialog', { name: 'Somebody else has changed this company' })).getByText(
          'Treća ulica 3',
        ),
      ).toBeVisible(),
    );
    expect((await readNow()).address).toBe('Treća ulica 3');
    await user.click(screen.getByRole('button', { name: 'Save this choice' }));
    await waitFor(async () =>
      expect(await readNow()).toMatchObject({ address: 'Moja ulica 1', phone: '022 222', contact: 'Tuđi kontakt' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  again('what belongs to a company is listed for that company alone', async () => {
    const id = companyIdOf(LAVANDA);
    await visit({ role: 'user', address: `/firme?company=${id}` });
    const labels = await screen.findByRole('link', { name: /^Labels: \d+$/ });
    const count = Number(/\d+$/.exec(labels.textContent)?.[0]);
    await visit({ role: 'user', address: labels.getAttribute('href') ?? '' });
    await waitFor(() => expect(sent('Labels').at(-1)?.variables).toMatchObject({ filter: { companyId: id } }));
    expect(await screen.findByText(`${count} labels found`)).toBeInTheDocument();
  });

  again('a logo that is no picture is refused at once, and what was typed stays', async () => {
    const user = await visit({ role: 'user', address: '/firme' });
    await user.click(await screen.findByRole('button', { name: 'New company' }));
    await user.type(await screen.findByLabelText('Name'), 'Firma sa logotipom');
    const group = screen.getByRole('group', { name: 'Logo' });
    const input = group.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(input, new File(['not a picture'], 'logo.png', { type: 'image/png' }));
    expect((await screen.findAllByText(/must be an image file/))[0]).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Firma sa logotipom');
  });
});

describe('the company worked on', () => {
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
    again('names the company of a consultant who works for several and lets choose another', async () => {
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

    again('asks an administrator of all companies, instead of taking the first one', async () => {
      const user = await visit({ role: 'admin', address: await address('admin') });
      await open(user);
      const field = await companyField();
      expect(field).toHaveValue('');
      expect(field).toHaveDisplayValue('Choose a company');
    });
  });
});
