import { again } from '../support/again.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { queryStack } from '../support/queryStack.ts';
import { createRawMaterial } from '../support/raw-material.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit } = useSlice();
type User = Awaited<ReturnType<typeof visit>>;

let consultant: string;
let company: string;
const slugs = new Map<string, string>();
beforeAll(async () => {
  consultant = await signIn(stack(), 'user');
  const { viewer } = await ask<{ viewer: { company: { id: string } } }>('{ viewer { company { id } } }');
  company = viewer.company.id;
  for (const [tradeName, inciName] of [
    ['Slojna voda', 'AQUA'],
    ['Slojni glicerin', 'GLYCERIN'],
  ] as const) {
    const values = { composition: [{ inciName, maxConcentration: '100' }] };
    slugs.set(tradeName, await createRawMaterial(stack(), consultant, { tradeName, values }));
  }
});

const ask = <Data,>(query: string, variables: Record<string, unknown> = {}) =>
  queryStack<Data>(stack(), consultant, query, variables);
const line = (name: string, percent: string) => ({ rawMaterialSlug: slugs.get(name), percent });
interface Saved {
  slug: string;
  version: number;
}
async function saveFormula(name: string, lines: object[], saved?: Saved): Promise<Saved> {
  const formula = { name, companyId: company, lines };
  const field = saved ? 'updateFormula' : 'createFormula';
  const type = saved ? 'UpdateFormulaInput' : 'CreateFormulaInput';
  const answer = await ask<Record<string, { formula: Saved }>>(
    `mutation ($input: ${type}!) { ${field}(input: $input) { formula { slug version } } }`,
    { input: { formula, ...saved } },
  );
  return answer[field]!.formula;
}
const confirm = async (user: User, button: string) =>
  user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: button }));

test('a label is made from the saved revision and opens in its form', async () => {
  const { slug } = await saveFormula('Za deklaraciju', [line('Slojna voda', '95'), line('Slojni glicerin', '5')]);
  const user = await visit({ role: 'user', address: `/incigen/${slug}` });
  await user.click(await screen.findByRole('button', { name: 'Create label' }));
  await confirm(user, 'Create label');
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit Za deklaraciju' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Ingredient list' })).toHaveValue('AQUA, GLYCERIN');
});

again('lines without a raw material are named before a label is made', async () => {
  const lines = [line('Slojna voda', '95'), { provisionalName: 'Nešto', percent: '5' }];
  const { slug } = await saveFormula('Nepotpuna', lines);
  const user = await visit({ role: 'user', address: `/incigen/${slug}` });
  await user.click(await screen.findByRole('button', { name: 'Create label' }));
  expect(await screen.findByText(/1 line is no raw material yet/)).toBeVisible();
});

again('unsaved changes keep a label from being made', async () => {
  const { slug } = await saveFormula('Izmenjena', [line('Slojna voda', '100')]);
  const user = await visit({ role: 'user', address: `/incigen/${slug}` });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create label' })).toBeEnabled());
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'X');
  expect(screen.getByRole('button', { name: 'Create label' })).toBeDisabled();
});

/** A label of a formula that has a second revision by now. */
async function labelBehind(name: string): Promise<string> {
  const saved = await saveFormula(name, [line('Slojna voda', '95'), line('Slojni glicerin', '5')]);
  const { createLabelFromFormula } = await ask<{ createLabelFromFormula: { label: { slug: string } } }>(
    'mutation ($input: CreateLabelFromFormulaInput!) { createLabelFromFormula(input: $input) { label { slug } } }',
    { input: { formulaSlug: saved.slug } },
  );
  await saveFormula(name, [line('Slojna voda', '40'), line('Slojni glicerin', '60')], saved);
  return createLabelFromFormula.label.slug;
}

