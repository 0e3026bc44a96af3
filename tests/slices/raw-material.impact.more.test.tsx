import { again } from '../support/again.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { queryStack } from '../support/queryStack.ts';
import { createRawMaterial } from '../support/raw-material.ts';
import { settled } from '../support/renderPage.tsx';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit, sent } = useSlice();
type User = Awaited<ReturnType<typeof visit>>;

let consultant: string;
let company: string;
let water: string;
beforeAll(async () => {
  consultant = await signIn(stack(), 'user');
  const { viewer } = await ask<{ viewer: { company: { id: string } } }>('{ viewer { company { id } } }');
  company = viewer.company.id;
  water = await material('Voda uticaja', 'AQUA');
});

const ask = <Data,>(query: string, variables: Record<string, unknown> = {}) =>
  queryStack<Data>(stack(), consultant, query, variables);
const material = (tradeName: string, inciName: string) =>
  createRawMaterial(stack(), consultant, {
    tradeName,
    values: { composition: [{ inciName, maxConcentration: '100' }] },
  });

interface Made {
  slug: string;
  formulaSlug: string;
  labelSlug: string;
}

/** A raw material of glycerin, 5 % of a hand cream, of which a label was made. */
const usedMaterial = async (name: string): Promise<string> => (await makeUsed(name)).slug;

async function makeUsed(name: string): Promise<Made> {
  const slug = await material(name, 'GLYCERIN');
  const lines = [
    { rawMaterialSlug: water, isRemainder: true },
    { rawMaterialSlug: slug, percent: '5' },
  ];
  const formula = { name: `Krem ${name}`, companyId: company, category: 'hand_care_products', use: 'LEAVE_ON', lines };
  const { createFormula } = await ask<{ createFormula: { formula: { slug: string } } }>(
    'mutation ($input: CreateFormulaInput!) { createFormula(input: $input) { formula { slug } } }',
    { input: { formula } },
  );
  const formulaSlug = createFormula.formula.slug;
  const { createLabelFromFormula } = await ask<{ createLabelFromFormula: { label: { slug: string } } }>(
    'mutation ($input: CreateLabelFromFormulaInput!) { createLabelFromFormula(input: $input) { label { slug } } }',
    { input: { formulaSlug, name: `Deklaracija ${name}` } },
  );
  return { slug, formulaSlug, labelSlug: createLabelFromFormula.label.slug };
}
const open = async (name: string): Promise<User> => {
  const user = await visit({ role: 'user', address: `/sir-inci/${await usedMaterial(name)}` });
  await screen.findByRole('heading', { level: 1, name });
  return user;
};
const nameField = () => screen.getByRole('combobox', { name: 'INCI name, row 1' });
const retype = async (user: User, inciName: string) => {
  await user.clear(nameField());
  await user.paste(inciName);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
};
const question = () => screen.findByRole('dialog', { name: 'Effect of this change' });
/** The names in force of the raw material, by the server. */
const storedNames = async (slug: string) => {
  const { rawMaterial } = await ask<{ rawMaterial: { values: { composition: { inciName: string }[] } } }>(
    'query ($slug: String!) { rawMaterial(slug: $slug) { values { composition { inciName } } } }',
    { slug },
  );
  return rawMaterial.values.composition.map(({ inciName }) => inciName);
};

