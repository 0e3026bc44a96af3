import { screen, waitFor, within } from '@testing-library/react';
import { useGraphqlStub } from '../../../tests/support/graphqlStub.ts';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { exposureDefaults } from '../../../domain/exposure/exposureDefaults.ts';
import { skinSurfaceAreas } from '../../../domain/exposure/skinSurfaceAreas.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import ArraysDiffPage from './ArraysDiffPage.tsx';
import EmailPage from './EmailPage.tsx';
import en from './locale/en.json';
import MoePage from './MoePage.tsx';
import MosPage from './mos/MosPage.tsx';
import PaoPage from './PaoPage.tsx';

useGraphqlStub();
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => sessionStorage.clear());
afterEach(() => i18n.changeLanguage('en'));

const type = async (user: ReturnType<typeof renderPage>, label: string | RegExp, text: string) => {
  const field = screen.getByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, text);
};
const result = () => screen.getByRole('region', { name: /^Result/ });

describe('margin of safety', () => {
  test('is calculated from numbers with a decimal comma', async () => {
    const user = renderPage(<MosPage />, { address: '/tools/mos' });
    expect(result()).toHaveTextContent('No result yet');
    expect(result()).toHaveTextContent('Concentration in the product: required.');
    await type(user, 'Name of the substance', 'HOMOSALATE');
    await type(user, /^Exposure to the product/, '300');
    await type(user, /^Concentration in the product/, '10');
    await type(user, /^Point of departure/, '20');
    await type(user, /^Dermal absorption/, '5,3');
    // SCCS/1622/20: homosalate 10 % in sunscreen, MoS 6.3.
    expect(within(result()).getByText('6.289')).toBeVisible();
    expect(result()).toHaveTextContent('Not safe: the margin is below 100.');
    expect(result()).toHaveTextContent('Highest safe concentration: below 0.6289 %.');
    expect(screen.getByRole('region', { name: 'Calculation' })).toHaveTextContent(
      '300 mg/kg bw/day × 10 % / 100 % × 5.3 % / 100 % = 1.59 mg/kg bw/day',
    );
  });

  test('of exactly 100 needs the decision of an assessor', async () => {
    renderPage(<MosPage />, { address: '/tools/mos?product=own&exposure=10&concentration=1&pod=10&dermal=50&oral=50' });
    expect(
      await screen.findByText('The margin is exactly 100. Safe is above 100, so an assessor has to look at it.'),
    ).toBeVisible();
  });

  test.each([
    ['dermal=60&oral=50', 'Dermal absorption (60 %) cannot exceed oral absorption (50 %): ECHA guidance, chapter R.8.'],
    ['concentration=101', 'It must be at most 100.'],
    ['concentration=-1', 'It must be above 0.'],
    ['concentration=1.234,5', 'This is not a number.'],
    ['exposure=1,000', 'This may be two numbers.'],
  ])('shows the error of %s at the field', async (query, message) => {
    renderPage(<MosPage />, {
      address: `/tools/mos?concentration=1&pod=10&${query}`.replace(
        'concentration=1&',
        query.startsWith('concentration') ? '' : 'concentration=1&',
      ),
    });
    expect(
      (await screen.findAllByText(new RegExp(message.replace(/[().]/g, '\\$&').replace(/ /g, '\\s')))).length,
    ).toBeGreaterThan(0);
    expect(screen.queryByText('Margin of safety', { selector: 'p' })).toBeNull();
  });

  test('every default names its source and whether it is verified', async () => {
    const user = renderPage(<MosPage />, { address: '/tools/mos' });
    expect(screen.getAllByText('SCCS/1647/22, default without adequate data')).toHaveLength(2);
    expect(screen.getByText('SCCS/1647/22, table 3A, row Face cream')).toBeVisible();
    expect(screen.queryByText('unverified')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Product' }), 'Sunscreen');
    expect(screen.getByRole('textbox', { name: /^Exposure to the product/ })).toHaveValue('300');
    expect(screen.getByText('unverified')).toBeVisible();
  });

  test('the slider shows the margin at another concentration without changing the input', async () => {
    const user = renderPage(<MosPage />, { address: '/tools/mos?product=own&exposure=10&concentration=1&pod=20' });
    const slider = await screen.findByRole('slider', { name: 'What if the concentration were different?' });
    slider.focus();
    await user.keyboard('{End}');
    expect(screen.getByText(/^At 4\s% the margin of safety is 50\.$/)).toBeVisible();
    expect(screen.getByText('Safe: the margin is above 100.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Concentration in the product/ })).toHaveValue('1');
  });

  test('a reload restores the rows of a formula', async () => {
    const user = renderPage(<MosPage />, { address: '/tools/mos?mode=formula' });
    const row = (number: number) => within(screen.getByRole('group', { name: `Row ${number}` }));
    await user.type(row(1).getByRole('textbox', { name: 'Name of the substance' }), 'A');
    await user.type(row(1).getByRole('textbox', { name: 'Concentration (%)' }), '60');
    await user.type(row(1).getByRole('textbox', { name: /^NOAEL/ }), '1000');
    await user.click(screen.getByRole('button', { name: 'Add a row' }));
    await user.type(row(2).getByRole('textbox', { name: 'Concentration (%)' }), '50');
    expect(screen.getByRole('row', { name: /^A / })).toHaveTextContent('not safe');
    expect(screen.getByRole('row', { name: /^Row 2 / })).toHaveTextContent('Point of departure: required.');
    expect(screen.getByText(/^The concentrations add up to 110\s%/)).toBeVisible();
    renderPage(<MosPage />, { address: '/tools/mos?mode=formula' });
    expect(
      screen
        .getAllByRole('textbox', { name: 'Name of the substance' })
        .map((field) => (field as HTMLInputElement).value),
    ).toEqual(['A', '', 'A', '']);
  });

  test('the exposures through several products are added up', async () => {
    const user = renderPage(<MosPage />, { address: '/tools/mos?mode=aggregate&pod=100&oral=50' });
    await user.type(screen.getByRole('textbox', { name: 'Concentration (%)' }), '1');
    await user.click(screen.getByRole('button', { name: 'Add a row' }));
    const second = within(screen.getByRole('group', { name: 'Row 2' }));
    await user.selectOptions(second.getByRole('combobox'), 'Face cream');
    await user.type(second.getByRole('textbox', { name: 'Concentration (%)' }), '1');
    // (123.2 + 24.14) × 1 % × 50 % = 0.7367; 50 / 0.7367 = 67.87
    expect(result()).toHaveTextContent('67.87');
    expect(result()).toHaveTextContent('0.7367 mg/kg bw/day');
  });

  test('it is calculated from an absorbed amount per area', () => {
    renderPage(<MosPage />, {
      address: '/tools/mos?mode=area&absorbed=2&area=1000&frequency=3&weight=60&pod=20&oral=50',
    });
    // 2 µg/cm² × 0.001 × 1000 cm² × 3 / 60 kg = 0.1; 10 / 0.1 = 100
    expect(result()).toHaveTextContent('= 0.1 mg/kg bw/day');
    expect(result()).toHaveTextContent('The margin is exactly 100.');
  });

  test('the threshold of toxicological concern excludes some substances', async () => {
    const user = renderPage(<MosPage />, { address: '/tools/mos?mode=ttc&ttcExposure=2.3' });
    expect(result()).toHaveTextContent('The exposure is not above the threshold of 2.3 µg/kg bw/day.');
    await user.click(screen.getByRole('checkbox', { name: 'Alert for genotoxicity' }));
    expect(result()).toHaveTextContent('The exposure is above the threshold of 0.0025 µg/kg bw/day: data are needed.');
    await user.click(screen.getByRole('checkbox', { name: 'Nanomaterial' }));
    expect(result()).toHaveTextContent('The concept must not be used for this: Nanomaterial.');
  });

  test('every product and every skin surface of the tables has a translation', () => {
    expect(Object.keys(en.exposureProduct)).toEqual(
      expect.arrayContaining(
        exposureDefaults.filter(({ exposureMgPerKgDay }) => exposureMgPerKgDay !== null).map(({ key }) => key),
      ),
    );
    expect(Object.keys(en.skin).sort()).toEqual(skinSurfaceAreas.map(({ key }) => key).sort());
  });
});

test('a margin of exposure of exactly 10,000 suffices for a BMDL10', async () => {
  const user = renderPage(<MoePage />, { address: '/tools/moe?basis=bmdl10' });
  await type(user, /^Point of departure/, '10');
  await type(user, /^Exposure/, ',001');
  expect(result()).toHaveTextContent('The margin is sufficient: 10,000 is required.');
  expect(result()).toHaveTextContent('10 mg/kg bw/day / 0.001 mg/kg bw/day = 10,000');
  expect(screen.getByText('EFSA Journal (2005) 282')).toBeVisible();
  expect(result()).toHaveTextContent('This rests on figures that are not verified: Required margin.');
  await user.selectOptions(screen.getByRole('combobox'), 'T25 of a genotoxic carcinogen (25,000)');
  expect(result()).toHaveTextContent('The margin is not sufficient: 25,000 is required.');
});

describe('period after opening', () => {
  test('the advice names the factors that shortened the period', async () => {
    const user = renderPage(<PaoPage />, { address: '/tools/pao' });
    expect(screen.getByText('All required fields must be filled.')).toBeVisible();
    const scores = {
      Formulation: '4',
      Packaging: '3',
      'Volume and frequency': '1',
      'Application area': '1',
      'Target population': '1',
    };
    for (const [factor, score] of Object.entries(scores))
      await user.selectOptions(screen.getByRole('combobox', { name: factor }), score);
    expect(screen.queryByText('All required fields must be filled.')).toBeNull();
    expect(result()).toHaveTextContent('6 months');
    expect(result()).toHaveTextContent('The sum of the scores is 10; by it alone: 18 months.');
    expect(result()).toHaveTextContent('A rich formula in an open pack: at most 6 months.');
    expect(result()).toHaveTextContent('a proposal of our own and not verified');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Challenge test/ }), 'Failed');
    expect(result()).toHaveTextContent('None');
    expect(result()).toHaveTextContent('The challenge test failed');
  });

  test('invalid scores in the address count as missing', () => {
    renderPage(<PaoPage />, { address: '/tools/pao?formulation=5&packaging=x' });
    expect(result()).toHaveTextContent('Formulation: required.');
  });
});

