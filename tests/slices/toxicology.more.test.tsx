import { again } from '../support/again.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit, sent } = useSlice();
type User = Awaited<ReturnType<typeof visit>>;

const GRAPHQL = {
  find: 'query ($filter: IngredientFilter) { ingredients(filter: $filter, pageSize: 100) { items { id inciName toxicology { version } } } }',
  common: 'mutation ($input: UpdateToxicologyInput!) { updateToxicology(input: $input) { ingredient { id } } }',
  own: 'mutation ($input: UpdateToxicologyInput!) { updateOwnToxicology(input: $input) { ingredient { id } } }',
};
interface Found {
  ingredients: { items: { id: string; inciName: string; toxicology: { version: number } | null }[] };
}

/** Each test has a substance of its own, which no other test changes. */
type Substance =
  | 'PHENOXYETHANOL'
  | 'LINALOOL'
  | 'GERANIOL'
  | 'PANTHENOL'
  | 'GLYCERIN'
  | 'EUGENOL'
  | 'COUMARIN'
  | 'CITRIC ACID'
  | 'BENZYL ALCOHOL'
  | 'CITRONELLOL'
  | 'CITRAL';

async function ask<Data>(role: 'admin' | 'user', query: string, variables: object): Promise<Data> {
  const { token } = JSON.parse(await signIn(stack(), role)) as { token: string };
  const response = await fetch(`${stack().bffUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/**
 * Enters data of a substance before a test: an administrator the common ones, the consultant those of the organisation.
 */
async function enter(name: Substance, { common, own }: { common?: object; own?: object }): Promise<void> {
  const { ingredients } = await ask<Found>('admin', GRAPHQL.find, { filter: { search: name } });
  const { id: ingredientId, toxicology } = ingredients.items.find(({ inciName }) => inciName === name)!;
  const version = toxicology?.version ?? 0;
  if (common) await ask('admin', GRAPHQL.common, { input: { ingredientId, version, ...common } });
  if (own) await ask('user', GRAPHQL.own, { input: { ingredientId, version: 0, ...own } });
}

const detail = (name: Substance) => screen.findByRole('dialog', { name });

/** Opens the detail of a substance, as a shared link would, and its form. */
async function openDetail(name: Substance, role: 'admin' | 'user' = 'admin') {
  const user = await visit({ role, address: `/incidata?filter=${encodeURIComponent(name.toLowerCase())}` });
  const rows = await within(await screen.findByRole('list', { name: 'INCI data' })).findAllByRole('button');
  await user.click(rows.find((one) => one.textContent.startsWith(name))!);
  return { user, dialog: within(await detail(name)) };
}

async function edit(user: User, label: string, text: string): Promise<void> {
  const field = within(await screen.findByRole('dialog')).getByLabelText<HTMLInputElement>(label);
  await user.clear(field);
  await user.paste(text);
}

/** Presses save in the form and in the confirmation. */
async function save(user: User): Promise<void> {
  // The previous dialog may still be fading out.
  await user.click(await screen.findByRole('button', { name: 'Save toxicological data' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Save the changes?' })).getByRole('button', {
      name: 'Save changes',
    }),
  );
}

test('toxicology accepts a decimal comma and shows errors at their fields', async () => {
  const { user, dialog } = await openDetail('PHENOXYETHANOL');
  await user.click(dialog.getByRole('button', { name: 'Edit global values' }));
  await edit(user, 'Oral absorption', '20');
  await edit(user, 'Dermal absorption', '40');
  await edit(user, 'Point of departure', 'much');
  await user.click(screen.getByRole('button', { name: 'Save toxicological data' }));
  expect(await screen.findAllByText(/^Enter a number, such as 0\.5/)).not.toEqual([]);
  expect(sent('UpdateToxicology')).toEqual([]);
  await edit(user, 'Point of departure', '0,0005');
  await user.click(screen.getByRole('button', { name: 'Save toxicological data' }));
  expect(await screen.findAllByText(/^Dermal absorption cannot exceed oral absorption/)).not.toEqual([]);
  await edit(user, 'Dermal absorption', '12,5');
  await save(user);
  expect(await screen.findByText('Toxicological data updated')).toBeVisible();
  expect(await dialog.findByText('0.0005 mg/kg bw/day')).toBeVisible();
  expect(dialog.getByText('12.5 %')).toBeVisible();
});

test('a concurrent save is shown and not overwritten', async () => {
  const { user, dialog } = await openDetail('LINALOOL');
  await user.click(dialog.getByRole('button', { name: 'Edit global values' }));
  await edit(user, 'Colour', 'clear');
  await stack().product.fault({ kind: 'status', status: 409, method: 'PATCH', path: '/api/v1/cosing/*', times: 1 });
  await save(user);
  expect(await screen.findByText(/^Somebody else changed these data/)).toBeVisible();
  expect(dialog.getByLabelText('Colour')).toHaveValue('clear');
  await save(user);
  expect(await dialog.findByText('clear')).toBeVisible();
});

again('closing with unsaved input asks for confirmation', async () => {
  const { user, dialog } = await openDetail('GERANIOL');
  await user.click(dialog.getByRole('button', { name: 'Edit global values' }));
  await edit(user, 'IUPAC name', 'something else');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Save your changes?' })).getByRole('button', { name: 'Stay' }),
  );
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('ingredient')).not.toBeNull());
  expect(within(await detail('GERANIOL')).getByLabelText('IUPAC name')).toHaveValue('something else');
  await user.click(within(await detail('GERANIOL')).getByRole('button', { name: 'Close' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Save your changes?' })).getByRole('button', { name: 'Discard' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'GERANIOL' })).toBeNull());
});

again('a consultant edits own values, which go before the global ones', async () => {
  await enter('PANTHENOL', { common: { noaelMgPerKgDay: 0.0005, noaelSource: 'Study' } });
  const { user, dialog } = await openDetail('PANTHENOL', 'user');
  expect(dialog.queryByRole('button', { name: 'Edit global values' })).toBeNull();
  await user.click(await dialog.findByRole('button', { name: 'Edit own values' }));
  await edit(user, 'Point of departure', '164');
  await edit(user, 'Source of the point of departure', 'Own 90-day study');
  await save(user);
  expect(await dialog.findByText('164 mg/kg bw/day')).toBeVisible();
  expect(dialog.getByText('own value; global: 0.0005 mg/kg bw/day')).toBeVisible();
  expect(dialog.getByText(/^Own values of your organisation: Not verified/)).toBeVisible();
});

again('the history says who changed what', async () => {
  await enter('GLYCERIN', { common: { noaelMgPerKgDay: 500, noaelSource: 'Study' } });
  await enter('GLYCERIN', {
    common: { noaelMgPerKgDay: 0.0005, noaelSource: 'Study' },
    own: { noaelMgPerKgDay: 164, noaelSource: 'Own 90-day study' },
  });
  const { user, dialog } = await openDetail('GLYCERIN', 'user');
  await user.click(await dialog.findByRole('button', { name: 'Show the history' }));
  const own = within(await dialog.findByRole('list', { name: 'Own values of your organisation' }));
  expect(own.getByText('Version 1')).toBeVisible();
  expect(own.getByText(/changed .* by Ivana Đorđević/)).toBeVisible();
  expect(own.getByText('Point of departure: 164 mg/kg bw/day')).toBeVisible();
  const global = within(await dialog.findByRole('list', { name: 'Global values' }));
  expect(global.getByText('Point of departure: 500 mg/kg bw/day → 0.0005 mg/kg bw/day')).toBeVisible();
});

again('purity and light absorption are entered with their sources', async () => {
  await enter('EUGENOL', { own: { colour: 'pale' } });
  const { user, dialog } = await openDetail('EUGENOL', 'user');
  await user.click(await dialog.findByRole('button', { name: 'Edit own values' }));
  await edit(user, 'Purity', '> 99,5 %');
  await edit(user, 'Source of the purity', 'Certificate of the supplier');
  await edit(user, 'UV absorption', 'maximum at 269 nm');
  await edit(user, 'Source of the UV absorption', 'SCCS/1575/16');
  await save(user);
  for (const text of ['> 99,5 %', 'Certificate of the supplier', 'maximum at 269 nm', 'SCCS/1575/16'])
    expect(await dialog.findByText(text)).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Show the history' }));
  expect(await dialog.findByText('Purity: not known → > 99,5 %')).toBeVisible();
});

again('verified values say who verified them', async () => {
  await enter('COUMARIN', { own: { noaelMgPerKgDay: 164, noaelSource: 'Own 90-day study' } });
  const { user, dialog } = await openDetail('COUMARIN', 'user');
  await user.click(await dialog.findByRole('button', { name: 'Edit own values' }));
  await user.click(dialog.getByRole('checkbox', { name: 'I verified these figures against their sources' }));
  await save(user);
  expect(await dialog.findByText(/^Own values of your organisation: Verified by Ivana Đorđević, /)).toBeVisible();
});

again('a change of verified data withdraws the verification until it is given again', async () => {
  await enter('CITRIC ACID', { own: { noaelMgPerKgDay: 164, noaelSource: 'Own 90-day study', isVerified: true } });
  const { user, dialog } = await openDetail('CITRIC ACID', 'user');
  await user.click(await dialog.findByRole('button', { name: 'Edit own values' }));
  const tick = dialog.getByRole('checkbox', { name: 'I verified these figures against their sources' });
  expect(tick).toBeChecked();
  await edit(user, 'Point of departure', '165');
  expect(tick).not.toBeChecked();
  expect(dialog.getByText(/^The data changed, so the verification no longer stands/)).toBeVisible();
  await user.click(tick);
  expect(dialog.queryByText(/^The data changed/)).toBeNull();
  await edit(user, 'Colour', 'pale');
  expect(tick).not.toBeChecked();
  await save(user);
  expect(await dialog.findByText(/^Own values of your organisation: Not verified/)).toBeVisible();
});

again('removed own values give way to the global ones', async () => {
  await enter('BENZYL ALCOHOL', {
    common: { noaelMgPerKgDay: 0.0005, noaelSource: 'Study' },
    own: { noaelMgPerKgDay: 164, noaelSource: 'Own 90-day study' },
  });
  const { user, dialog } = await openDetail('BENZYL ALCOHOL', 'user');
  await user.click(await dialog.findByRole('button', { name: 'Remove own values' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Remove the own values?' })).getByRole('button', {
      name: 'Remove own values',
    }),
  );
  expect(await dialog.findByText('0.0005 mg/kg bw/day')).toBeVisible();
  expect(dialog.queryByText(/^own value/)).toBeNull();
});

again('a text about an endpoint is entered in its folded part and shown', async () => {
  const { user, dialog } = await openDetail('CITRONELLOL', 'user');
  await user.click(await dialog.findByRole('button', { name: 'Edit own values' }));
  expect(dialog.queryByRole('textbox', { name: 'Human data' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Texts for the safety report' }));
  await user.type(dialog.getByRole('textbox', { name: 'Human data' }), 'Patch test, 50 people: no reaction');
  await save(user);
  expect(await dialog.findByText('Patch test, 50 people: no reaction')).toBeVisible();
});

again('a folded text with an error is unfolded', async () => {
  const { user, dialog } = await openDetail('CITRAL');
  await user.click(await dialog.findByRole('button', { name: 'Edit global values' }));
  await user.click(dialog.getByRole('button', { name: 'Texts for the safety report' }));
  await user.click(dialog.getByRole('textbox', { name: 'Human data' }));
  await user.paste('x'.repeat(20_001));
  await user.click(dialog.getByRole('button', { name: 'Hide the texts for the safety report' }));
  await user.click(dialog.getByRole('button', { name: 'Save toxicological data' }));
  expect(await dialog.findByRole('textbox', { name: 'Human data' })).toBeInvalid();
});
