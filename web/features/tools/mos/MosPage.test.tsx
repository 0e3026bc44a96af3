import { screen, waitFor, within } from '@testing-library/react';
import { useGraphqlStub } from '../../../../tests/support/graphqlStub.ts';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import { i18n } from '../../../shared/i18n/i18n.ts';
import MosPage from './MosPage.tsx';

const server = useGraphqlStub();
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => sessionStorage.clear());
afterEach(() => i18n.changeLanguage('en'));

const entry = {
  annex: 'V',
  reference: '29',
  substance: '2-Phenoxyethanol',
  productTypes: '',
  maximum: '1.0%',
  otherConditions: '',
  warnings: '',
  regulation: '',
};
const data = {
  __typename: 'Toxicology',
  version: 1,
  verifiedBy: null as string | null,
  updatedAt: null as string | null,
  noaelMgPerKgDay: 500,
  noaelSource: 'Safety report published 2015',
  oralAbsorptionPercent: null as number | null,
  dermalAbsorptionPercent: 100 as number | null,
  isVerified: false,
};

/** Answers the search with PHENOXYETHANOL and its data. */
function answer(
  toxicology: typeof data | null = data,
  annexEntries: (typeof entry)[] = [entry],
  ownToxicology: typeof data | null = null,
  versions: (typeof data)[] = [],
) {
  const ingredient = { id: 'a', inciName: 'PHENOXYETHANOL', annexEntries, toxicology, ownToxicology };
  server.answer({
    SearchIngredients: {
      data: {
        searchIngredients: [
          { id: 'a', inciName: 'PHENOXYETHANOL', casNumbers: ['122-99-6'], functions: ['PRESERVATIVE'] },
        ],
      },
    },
    IngredientToxicology: { data: { ingredient } },
    UsedToxicologyVersions: { data: { toxicologyVersions: versions } },
  });
}

async function choose(user: ReturnType<typeof renderPage>, label = 'Fill in from the ingredient data') {
  await user.type(screen.getByRole('combobox', { name: label }), 'phenoxy');
  await user.click(await screen.findByRole('option', { name: /^PHENOXYETHANOL/ }));
}
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const result = () => screen.getByRole('region', { name: /^Result/ });
const restsOn = 'This rests on figures that are not verified: ';

test('choosing an ingredient fills in its toxicology', async () => {
  answer({ ...data, oralAbsorptionPercent: 90, dermalAbsorptionPercent: 80 });
  const user = renderPage(<MosPage />, { address: '/tools/mos' });
  await choose(user);
  await waitFor(() => expect(field(/^Point of departure/)).toHaveValue('500'));
  expect(field(/^Name of the substance/)).toHaveValue('PHENOXYETHANOL');
  expect([field(/^Dermal/), field(/^Oral/)].map((one) => (one as HTMLInputElement).value)).toEqual(['80', '90']);
  expect(await screen.findByText('Safety report published 2015 (global value)')).toBeVisible();
  expect(screen.getByText('Filled in from the data of PHENOXYETHANOL.')).toBeVisible();
});

test('a dermal figure of the data above the default oral one raises it, and the screen says so', async () => {
  answer();
  const user = renderPage(<MosPage />, { address: '/tools/mos?concentration=1' });
  await choose(user);
  await waitFor(() => expect(field(/^Oral/)).toHaveValue('100'));
  expect(field(/^Dermal/)).toHaveValue('100');
  expect(
    await screen.findByText(/^Raised from the default of 50 % to the dermal absorption of the data, 100 %/),
  ).toBeVisible();
  // 24.14 × 1 % × 100 % = 0.2414; 500 × 100 % / 0.2414 = 2071
  expect(result()).toHaveTextContent('2,071');
});

test('a typed value drops the source of the default', async () => {
  const user = renderPage(<MosPage />, { address: '/tools/mos' });
  expect(screen.getAllByText('SCCS/1647/22, default without adequate data')).toHaveLength(2);
  await user.clear(field(/^Dermal/));
  await user.type(field(/^Dermal/), '20');
  expect(screen.getAllByText('SCCS/1647/22, default without adequate data')).toHaveLength(1);
  expect(screen.getByText('Typed in. The default is 50 %.')).toBeVisible();
  await user.type(field(/^Exposure to the product/), '1');
  expect(screen.queryByText('SCCS/1647/22, table 3A, row Face cream')).toBeNull();
});

test('sources are named in the language of the screen', async () => {
  await i18n.changeLanguage('sr');
  renderPage(<MosPage />, { address: '/tools/mos' });
  expect(screen.getByText('SCCS/1647/22, tabela 3A, red Krema za lice')).toBeVisible();
});

