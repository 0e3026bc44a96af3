import { again } from '../support/again.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { queryStack } from '../support/queryStack.ts';
import { createRawMaterial } from '../support/raw-material.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit, sent } = useSlice();
type User = Awaited<ReturnType<typeof visit>>;

let consultant: string;
let company: string;
beforeAll(async () => {
  consultant = await signIn(stack(), 'user');
  // Raw materials are entered for the company worked on; another company would not see them.
  const { viewer } = await queryStack<{ viewer: { company: { id: string } } }>(
    stack(),
    consultant,
    '{ viewer { company { id } } }',
    {},
  );
  company = viewer.company.id;
  for (const [tradeName, inciName] of [
    ['Ispitna voda', 'AQUA'],
    ['Ispitni glicerin', 'GLYCERIN'],
    ['Ispitni konzervans', 'PHENOXYETHANOL'],
  ] as const)
    await createRawMaterial(stack(), consultant, {
      tradeName,
      values: { composition: [{ inciName, maxConcentration: '100' }] },
    });
});

interface Saved {
  slug: string;
  version: number;
}

/** Saves a formula outside the page under test. */
async function saveFormula(name: string, lines: object[], saved?: Saved): Promise<Saved> {
  const formula = { name, companyId: company, lines };
  if (saved) {
    const { updateFormula } = await queryStack<{ updateFormula: { formula: Saved } }>(
      stack(),
      consultant,
      'mutation Change($input: UpdateFormulaInput!) { updateFormula(input: $input) { formula { slug version } } }',
      { input: { ...saved, formula } },
    );
    return updateFormula.formula;
  }
  const { createFormula } = await queryStack<{ createFormula: { formula: Saved } }>(
    stack(),
    consultant,
    'mutation Create($input: CreateFormulaInput!) { createFormula(input: $input) { formula { slug version } } }',
    { input: { formula } },
  );
  return createFormula.formula;
}

const water = { provisionalName: 'Voda', percent: '95' };
const glycerin = { provisionalName: 'Glicerin', percent: '5' };

const open = async (name: string, saved: Saved) => {
  const user = await visit({ role: 'user', address: `/incigen/${saved.slug}` });
  await screen.findByRole('heading', { level: 1, name });
  return user;
};
const confirm = async (user: User, button: string) =>
  user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: button }));