test('the page of a label says that its formula has moved on, and how', async () => {
  const slug = await labelBehind('Krema koja se menja');
  await visit({ role: 'user', address: `/deklaracije/${slug}` });
  const panel = await screen.findByRole('region', { name: 'Made from a formula' });
  expect(within(panel).getByText('The formula has changed: revision 2 is current.')).toBeVisible();
  expect(within(panel).getByRole('link', { name: 'Krema koja se menja' })).toHaveAttribute(
    'href',
    '/incigen/krema-koja-se-menja',
  );
  // The line and the substance.
  expect(await within(panel).findAllByText('5 % → 60 %')).toHaveLength(2);
  expect(within(panel).getByText('GLYCERIN, AQUA')).toBeVisible();
});

again('the new list is taken over by one press and the label then follows the revision', async () => {
  const slug = await labelBehind('Krema za preuzimanje');
  const user = await visit({ role: 'user', address: `/deklaracije/${slug}?izmena=1` });
  await user.click(await screen.findByRole('button', { name: 'Take over the new list' }));
  expect(screen.getByRole('textbox', { name: 'Ingredient list' })).toHaveValue('GLYCERIN, AQUA');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await confirm(user, 'Save changes');
  expect(await screen.findByText(/revision 2 · the current one/)).toBeVisible();
  const { label } = await ask<{ label: { content: { percentages: object[] } } }>(
    'query ($slug: String!) { label(slug: $slug) { content { percentages { name percent } } } }',
    { slug },
  );
  expect(label.content.percentages).toContainEqual({ name: 'GLYCERIN', percent: 60 });
});

