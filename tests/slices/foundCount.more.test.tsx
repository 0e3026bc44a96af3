import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../domain/account/roles.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { pifAt } from '../../mocks/demo-data/pifs.ts';
import { until } from '../../mocks/testing/until.ts';
import { createLabel, updateLabel } from '../support/label.ts';
import { queryStack } from '../support/queryStack.ts';
import { startRefusingMailServer } from '../support/refusingMailServer.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

let mail: Awaited<ReturnType<typeof startRefusingMailServer>>;
beforeAll(async () => {
  mail = await startRefusingMailServer();
});
afterAll(() => mail.close());
const { stack, visit } = useSlice({ env: () => ({ SMTP_URL: mail.url }) });

type User = Awaited<ReturnType<typeof visit>>;
interface Counts {
  all: number;
  found: number;
}
interface List {
  what: string;
  role?: Role;
  address: string | (() => string);
  /** Narrows the list as a person does. */
  narrow: (user: User) => Promise<void>;
  /** How many entries the server has of it in all, and how many narrowed. */
  counts: (session: string) => Promise<Counts>;
  /** What the number counts, as a pattern. */
  text: string;
}

const RUN = 'a'.repeat(24);
const PIF = pifAt(0).slug;
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
let labelSlug: string;

const search = (name: string, text: string) => async (user: User) =>
  user.type(await screen.findByRole('searchbox', { name }), text);
const select = (name: string, value: string) => async (user: User) => {
  const field = await screen.findByRole('combobox', { name });
  // What is offered may be asked for once the page is used.
  await user.click(field);
  await waitFor(() =>
    expect(
      within(field)
        .getAllByRole<HTMLOptionElement>('option')
        .map((one) => one.value),
    ).toContain(value),
  );
  await user.selectOptions(field, value);
};
const choose = (role: 'radio' | 'checkbox' | 'button', name: RegExp) => async (user: User) =>
  user.click(await screen.findByRole(role, { name }));

/** Reads the length of a list of the schema without and with the arguments that narrow it. */
const totals =
  (list: string, narrowed: string, always: () => string = () => '') =>
  async (session: string): Promise<Counts> => {
    const total = async (more: string) => {
      const given = [always(), more].filter(Boolean).join(', ');
      const query = `{ list: ${list}${given && `(${given})`} { totalCount } }`;
      return (await queryStack<{ list: { totalCount: number } }>(stack(), session, query, {})).list.totalCount;
    };
    return { all: await total(''), found: await total(narrowed) };
  };

const lists: List[] = [
  {
    what: 'labels',
    address: '/deklaracije',
    narrow: search('Search labels', 'krem'),
    counts: totals('labels', 'filter: { search: "krem" }'),
    text: 'labels? found',
  },
  {
    what: 'labels to reprint',
    address: '/vodic/stampa',
    narrow: select('Company', lavanda),
    counts: totals('labelsToReprint', `companyId: "${lavanda}"`),
    text: 'labels? found',
  },
  {
    what: 'expiring documents',
    address: '/rokovi',
    narrow: select('Kind of document', 'RAW_MATERIAL'),
    counts: totals('expiringDocuments', 'filter: { kind: RAW_MATERIAL }'),
    text: 'documents? found',
  },
  {
    what: 'product information files',
    address: '/pifs',
    narrow: choose('checkbox', /^Submitted/),
    counts: totals('pifs', 'filter: { stages: [SUBMITTED] }'),
    text: 'files? found',
  },
  ...['/sirovine', '/sir-inci'].map((address) => ({
    what: `raw materials at ${address}`,
    address,
    narrow: search('Search raw materials', 'trade:parfem'),
    counts: totals('rawMaterials', 'filter: { search: "trade:parfem" }'),
    text: 'raw materials? found',
  })),
  {
    what: 'ingredients',
    address: '/incidata',
    narrow: search('Search the ingredients', 'paraben'),
    counts: totals('ingredients', 'filter: { search: "paraben" }'),
    text: 'ingredients?',
  },
  {
    what: 'formulas',
    address: '/incigen',
    narrow: search('Search formulas', 'Serum'),
    counts: totals('formulas', 'filter: { search: "Serum" }'),
    text: 'formulas? found',
  },
  {
    what: 'checked ingredient lists',
    address: '/checkedincis',
    narrow: search('Search the checks', 'losion'),
    counts: totals('checkedLists', 'search: "losion"'),
    text: 'checks?',
  },
  {
    what: 'perfumes and aromas',
    address: '/paroms',
    narrow: select('Kind', 'AROMA'),
    counts: totals('fragranceMaterials', 'filter: { kind: AROMA }'),
    text: 'perfumes and aromas',
  },
  {
    what: 'companies',
    role: 'admin',
    address: '/firme',
    narrow: search('Search companies', 'lavanda'),
    counts: totals('companyList', 'search: "lavanda"'),
    text: '(company|companies)',
  },
  {
    what: 'users',
    role: 'admin',
    address: '/korisnici',
    narrow: select('Role', 'CLIENT'),
    counts: totals('users', 'role: CLIENT'),
    text: 'users?',
  },
  {
    what: 'messages',
    address: '/email',
    narrow: select('State', 'FAILED'),
    counts: totals('messages', 'state: FAILED'),
    text: 'messages?',
  },
  {
    what: 'what a change of the law did',
    address: `/vodic/promene?recheck=${RUN}`,
    narrow: choose('radio', /^Formulas/),
    counts: async (session) => ({
      all: (await totals('labelRecheckChanges', '', () => `id: "${RUN}", kind: RESULT`)(session)).all,
      found: (await totals('formulaRecheckChanges', '', () => `id: "${RUN}"`)(session)).found,
    }),
    text: 'formulas?',
  },
  {
    what: 'the history of a label',
    address: () => `/deklaracije/${labelSlug}`,
    narrow: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'History' }));
      await select('Kind of change', 'CREATED')(user);
    },
    counts: totals('history', 'filter: { kind: CREATED }', () => `subject: LABEL, slug: "${labelSlug}"`),
    text: 'changes? found',
  },
  {
    what: 'the documents of a product information file',
    address: `/pifs/todo-docs/${PIF}`,
    narrow: select('State', 'DONE'),
    counts: async (session) => {
      const { pif } = await queryStack<{ pif: { requirements: { state: string }[] } }>(
        stack(),
        session,
        'query ($slug: String!) { pif(slug: $slug) { requirements { state } } }',
        { slug: PIF },
      );
      const found = pif.requirements.filter(({ state }) => state === 'DONE').length;
      return { all: pif.requirements.length, found };
    },
    text: '(entry|entries)',
  },
];