test('unverified data mark the verdict that rests on them', async () => {
  answer();
  const user = renderPage(<MosPage />, { address: '/tools/mos?concentration=1' });
  await choose(user);
  await waitFor(() =>
    expect(result()).toHaveTextContent(`${restsOn}Point of departure, Oral absorption, Dermal absorption.`),
  );
  await user.clear(field(/^Point of departure/));
  await user.type(field(/^Point of departure/), '400');
  expect(result()).toHaveTextContent(`${restsOn}Oral absorption, Dermal absorption.`);
});

test('verified data leave the verdict without a mark', async () => {
  answer({ ...data, isVerified: true });
  const user = renderPage(<MosPage />, { address: '/tools/mos?concentration=1' });
  await choose(user);
  await waitFor(() => expect(within(result()).getByText('2,071')).toBeVisible());
  // Until the data are shown, nothing says that the figures are verified.
  await waitFor(() => expect(result()).not.toHaveTextContent(restsOn));
});

test('a reload keeps the mark of unverified data', async () => {
  answer();
  renderPage(<MosPage />, {
    address: '/tools/mos?substance=PHENOXYETHANOL&ingredient=a&concentration=1&pod=500&dermal=100&oral=100',
  });
  expect(await screen.findByText('Filled in from the data of PHENOXYETHANOL.')).toBeVisible();
  expect(result()).toHaveTextContent(restsOn);
});

test('data that could not be loaded count as unverified', async () => {
  server.answer({ IngredientToxicology: { error: { code: 'NOT_FOUND' } } });
  renderPage(<MosPage />, { address: '/tools/mos?ingredient=a&concentration=1&pod=500' });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(result()).toHaveTextContent(restsOn);
});

test('the figures of an ingredient do not stay behind the next one', async () => {
  answer(null);
  const user = renderPage(<MosPage />, { address: '/tools/mos?substance=OTHER&ingredient=b&pod=7&dermal=80&oral=90' });
  await choose(user);
  await waitFor(() => expect(field(/^Point of departure/)).toHaveValue(''));
  expect([field(/^Dermal/), field(/^Oral/)].map((one) => (one as HTMLInputElement).value)).toEqual(['50', '50']);
  expect(await screen.findByText(/^The ingredient data hold no toxicology of PHENOXYETHANOL/)).toBeVisible();
});

test.each([
  ['500', 'The legal limit binds: it allows less than the margin of safety.'],
  ['10', 'The margin of safety binds: it allows less than the law.'],
])('at a point of departure of %s the legal limit stands beside the safe concentration', async (pod, binding) => {
  answer({ ...data, noaelMgPerKgDay: Number(pod) });
  const user = renderPage(<MosPage />, { address: '/tools/mos?concentration=0.5' });
  await choose(user);
  const legal = within(await screen.findByRole('group', { name: 'Legal limit' }));
  expect(legal.getByText('Legal limit, Annex V/29: 1.0%')).toBeVisible();
  await waitFor(() => expect(legal.getByText(binding)).toBeVisible());
  expect(result()).not.toHaveTextContent('is above the legal limit');
});

test.each([
  ['Rinse-off products', 'Proizvodi koji se ispiraju: 1,0 % (radni prevod)'],
  ['Products of another kind', 'Products of another kind: 1.0% (original na engleskom)'],
])('in Serbian the legal limit of %s says whether it is translated', async (productTypes, shown) => {
  answer(data, [{ ...entry, productTypes }]);
  await i18n.changeLanguage('sr');
  const user = renderPage(<MosPage />, { address: '/tools/mos?concentration=0,5' });
  await choose(user, 'Popuni iz podataka o sastojcima');
  expect(await screen.findByText(`Zakonska granica, Prilog V/29: ${shown}`)).toBeVisible();
});

test('what is swallowed of a mouthwash is added, and the formula says so', () => {
  renderPage(<MosPage />, {
    address: '/tools/mos?product=mouthwash&exposure=32.54&concentration=1&dermal=1&pod=10&oral=50',
  });
  expect(screen.getByText(/What is swallowed from lips or mouth is added/)).toBeVisible();
  expect(result()).toHaveTextContent(/30\.13/);
  expect(screen.getByText('A × C/100 × (DAp + oral)/100', { exact: false })).toBeVisible();
});

test('several products add what is swallowed of those that are', () => {
  const row = { concentration: '1', dermal: '50' };
  sessionStorage.setItem(
    'kept.mos.products',
    JSON.stringify([
      { ...row, product: 'body_lotion' },
      { ...row, product: 'lipstick' },
    ]),
  );
  renderPage(<MosPage />, { address: '/tools/mos?mode=aggregate&pod=500&oral=50' });
  // 123.2 × 1/100 × 50/100 = 0.616, and .9 × 1/100 × (50 + 50)/100 = 0.009.
  expect(result()).toHaveTextContent(/0\.616 mg.*0\.009 mg.*0\.625 mg/);
});