describe('list difference', () => {
  test('lists the items by kind of difference', async () => {
    const user = renderPage(<ArraysDiffPage />, { address: '/tools/arraysDiff' });
    expect(screen.getByText('Paste two lists')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'List A' }), 'Aqua, Glycerin, Parfum, Citric Acid');
    await user.type(screen.getByRole('textbox', { name: 'List B' }), 'AQUA, Parfum, Glycerin, Citrc Acid, Linalool');
    expect(await screen.findByText('Only in A: 1 · only in B: 2 · in both: 3, of which moved: 1')).toBeVisible();
    const part = (name: string) =>
      within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(part('Only in List B')).toEqual(['Citrc Acid4', 'Linalool5']);
    expect(part('Nearly the same')).toEqual(['Citric Acid → Citrc Acid1 letter differs']);
    expect(part('In both, but moved')).toEqual(['Glycerinplace 2 → 3']);
  });

  test('two names of one ingredient are the same', async () => {
    const user = renderPage(<ArraysDiffPage />, { address: '/tools/arraysDiff' });
    await user.click(screen.getByRole('textbox', { name: 'List A' }));
    await user.paste('Aqua, Glycerin, CI 77891, Titanium Dioxide [nano]');
    await user.click(screen.getByRole('textbox', { name: 'List B' }));
    await user.paste('Water, Glycerine, Titanium Dioxide');
    expect(await screen.findByText('Only in A: 1 · only in B: 0 · in both: 3, of which moved: 0')).toBeVisible();
    expect(screen.getByText('Aqua = Water')).toBeVisible();
    expect(screen.getByText('CI 77891 = Titanium Dioxide')).toBeVisible();
  });

  test('a list can be read as one item per line', async () => {
    const user = renderPage(<ArraysDiffPage />, { address: '/tools/arraysDiff?kind=lines' });
    await user.type(screen.getByRole('textbox', { name: 'List A' }), 'one, two{Enter}three');
    expect(screen.getByText('2 items')).toBeVisible();
    await waitFor(() => expect(screen.getByText('one, two', { selector: 'li span' })).toBeVisible());
  });
});