/** Puts what the demo data lack onto the lists of a consultant. */
async function fillLists(): Promise<void> {
  const session = await signIn(stack(), 'user');
  const change = (field: string, type: string, answer: string, input: object) =>
    queryStack(stack(), session, `mutation ($input: ${type}!) { ${field}(input: $input) { ${answer} } }`, { input });
  labelSlug = await createLabel(stack(), session);
  await updateLabel(stack(), session, labelSlug, { batch: 'L2' });
  for (const name of ['Krem', 'Losion'])
    await change('saveCheckedList', 'SaveCheckedListInput', 'checkedList { id }', {
      name,
      list: { text: 'Aqua, Glycerin' },
    });
  mail.rules.recipient = (address) => (address === 'boris@firma.example' ? 550 : 250);
  for (const name of ['ana', 'boris'])
    await change('sendMessage', 'SendMessageInput', 'message { id }', {
      ...{ key: `key-of-a-message-to-${name}`, to: [`${name}@firma.example`], subject: 'Pozdrav', text: 'Poštovani' },
    });
  const waits = async (query: string) => JSON.stringify(await queryStack(stack(), session, query, {}));
  await until('one message is refused', async () =>
    (await waits('{ messages(state: FAILED) { totalCount } }')).includes('1'),
  );
  await until('every label is judged', async () =>
    (await waits('{ labelsToReprint { waitingCount } }')).includes(':0'),
  );
}
beforeAll(fillLists);

/** A run of checks as the service tells it, which changed two labels and one formula. */
async function respondWithRun(): Promise<void> {
  const path = `/api/v1/provere/${RUN}`;
  const change = { slug: 'krema', ime: 'Krema', firma: 'Ćilim', arhivirana: false, pre: 2, posle: 3, nastali: [] };
  const label = { ...change, nestali: [] };
  const answer = (to: string, body: object) =>
    stack().product.fault({ kind: 'status', status: 200, path: to, body: { status: 'success', ...body } });
  await answer(path, {
    data: {
      data: {
        _id: RUN,
        ...{ vrsta: 'primena', povod: 'uvoz', uvoz: 'b'.repeat(24), sadrzaj: 'aneksIII', datum: '2026-06-17' },
        ...{ stanje: 'gotovo', procenat: 100, promenjenRezultat: 2, promenjeniNalazi: 0, promenjeneFormule: 1 },
        ...{ promenjeneSirovine: 0, promenjeniDosijei: 0, delovi: [], pocetak: '2026-11-22T10:00:00.000Z' },
        kraj: '2026-11-22T10:01:00.000Z',
      },
    },
  });
  await answer(`${path}/izmene`, { results: 2, data: { data: [label, { ...label, slug: 'ulje', ime: 'Ulje' }] } });
  const { arhivirana: _archived, ...formula } = label;
  await answer(`${path}/formule`, { results: 1, data: { data: [formula] } });
}

test.each(lists)('$what: the number found is seen once and announced when the list is narrowed', async (list) => {
  const role = list.role ?? 'user';
  await respondWithRun();
  const { all, found } = await list.counts(await signIn(stack(), role));
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  const address = typeof list.address === 'string' ? list.address : list.address();
  const user = await visit({ role, address });
  await list.narrow(user);
  const text = new RegExp(`^${found} ${list.text}$`);
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(1));
  const number = screen.getByText(text);
  expect(number).toBeVisible();
  // A text for screen readers alone is taken out of the page's flow.
  expect(number).not.toHaveStyle({ position: 'absolute' });
  expect(number).toHaveAttribute('role', 'status');
});