const percent = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^Percent of ${name}`) });
const type = (user: User, field: HTMLElement, text: string) => user.clear(field).then(() => user.type(field, text));
const add = async (user: User, name: string) => {
  await user.type(screen.getByRole('combobox', { name: /^Add a raw material/ }), name);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
  await screen.findByRole('textbox', { name: new RegExp(`^Percent of ${name}`) });
};
const listed = () =>
  within(screen.getByRole('region', { name: 'Ingredient list' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/^\d+(For information)?/, ''));
const rows = () => within(screen.getByRole('list', { name: 'Lines' })).getAllByRole('textbox', { name: /^Percent of/ });

again('a formula is entered, computed while typing and saved as its first revision', async () => {
  const user = await visit({ role: 'user', address: '/incigen/+nova' });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ispitni tonik');
  // The company worked on is chosen beforehand.
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Company' })).toHaveValue(company));
  await add(user, 'Ispitni glicerin');
  await user.type(percent('Ispitni glicerin'), '5,5');
  await add(user, 'Ispitna voda');
  await user.click(screen.getByRole('checkbox', { name: /^Ispitna voda.*fills up/ }));
  expect(percent('Ispitna voda')).toHaveValue('94.5');
  await waitFor(() => expect(listed()).toEqual(['AQUA', 'GLYCERIN']));
  await user.click(screen.getByRole('button', { name: 'Create formula' }));
  await confirm(user, 'Create formula');
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/incigen\/ispitni-tonik/));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Ispitni tonik' })).toBeVisible());
  expect(sent('CreateFormula').map(({ variables }) => variables)).toMatchObject([
    {
      input: { formula: { name: 'Ispitni tonik', lines: [{ percent: '5.5' }, { percent: null, isRemainder: true }] } },
    },
  ]);
});

test('no key press asks the server', async () => {
  const saved = await saveFormula('Bez pitanja', [water, glycerin]);
  const user = await open('Bez pitanja', saved);
  await waitFor(() => expect(sent('PreviewFormula')).toHaveLength(1));
  // At once and not key by key: after a pause between two keys the server is asked.
  await user.tripleClick(percent('Glicerin'));
  await user.paste('4.25');
  expect(sent('PreviewFormula')).toHaveLength(1);
  expect(screen.getAllByText('0.75 % missing')[0]).toBeVisible();
});

again('a function that changes nothing asks for no check', async () => {
  const saved = await saveFormula('Bez provere', [water, glycerin]);
  const user = await open('Bez provere', saved);
  const findings = await screen.findByRole('region', { name: 'Findings' });
  await waitFor(() => expect(sent('PreviewFormula')).toHaveLength(1));
  await waitFor(() => expect(findings).not.toHaveAttribute('aria-busy', 'true'));
  await type(user, screen.getByRole('textbox', { name: /^Function of Glicerin/ }), 'humektant');
  expect(findings).not.toHaveAttribute('aria-busy', 'true');
  await type(user, screen.getByRole('textbox', { name: /^Function of Glicerin/ }), 'UV filter');
  expect(findings).toHaveAttribute('aria-busy', 'true');
});

test('an invalid percentage stays as typed and keeps the formula from being saved', async () => {
  const saved = await saveFormula('Pogrešan procenat', [water, glycerin]);
  const user = await open('Pogrešan procenat', saved);
  await type(user, percent('Glicerin'), '5,5,5');
  expect(screen.getByText('This is not a number.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save as revision 2' }));
  expect(await screen.findByText('Correct the marked lines.')).toBeVisible();
  expect(percent('Glicerin')).toHaveValue('5,5,5');
  expect(sent('UpdateFormula')).toHaveLength(0);
});

again('lines move by the arrow keys of their handle', async () => {
  const saved = await saveFormula('Redosled', [water, glycerin]);
  const user = await open('Redosled', saved);
  screen.getByRole('button', { name: /^Move line 2, Glicerin/ }).focus();
  await user.keyboard('{ArrowUp}');
  expect(rows()[0]).toHaveAccessibleName('Percent of Glicerin, line 1');
  expect(screen.getByRole('button', { name: /^Move line 1, Glicerin/ })).toHaveFocus();
});

again('undo takes back the last step', async () => {
  const saved = await saveFormula('Opoziv', [water, glycerin]);
  const user = await open('Opoziv', saved);
  await user.click(screen.getByRole('button', { name: 'Remove line 2, Glicerin' }));
  expect(rows()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(rows()).toHaveLength(2);
});

again('undoing the last step by the keyboard leaves the focus beside its button', async () => {
  const user = await open('Nazad', await saveFormula('Nazad', [water, glycerin]));
  await user.type(percent('Glicerin'), '5');
  screen.getByRole('button', { name: 'Undo' }).focus();
  await user.keyboard('{Enter}');
  expect(percent('Glicerin')).toHaveValue('5');
  expect(screen.getByRole('button', { name: 'Paste lines' })).toHaveFocus();
});

again('a line removed by the keyboard leaves the focus on the next one', async () => {
  const user = await open('Uklanjanje', await saveFormula('Uklanjanje', [water, glycerin]));
  screen.getByRole('button', { name: /^Move line 1, Voda/ }).focus();
  await user.keyboard('{Delete}');
  expect(screen.getByRole('button', { name: /^Move line 1, Glicerin/ })).toHaveFocus();
});

again('the only line removed by the keyboard leaves the focus on the field that adds lines', async () => {
  const user = await open('Prazna', await saveFormula('Prazna', [water]));
  screen.getByRole('button', { name: /^Move line 1, Voda/ }).focus();
  await user.keyboard('{Delete}');
  expect(screen.getByRole('combobox', { name: /^Add a raw material/ })).toHaveFocus();
});

again('a line of many moves past those that are drawn together and keeps the focus', async () => {
  const many = Array.from({ length: 21 }, (_, at) => ({ provisionalName: `Red ${at + 1}`, percent: '1' }));
  const user = await open('Dugačka', await saveFormula('Dugačka', many));
  screen.getByRole('button', { name: /^Move line 21, Red 21/ }).focus();
  await user.keyboard('{ArrowUp}');
  expect(
    rows()
      .map((row) => row.getAttribute('aria-label'))
      .slice(18),
  ).toEqual(['Percent of Red 19, line 19', 'Percent of Red 21, line 20', 'Percent of Red 20, line 21']);
  expect(screen.getByRole('button', { name: /^Move line 20, Red 21/ })).toHaveFocus();
});

again('lines pasted from a spreadsheet find their raw materials', async () => {
  const saved = await saveFormula('Lepljenje', [water]);
  const user = await open('Lepljenje', saved);
  await user.click(percent('Voda'));
  await user.paste('Sirovina\t%\nIspitna voda\tq.s.\nIspitni konzervans\t0,9\nNepoznato ulje\t3');
  const dialog = await screen.findByRole('dialog', { name: 'Paste lines from a spreadsheet' });
  expect(within(dialog).getByText('3 lines read.')).toBeVisible();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Replace the line of the formula' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add 3 lines' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  await waitFor(() => expect(percent('Ispitna voda')).toHaveValue('96.1'));
  expect(screen.getAllByText('not a raw material yet')).toHaveLength(1);
  await waitFor(() => expect(listed()).toEqual(['AQUA', 'PHENOXYETHANOL']));
  // However many lines there are, their names are looked up at once.
  expect(sent('FindMaterials')).toHaveLength(1);
  expect(sent('SearchMaterials')).toHaveLength(0);
});

test('a revision that somebody else saved meanwhile is not overwritten unseen', async () => {
  const saved = await saveFormula('Sukob', [water, glycerin]);
  const user = await open('Sukob', saved);
  await saveFormula('Sukob njihov', [water, glycerin], saved);
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'S-1');
  await user.click(screen.getByRole('button', { name: 'Save as revision 2' }));
  await confirm(user, 'Save changes');
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else saved this formula meanwhile' });
  expect(within(dialog).getByText('Sukob njihov')).toBeVisible();
  expect(within(dialog).getByText('S-1')).toBeVisible();
});

test('a save whose answer was lost finds what it has stored, and says saved', async () => {
  const saved = await saveFormula('Odgovor', [water, glycerin]);
  const user = await open('Odgovor', saved);
  await saveFormula('Odgovor stiže', [water, glycerin], saved);
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), ' stiže');
  await user.click(screen.getByRole('button', { name: 'Save as revision 2' }));
  await confirm(user, 'Save changes');
  expect(await screen.findByText(/^Saved Odgovor stiže as revision 2/)).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Somebody else saved this formula meanwhile' })).toBeNull();
});

again('an earlier revision is restored into the editor', async () => {
  const first = await saveFormula('Vraćanje', [water, glycerin]);
  const second = await saveFormula('Vraćanje', [{ ...water, percent: '100' }], first);
  const user = await open('Vraćanje', second);
  expect(rows()).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: /^Revisions/ }));
  await user.click(await screen.findByRole('button', { name: 'Restore revision 1' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Save as revision 3' })).toBeEnabled();
});

again('two revisions are compared', async () => {
  const rawMaterialSlug = await createRawMaterial(stack(), consultant, {
    tradeName: 'Ispitni opseg',
    values: { composition: [{ inciName: 'SORBITAN CAPRYLATE', maxConcentration: '20-40' }] },
  });
  const first = await saveFormula('Poređenje', [water, glycerin]);
  const changed = [
    { ...water, percent: '94' },
    { ...glycerin, percent: '4' },
    { rawMaterialSlug, percent: '1' },
  ];
  const second = await saveFormula('Poređenje', changed, first);
  const user = await open('Poređenje', second);
  await user.click(screen.getByRole('tab', { name: /^Revisions/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Compare revision 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Compare revision 2' }));
  expect(await screen.findByText('5 % → 4 %')).toBeVisible();
  expect(screen.getByText('added: 0.3 % · max 0.4 %')).toBeVisible();
  const findings = screen.getByRole('heading', { name: 'Findings, by the rules of today' }).parentElement;
  expect(findings).toHaveTextContent(/The lines add up to 99 %: 1 % are missing to 100 %\.new/);
});

again('a batch is weighed line by line', async () => {
  const saved = await saveFormula('Šarža', [water, glycerin]);
  const user = await open('Šarža', saved);
  await user.type(screen.getByRole('textbox', { name: 'Batch size, kg' }), '250');
  expect(await screen.findByText('237.5 kg')).toBeVisible();
  expect(screen.getByText('12.5 kg')).toBeVisible();
  expect(screen.getByText('250 kg')).toBeVisible();
});

test('a formula is printed with the codes and the INCI names of its lines, its list and its findings', async () => {
  const rawMaterialSlug = await createRawMaterial(stack(), consultant, {
    tradeName: 'Ispitni mešani',
    manufacturer: 'Ispitni dobavljač',
    code: 'ISP-7',
    values: {
      composition: [
        { inciName: 'GLYCERIN', maxConcentration: '86.5' },
        { inciName: 'AQUA', maxConcentration: '13.5' },
      ],
    },
  });
  await open('Štampana', await saveFormula('Štampana', [water, { rawMaterialSlug, percent: '4', phase: 'A' }]));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const sheet = within(document.querySelector<HTMLElement>('.print-sheet') ?? document.body);
  const hidden = { hidden: true };
  expect(sheet.getByRole('row', { name: /^1 Voda not a raw material yet 95$/, ...hidden })).toBeInTheDocument();
  expect(
    sheet.getByRole('row', {
      name: '2 A ISP-7 Ispitni mešani Ispitni dobavljač GLYCERIN 86.5 %, AQUA 13.5 % 4',
      ...hidden,
    }),
  ).toBeInTheDocument();
  expect(sheet.getByRole('row', { name: 'Sum 99', ...hidden })).toBeInTheDocument();
  expect(sheet.getByText('GLYCERIN, AQUA')).toBeInTheDocument();
  expect(await sheet.findByText(/^The lines add up to/, { exact: false })).toBeInTheDocument();
});

again('a perfume above its IFRA limit is named while its percentage is typed', async () => {
  const slug = await createRawMaterial(stack(), consultant, {
    tradeName: 'Ispitni parfem',
    type: 'PARFUM',
    values: { composition: [{ inciName: 'PARFUM', maxConcentration: '100' }] },
  });
  const allergens = [{ inciName: 'Linalool', percent: '2' }, { inciName: 'Coumarin' }];
  await queryStack(
    stack(),
    consultant,
    'mutation Create($input: CreateFragranceMaterialInput!) { createFragranceMaterial(input: $input) { fragranceMaterial { id } } }',
    { input: { content: { name: 'Ispitni miris', kind: 'PARFUM', rawMaterialSlug: slug, allergens } } },
  );
  await queryStack(
    stack(),
    consultant,
    'mutation Add($input: AddIfraCertificateInput!) { addIfraCertificate(input: $input) { fragranceMaterial { id } } }',
    {
      input: {
        name: 'Ispitni miris',
        amendment: 51,
        rows: [{ category: '5B', permission: 'LIMITED', maximum: '0.5' }],
      },
    },
  );
  const formula = {
    name: 'Mirisna krema',
    companyId: company,
    category: 'face_care_products_other_than_face_mask',
    use: 'LEAVE_ON',
    lines: [
      { rawMaterialSlug: slug, percent: '0.3' },
      { provisionalName: 'Voda', isRemainder: true },
    ],
  };
  const { createFormula } = await queryStack<{ createFormula: { formula: Saved } }>(
    stack(),
    consultant,
    'mutation Create($input: CreateFormulaInput!) { createFormula(input: $input) { formula { slug version } } }',
    { input: { formula } },
  );
  const user = await open('Mirisna krema', createFormula.formula);
  expect(screen.getByRole('row', { name: 'Coumarin (“n.d.” without a detection limit) – not known' })).toBeVisible();
  const limits = () => within(screen.getByRole('list', { name: 'IFRA limits' })).getByRole('listitem').textContent;
  await waitFor(() => expect(limits()).toBe('Ispitni miris0.3 % of 0.5 % · 60 % of the limit'));
  expect(listed()).toContain('LINALOOL');
  await type(user, percent('Ispitni parfem'), '0.6');
  expect(limits()).toBe('Ispitni miris0.6 %: the limit is 0.5 % · 120 % of the limit');
});

again('what is inside a perfume shows its highest share and takes no place in the list', async () => {
  const composition = [
    { inciName: 'PARFUM', maxConcentration: '100' },
    { inciName: 'LIMONENE', maxConcentration: '2' },
  ];
  const input = { tradeName: 'Parfem za račun', type: 'PARFUM' as const, values: { composition } };
  const rawMaterialSlug = await createRawMaterial(stack(), consultant, input);
  const lines = [
    { rawMaterialSlug, percent: '0.5' },
    { ...water, percent: '99.5' },
  ];
  const user = await open('Krema za račun', await saveFormula('Krema za račun', lines));
  await user.click(screen.getByRole('tab', { name: 'Working' }));
  const row = within((await screen.findByRole('rowheader', { name: 'LIMONENE' })).closest('tr')!);
  // One line brings it; no place in the order; the sum of the upper ends.
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['0.01', '', '–', '0.01']);
  await user.click(row.getByRole('button', { name: 'LIMONENE: 0.01 %, show the working' }));
  const working = within(await screen.findByLabelText('Working of LIMONENE'));
  expect(working.getByText('0.5 % × 2 ÷ 100')).toBeVisible();
  expect(working.queryByText('Order %')).toBeNull();
});

again('the list finds formulas by name and deletes one after asking', async () => {
  await saveFormula('Za brisanje', [water, glycerin]);
  const user = await visit({ role: 'user', address: '/incigen?filter=za+brisanje' });
  await user.click(await screen.findByRole('button', { name: 'Delete Za brisanje' }));
  await confirm(user, 'Delete');
  expect(await screen.findByText('No results found')).toBeVisible();
});

again('the list copies a formula after asking', async () => {
  await saveFormula('Za kopiju', [water, glycerin]);
  const user = await visit({ role: 'user', address: '/incigen?filter=za+kopiju' });
  await user.click(await screen.findByRole('button', { name: 'Duplicate Za kopiju' }));
  await confirm(user, 'Duplicate');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
});

again('an address without a formula says so', async () => {
  await visit({ role: 'user', address: '/incigen/nema-je', language: 'sr' });
  expect(await screen.findByText('Nema takve formule')).toBeVisible();
});