test('the result is copied as text', async () => {
  const user = renderPage(<MoePage />, { address: '/tools/moe?pod=10&exposure=0.05&substance=IONONE' });
  await user.click(await screen.findByRole('button', { name: 'Copy the result' }));
  expect(await navigator.clipboard.readText()).toBe(
    'IONONE\nThe margin is sufficient: 100 is required.\nMoE = POD / E\n  10 mg/kg bw/day / 0.05 mg/kg bw/day = 200',
  );
});

describe('e-mail addresses', () => {
  test('of a pasted text are sorted, each with the reason', async () => {
    const user = renderPage(<EmailPage />, { address: '/tools/email' });
    await user.click(screen.getByRole('textbox', { name: /^Addresses/ }));
    await user.paste('Ana <ana@b.rs>; ANA@b.rs, info@b.rs\nana@gmial.com ana@localhost');
    const part = (name: string) => screen.findByRole('region', { name });
    expect(await part('Valid (1)')).toHaveTextContent('ana@b.rs');
    const doubtful = await part('Doubtful (2)');
    expect(doubtful).toHaveTextContent('ana@gmail.com?');
    expect(doubtful).toHaveTextContent('It belongs to a function');
    expect(await part('Duplicates (1)')).toHaveTextContent('ANA@b.rs');
    expect(await part('Not an address (1)')).toHaveTextContent('has no dot');
  });
});