test('a margin just below 100 does not read as 100', () => {
  renderPage(<MosPage />, { address: '/tools/mos?concentration=1&dermal=50&pod=24.1390&oral=50' });
  expect(result()).toHaveTextContent(/99\.996/);
});

test('a concentration above the legal limit is not called safe', async () => {
  answer();
  const user = renderPage(<MosPage />, { address: '/tools/mos?concentration=1.2' });
  await choose(user);
  await waitFor(() =>
    expect(result()).toHaveTextContent('of 1.2 % is above the legal limit. The margin of safety of 1,726'),
  );
  expect(result()).not.toHaveTextContent('Safe:');
});

test('an ingredient of a formula brings its data and their mark', async () => {
  answer();
  const user = renderPage(<MosPage />, { address: '/tools/mos?mode=formula' });
  await choose(user, 'Add an ingredient with its data');
  await waitFor(() => expect(field(/^Name of the substance/)).toHaveValue('PHENOXYETHANOL'));
  await user.type(field(/^Concentration/), '1');
  const row = screen.getByRole('row', { name: /^PHENOXYETHANOL/ });
  expect(row).toHaveTextContent(`safe. ${restsOn}Point of departure, Oral absorption, Dermal absorption.`);
  await user.clear(field(/^NOAEL/));
  await user.type(field(/^NOAEL/), '300');
  expect(row).toHaveTextContent(`${restsOn}Oral absorption, Dermal absorption.`);
});

test('an unverified exposure marks every row of a formula', () => {
  sessionStorage.setItem(
    'kept.mos.formula',
    JSON.stringify([{ substance: 'A', concentration: '1', pod: '500', dermal: '50', oral: '50' }]),
  );
  renderPage(<MosPage />, { address: '/tools/mos?mode=formula&product=sunscreen&exposure=300' });
  expect(screen.getByRole('row', { name: /^A / })).toHaveTextContent(`${restsOn}Exposure to the product.`);
});

const own = { ...data, version: 3, noaelMgPerKgDay: 164, noaelSource: 'Own study', dermalAbsorptionPercent: null };

test('the own value of the organisation goes before the global one, and the screen says so', async () => {
  answer({ ...data, dermalAbsorptionPercent: 40 }, [entry], { ...own, isVerified: true, verifiedBy: 'Ivana' });
  const user = renderPage(<MosPage />, { address: '/tools/mos' });
  await choose(user);
  await waitFor(() => expect(field(/^Point of departure/)).toHaveValue('164'));
  expect(await screen.findByText('Own study (own value of your organisation)')).toBeVisible();
  expect(
    screen.getByText('Point of departure: own value of your organisation, version 3, verified by Ivana'),
  ).toBeVisible();
  expect(screen.getByText('Absorption: global value, version 1')).toBeVisible();
});

test('only what comes from unverified data is marked', async () => {
  answer({ ...data, dermalAbsorptionPercent: 40 }, [entry], { ...own, isVerified: true });
  const user = renderPage(<MosPage />, { address: '/tools/mos?concentration=1' });
  await choose(user);
  await waitFor(() => expect(result()).toHaveTextContent(/not verified: dermal absorption/i));
  expect(result()).not.toHaveTextContent(/not verified:.*point of departure/i);
});

const recorded = '/tools/mos?ingredient=a&substance=PHENOXYETHANOL&pod=164&data=OWN.3+GLOBAL.1&concentration=1';

test('a calculation is shown again with the version that it was made with', async () => {
  answer(data, [entry], { ...own, version: 4, noaelMgPerKgDay: 90 }, [{ ...own, version: 4 }, own]);
  const user = renderPage(<MosPage />, { address: recorded });
  expect(await screen.findByText(/^Point of departure: own value of your organisation, version 3/)).toBeVisible();
  expect(field(/^Point of departure/)).toHaveValue('164');
  await user.click(screen.getByRole('button', { name: 'Use current values' }));
  await waitFor(() => expect(field(/^Point of departure/)).toHaveValue('90'));
  expect(screen.queryByRole('button', { name: 'Use current values' })).toBeNull();
});

test('a calculation with the values in force offers no others', async () => {
  answer(data, [entry], own);
  renderPage(<MosPage />, { address: recorded });
  expect(await screen.findByText(/^Point of departure: own value of your organisation, version 3/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use current values' })).toBeNull();
});