test('saving another composition first names the formulas and labels that it changes', async () => {
  const user = await open('Uticajna A');
  await retype(user, 'PHENOXYETHANOL');
  const dialog = within(await question());
  expect(dialog.getByText('1 formula holds this raw material.')).toBeVisible();
  const formulas = within(dialog.getByRole('list', { name: 'Formulas that change' }));
  expect(formulas.getByText('Krem Uticajna A')).toBeVisible();
  expect(formulas.getByText('AQUA, PHENOXYETHANOL')).toBeVisible();
  expect(formulas.getByText(/^PHENOXYETHANOL .*5 %.* · .*V.29/)).toBeVisible();
  expect(
    within(dialog.getByRole('list', { name: 'Labels that fall behind' })).getByText('Deklaracija Uticajna A'),
  ).toBeVisible();
  expect(sent('UpdateRawMaterial')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Successfully updated Uticajna A')).toBeVisible();
});

again('going back saves nothing and keeps what was typed', async () => {
  const user = await open('Uticajna B');
  await retype(user, 'PROPANEDIOL');
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(nameField()).toHaveValue('PROPANEDIOL');
  expect(sent('UpdateRawMaterial')).toEqual([]);
});

again('a change that reaches no formula is not computed', async () => {
  const user = await open('Uticajna C');
  await user.type(screen.getByLabelText('Impurities'), 'Pb');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Save changes' });
  expect(sent('RawMaterialImpact')).toEqual([]);
});

again('an override of the composition asks before it is saved', async () => {
  const slug = await usedMaterial('Uticajna D');
  const user = await visit({ role: 'user', address: `/sir-inci/${slug}` });
  await user.click(await screen.findByRole('switch', { name: 'Use own values' }));
  // The switch turns before the response, which brings the version that the next change needs.
  await waitFor(() => expect(sent('SetRawMaterialOverrides')).toHaveLength(1));
  await settled();
  await user.click(screen.getByRole('button', { name: 'Enter an own value: INCI names' }));
  const editor = within(await screen.findByRole('form', { name: 'Own value: INCI names' }));
  await user.clear(editor.getByRole('combobox', { name: 'INCI name, row 1' }));
  await user.paste('PROPANEDIOL');
  await user.click(editor.getByRole('button', { name: 'Save own value' }));
  const dialog = within(await question());
  expect(dialog.getByText('AQUA, PROPANEDIOL')).toBeVisible();
  expect(await storedNames(slug)).toEqual(['GLYCERIN']);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await storedNames(slug)).toEqual(['PROPANEDIOL']));
});

again('the question is asked in Serbian, too', async () => {
  const slug = await usedMaterial('Uticajna E');
  const user = await visit({ role: 'user', address: `/sir-inci/${slug}`, language: 'sr' });
  await screen.findByRole('heading', { level: 1, name: 'Uticajna E' });
  await user.clear(screen.getByRole('combobox', { name: 'INCI naziv, red 1' }));
  await user.paste('PROPANEDIOL');
  await user.click(screen.getByRole('button', { name: 'Sačuvaj izmene' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Šta ova izmena menja' }));
  expect(dialog.getByText('Ovu sirovinu sadrži 1 formula.')).toBeVisible();
  expect(dialog.getByText('Lista sastojaka se menja u 1 formuli.')).toBeVisible();
});

again('archived labels and archived product information files stand apart from those that are worked on', async () => {
  const { slug, formulaSlug, labelSlug } = await makeUsed('Uticajna arhiva');
  await ask('mutation ($input: SetLabelArchivedInput!) { setLabelArchived(input: $input) { label { slug } } }', {
    input: { slug: labelSlug, isArchived: true },
  });
  for (const name of ['Dosije u radu', 'Dosije u arhivi'])
    await ask('mutation ($input: CreatePifInput!) { createPif(input: $input) { pif { slug } } }', {
      input: { name, companyId: company, formulaSlug },
    });
  await ask('mutation ($input: SetPifArchivedInput!) { setPifArchived(input: $input) { pif { slug } } }', {
    input: { slug: 'dosije-u-arhivi', version: 1, isArchived: true, lastBatchOn: '2026-01-31' },
  });
  const user = await visit({ role: 'user', address: `/sir-inci/${slug}` });
  await screen.findByRole('heading', { level: 1, name: 'Uticajna arhiva' });
  await retype(user, 'PHENOXYETHANOL');
  const dialog = within(await question());
  const namesIn = (list: string) => within(dialog.getByRole('list', { name: list }));
  expect(namesIn('Archived labels that fall behind').getByText('Deklaracija Uticajna arhiva')).toBeVisible();
  expect(dialog.queryByRole('list', { name: 'Labels that fall behind' })).toBeNull();
  expect(namesIn('Product information files that change').getByText('Dosije u radu')).toBeVisible();
  const kept = namesIn('Signed and archived product information files');
  expect(kept.getByText('Dosije u arhivi')).toBeVisible();
  expect(dialog.getByText(/What was signed stays as it was signed/)).toBeVisible();
});