again('a label is detached from its formula after a confirmation', async () => {
  const slug = await labelBehind('Krema za odvajanje');
  const user = await visit({ role: 'user', address: `/deklaracije/${slug}` });
  await user.click(await screen.findByRole('button', { name: 'Detach' }));
  await confirm(user, 'Detach');
  expect(await screen.findByText('Krema za odvajanje no longer follows a formula')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Made from a formula' })).toBeNull();
});

/** A formula with one label, both of that name. */
async function used(name: string): Promise<Saved> {
  const saved = await saveFormula(name, [line('Slojni glicerin', '100')]);
  await ask(
    'mutation ($input: CreateLabelFromFormulaInput!) { createLabelFromFormula(input: $input) { label { id } } }',
    {
      input: { formulaSlug: saved.slug, name: `Deklaracija ${name}` },
    },
  );
  return saved;
}

again('the list of formulas links to the labels made from one', async () => {
  await used('Povezana');
  await visit({ role: 'user', address: '/incigen?filter=povezana' });
  expect(await screen.findByText(/Used in 1 place: label/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Deklaracija Povezana' })).toHaveAttribute(
    'href',
    '/deklaracije/deklaracija-povezana',
  );
});

again('a formula with a label is not offered for deletion, and the message names the label', async () => {
  await used('Zadržana');
  const user = await visit({ role: 'user', address: '/incigen?filter=zadržana' });
  await user.click(await screen.findByRole('button', { name: 'Delete Zadržana' }));
  expect(
    await screen.findByText('“Zadržana” cannot be deleted, it is used in 1 place: label Deklaracija Zadržana.'),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

const createPif = (name: string, formulaSlug: string) =>
  ask('mutation ($input: CreatePifInput!) { createPif(input: $input) { pif { id } } }', {
    input: { name, companyId: company, formulaSlug },
  });

again('the list of formulas links to the product information files made from one', async () => {
  const { slug } = await saveFormula('Za dosije', [line('Slojni glicerin', '100')]);
  await createPif('Dosije za spisak', slug);
  await visit({ role: 'user', address: '/incigen?filter=za dosije' });
  expect(await screen.findByText(/Used in 1 place: product information file/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dosije za spisak' })).toHaveAttribute('href', '/pifs/opis/dosije-za-spisak');
});

again('a formula that something was made from meanwhile stays, and the list then names it', async () => {
  const { slug } = await saveFormula('Naknadna', [line('Slojni glicerin', '100')]);
  const user = await visit({ role: 'user', address: '/incigen?filter=naknadna' });
  await user.click(await screen.findByRole('button', { name: 'Delete Naknadna' }));
  await createPif('Naknadni dosije', slug);
  await confirm(user, 'Delete');
  expect(await screen.findByText(/“Naknadna” cannot be deleted: .+ was made from it meanwhile/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Naknadni dosije' })).toBeVisible();
});

again('the drawer of a raw material names the product information files made from its formulas', async () => {
  const { slug } = await saveFormula('Za dosije sirovine', [line('Slojna voda', '100')]);
  await createPif('Dosije sirovine', slug);
  await visit({ role: 'user', address: `/sirovine?material=${slugs.get('Slojna voda')}` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Slojna voda' }));
  const files = within(await dialog.findByRole('region', { name: 'Product information files made from them' }));
  expect(files.getByRole('link', { name: 'Dosije sirovine' })).toHaveAttribute('href', '/pifs/opis/dosije-sirovine');
});

again('a raw material names its formulas and labels, and what may contain it as a guess', async () => {
  await used('Upotreba glicerina');
  await visit({ role: 'user', address: `/sirovine?material=${slugs.get('Slojni glicerin')}` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Slojni glicerin' }));
  const formulas = within(await dialog.findByRole('region', { name: 'Formulas that use it' }));
  expect(formulas.getByRole('link', { name: 'Upotreba glicerina' })).toBeVisible();
  const labels = within(dialog.getByRole('region', { name: 'Labels made from them' }));
  expect(labels.getByRole('link', { name: 'Deklaracija Upotreba glicerina' })).toBeVisible();
  expect(dialog.getByRole('region', { name: 'Labels that carry all its INCI names (may contain it)' })).toBeVisible();
});

again('the page of a label names what it lacks by the papers of its perfume, and the IFRA limit', async () => {
  const perfume = await createRawMaterial(stack(), consultant, { tradeName: 'Slojni parfem', type: 'PARFUM' });
  slugs.set('Slojni parfem', perfume);
  const allergens = [{ inciName: 'Linalool', percent: '2' }];
  await ask(
    'mutation ($input: CreateFragranceMaterialInput!) { createFragranceMaterial(input: $input) { fragranceMaterial { id } } }',
    { input: { content: { name: 'Slojni papiri', kind: 'PARFUM', rawMaterialSlug: perfume, allergens } } },
  );
  const { slug } = await saveFormula('Krem sa parfemom', [line('Slojna voda', '99.7'), line('Slojni parfem', '0.3')]);
  const { createLabelFromFormula } = await ask<{
    createLabelFromFormula: { label: { slug: string; content: { version: number } } };
  }>(
    'mutation ($input: CreateLabelFromFormulaInput!) { createLabelFromFormula(input: $input) { label { slug content { version } } } }',
    { input: { formulaSlug: slug } },
  );
  const { label } = createLabelFromFormula;
  const input = { slug: label.slug, version: label.content.version, content: { ingredientText: 'AQUA, PARFUM' } };
  await ask('mutation ($input: UpdateLabelInput!) { updateLabel(input: $input) { label { id } } }', { input });
  await visit({ role: 'user', address: `/deklaracije/${label.slug}` });
  const held = within(await screen.findByRole('list', { name: 'Allergens of the product' }));
  expect(held.getByRole('listitem')).toHaveTextContent('Linaloolmissing on the label · 0.006 %');
  const missing = within(screen.getByRole('list', { name: 'Missing names' }));
  expect(missing.getByRole('listitem')).toHaveTextContent('Linalool');
  expect(screen.getByText(/^The use of the product is not known/)).toBeVisible();
  expect(await screen.findByText(/unless the product is rinsed off/)).toBeVisible();
  const limits = within(screen.getByRole('region', { name: 'IFRA limits' }));
  expect(limits.getByRole('listitem')).toHaveTextContent('Slojni papiri');
});
