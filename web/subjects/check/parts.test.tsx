import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useGraphqlStub } from '../../../tests/support/graphqlStub.ts';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { aSession } from '../../../tests/support/session.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { startSession } from '../../shared/session/sessionStore.ts';
import { anyFinding } from './checks.testing.ts';
import { FindingList } from './FindingList.tsx';
import type { Check, CheckedName } from './findingText.ts';
import { IngredientChips } from './IngredientChips.tsx';
import { IngredientSearch } from './IngredientSearch.tsx';
import { MarkedText } from './MarkedText.tsx';
import { unknownProduct, ProductFields } from './ProductFields.tsx';
import { ResultSummary } from './ResultSummary.tsx';

const server = useGraphqlStub();
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => i18n.changeLanguage('en'));

const id = '64b7f0c2a1d3e4f5a6b7c8d9';
const text = 'Aqua, Glycerjn, Methylisothiazolinone';
const aName = (printed: string, over: Partial<CheckedName> = {}): CheckedName => ({
  text: printed,
  inciName: printed.toUpperCase(),
  ingredientId: id,
  annexEntry: null,
  match: 'EXACT',
  suggestions: [],
  span: { start: text.indexOf(printed), end: text.indexOf(printed) + printed.length },
  isNano: false,
  inMayContain: false,
  percent: null,
  ...over,
});
const names = [
  aName('Aqua'),
  aName('Glycerjn', { inciName: 'GLYCERIN', match: 'MISSPELLING', suggestions: ['GLYCERIN', 'GLYCINE'] }),
  aName('Methylisothiazolinone'),
];
const spanOf = (at: number) => names[at]!.span;
const limit = {
  entry: 'V/57',
  substance: 'MIT',
  productTypes: 'Rinse-off products',
  maximum: '0.0015 %',
  regulation: '(EU) 2017/1224',
};
const findings = [
  anyFinding(
    'PROBABLE_MISSPELLING',
    { name: 'Glycerjn', suggestion: 'GLYCERIN' },
    { span: spanOf(1), ingredient: 'GLYCERIN', action: 'CORRECT_NAME' },
  ),
  anyFinding('OUTSIDE_PRODUCT_TYPES', limit, {
    severity: 'ERROR',
    span: spanOf(2),
    ingredient: 'METHYLISOTHIAZOLINONE',
    reference: 'Annex V/57',
  }),
  anyFinding('LIMIT', limit, { severity: 'INFO', span: spanOf(2), ingredient: 'METHYLISOTHIAZOLINONE' }),
];
const check: Check = {
  result: 'RED',
  isIngredientList: true,
  recognised: 2,
  total: 3,
  names,
  leftOut: [],
  findings,
  checkedOn: '2026-11-21',
  knowledge: [{ content: 'INVENTORY', datedOn: '2021-12-06', isImported: true }],
};

test('a summary shows the first passages that were not read as ingredients', () => {
  const leftOut = ['made with love', 'for you', 'best before', 'shake', 'see leaflet'].map((text, at) => ({
    text: ` ${text}.`,
    span: { start: at * 20, end: at * 20 + text.length + 2 },
  }));
  renderPage(<ResultSummary check={{ ...check, leftOut }} />);
  expect(screen.getByText(/^Not read as ingredients/)).toHaveTextContent(
    'Not read as ingredients: “made with love.” “for you.” “best before.” and 2 more passages',
  );
});

test('a summary of a text that was read entirely names no passages', () => {
  renderPage(<ResultSummary check={check} />);
  expect(screen.queryByText(/Not read as ingredients/)).toBeNull();
});

test('findings are shown by severity and ingredient, the worst first', async () => {
  const onReplace = jest.fn();
  const user = renderPage(<FindingList findings={findings} names={names} onReplace={onReplace} />);
  const sections = screen.getAllByRole('region', { name: /point|Nothing to do/ });
  expect(sections.map((section) => section.getAttribute('aria-label'))).toEqual([
    'Not compliant: 1 point',
    'To verify: 1 point',
    'Nothing to do: 1',
  ]);
  const worst = screen.getByRole('region', { name: /^Not compliant/ });
  expect(worst).toHaveTextContent('METHYLISOTHIAZOLINONE is not listed for this kind of product in entry V/57.');
  expect(worst).toHaveTextContent('Annex V/57');
  expect(within(worst).getByText('(EU) 2017/1224')).not.toBeVisible();
  await user.click(within(worst).getByRole('button', { name: 'Show the entry: METHYLISOTHIAZOLINONE' }));
  expect(within(worst).getByText('(EU) 2017/1224')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Replace with GLYCERIN' }));
  expect(onReplace).toHaveBeenCalledWith(spanOf(1), 'GLYCERIN');
});

test('what asks for nothing is folded until it is opened', async () => {
  const user = renderPage(<FindingList findings={findings} names={names} />);
  const toggle = screen.getByRole('button', { name: 'Nothing to do: 1' });
  expect(screen.queryByText(/has a highest concentration in entry V\/57/)).toBeNull();
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('region', { name: 'Nothing to do: 1' })).toHaveTextContent('has a highest concentration');
});

test('several findings about an ingredient stand under its name', () => {
  const about = { ingredient: 'METHYLISOTHIAZOLINONE', action: 'VERIFY_CONDITION' };
  renderPage(
    <FindingList findings={[anyFinding('RESTRICTED', limit, about), anyFinding('FORBIDDEN_USE', {}, about)]} />,
  );
  const group = screen.getByRole('list', { name: 'METHYLISOTHIAZOLINONE' });
  expect(within(group).getAllByRole('listitem')).toHaveLength(2);
});

test('a check with nothing but notes says that there is nothing to correct', () => {
  renderPage(<FindingList findings={[anyFinding('ALLERGEN_DECLARED', {}, { severity: 'INFO' })]} />);
  expect(screen.getByText(/what they note stands below/)).toBeVisible();
});

test('a check without findings says so', () => {
  renderPage(<FindingList findings={[]} />);
  expect(screen.getByText('No findings')).toBeVisible();
});

test('the summary shows the result, the recognised names and the date of the rules', async () => {
  await i18n.changeLanguage('sr');
  renderPage(<ResultSummary check={check} />);
  expect(screen.getByText('Neusaglašena')).toBeVisible();
  expect(screen.getByText('prepoznato 2 od 3 naziva')).toBeVisible();
  expect(screen.getByText(/^Pravila na dan 21\. 11\. 2026\./)).toBeVisible();
});

describe('ingredient chips', () => {
  test('the keyboard opens the details of an ingredient', async () => {
    const ingredient = {
      id,
      inciName: 'METHYLISOTHIAZOLINONE',
      casNumbers: ['2682-20-4'],
      ecNumbers: ['220-239-6'],
      functions: ['PRESERVATIVE'],
      isWithdrawn: false,
      source: 'COSING',
      annexEntries: [{ annex: 'V', reference: '57', ...limit, otherConditions: '', warnings: '' }],
    };
    startSession(aSession('user'));
    server.answer({ IngredientSummary: { error: { code: 'UPSTREAM_UNAVAILABLE' } } });
    const user = renderPage(<IngredientChips check={check} />);
    expect(screen.getAllByRole('button').map((chip) => chip.getAttribute('aria-label'))).toEqual([
      '1. AQUA',
      '2. Glycerjn: To verify',
      '3. METHYLISOTHIAZOLINONE: Not compliant',
    ]);
    screen.getByRole('button', { name: /^3/ }).focus();
    await user.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'METHYLISOTHIAZOLINONE' });
    const tryAgain = await within(dialog).findByRole('button', { name: 'Try again' });
    server.answer({ IngredientSummary: { data: { ingredient } } });
    await user.click(tryAgain);
    expect(await within(dialog).findByText('2682-20-4')).toBeVisible();
    expect(dialog).toHaveTextContent('Annex V, entry 57');
    expect(dialog).toHaveTextContent('is not listed for this kind of product');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: /^3/ })).toHaveFocus();
  });

  test('a misspelt name can be replaced by a similar one', async () => {
    const onReplace = jest.fn();
    const user = renderPage(<IngredientChips check={check} onReplace={onReplace} />);
    await user.click(screen.getByRole('button', { name: /^2/ }));
    await user.click(screen.getByRole('button', { name: 'Replace with GLYCINE' }));
    expect(onReplace).toHaveBeenCalledWith(spanOf(1), 'GLYCINE');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a name that only an annex knows names its entry', async () => {
    const mercury = aName('Aqua', { inciName: 'MERCURY', ingredientId: null, annexEntry: 'II/221' });
    const user = renderPage(<IngredientChips check={{ names: [mercury], findings: [] }} />);
    await user.click(screen.getByRole('button', { name: /^1/ }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Known from Annex II, entry 221');
  });

  test('names beyond the first 200 are shown on demand', async () => {
    const many = Array.from({ length: 203 }, (_, at) => aName('Aqua', { span: { start: at, end: at + 1 } }));
    const user = renderPage(<IngredientChips check={{ names: many, findings: [] }} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(200);
    await user.click(screen.getByRole('button', { name: 'Show 3 more names' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(203);
  });
});

test('names with findings are marked in the checked text', () => {
  renderPage(<MarkedText text={text} check={check} />);
  const group = screen.getByRole('group', { name: 'The checked text' });
  expect(group.textContent).toBe(text);
  expect([...group.querySelectorAll('mark')].map(({ textContent, title }) => [textContent, title])).toEqual([
    ['Glycerjn', 'To verify'],
    ['Methylisothiazolinone', 'Not compliant'],
  ]);
});

describe('what was not read', () => {
  const leftOut = [{ text: text.slice(0, 4), span: { start: 0, end: 4 } }];

  test('is marked where it stands', () => {
    renderPage(<MarkedText text={text} check={{ names: [], findings: [], leftOut }} />);
    expect(screen.getByTitle('Not read as an ingredient')).toHaveTextContent(text.slice(0, 4));
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('can be said to be an ingredient', async () => {
    const onInclude = jest.fn();
    const user = renderPage(
      <MarkedText text={text} check={{ names: [], findings: [], leftOut }} onInclude={onInclude} />,
    );
    await user.click(screen.getByRole('button', { name: `This is an ingredient: ${text.slice(0, 4)}` }));
    expect(onInclude).toHaveBeenCalledWith({ start: 0, end: 4 });
  });
});

describe('ingredient search', () => {
  const hit = (inciName: string) => ({ id, inciName, casNumbers: ['56-81-5'], functions: ['HUMECTANT'] });
  const box = () => screen.getByRole('combobox', { name: 'Add an ingredient' });

  test('three characters find a name of three letters, the fourth those that hold the text', async () => {
    server.answer({ SearchIngredients: { data: { searchIngredients: [hit('BHT'), hit('BHT STEARATE')] } } });
    const user = renderPage(<IngredientSearch onChoose={jest.fn()} />);
    await user.type(box(), 'bh');
    expect(screen.getByText(/^Type a little more: three characters/)).toBeVisible();
    await user.paste('t');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^BHT56/),
    ]);
    await user.paste('s');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    expect(server.sent('SearchIngredients').map(({ variables }) => variables.text)).toEqual(['bht', 'bhts']);
  });

  test('a hit is chosen by keyboard, and the field is empty again', async () => {
    server.answer({ SearchIngredients: { data: { searchIngredients: [hit('GLYCERIN'), hit('GLYCERYL STEARATE')] } } });
    const onChoose = jest.fn();
    const user = renderPage(<IngredientSearch onChoose={onChoose} />);
    expect(box()).toHaveAttribute('placeholder', 'Type at least 3 characters');
    await user.click(box());
    // Pasted: between two keys of a slow machine the pause is over, and the search begins.
    await user.paste('glycer');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ inciName: 'GLYCERYL STEARATE' }));
    expect(box()).toHaveValue('');
  });

  test('a late response does not replace a newer one', async () => {
    const fetch = globalThis.fetch;
    const held: (() => void)[] = [];
    server.answer({
      SearchIngredients: ({ text: asked }) => ({ data: { searchIngredients: [hit(`HIT FOR ${String(asked)}`)] } }),
    });
    globalThis.fetch = (input, init) => {
      const response = fetch(input, init);
      return (init?.body as string).includes('"text":"first"')
        ? new Promise((resolve) => held.push(() => resolve(response)))
        : response;
    };
    const user = renderPage(<IngredientSearch onChoose={jest.fn()} />);
    await user.type(box(), 'first');
    await waitFor(() => expect(held).toHaveLength(1));
    await user.clear(box());
    await user.type(box(), 'second');
    expect(await screen.findByRole('option', { name: /HIT FOR second/ })).toBeVisible();
    held[0]?.();
    await user.type(box(), '{ArrowDown}');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('HIT FOR second'),
    ]);
  });

  test('a failed search can be retried', async () => {
    server.answer({ SearchIngredients: { data: { searchIngredients: [] } } });
    const user = renderPage(<IngredientSearch onChoose={jest.fn()} />);
    await user.type(box(), 'xyzzy');
    expect(await screen.findByText('No ingredient is called that.')).toBeVisible();
    server.answer({ SearchIngredients: 'offline' });
    await user.type(box(), 'a');
    expect(await screen.findByText('The search failed.')).toBeVisible();
    server.answer({ SearchIngredients: { data: { searchIngredients: [hit('XYZZYA')] } } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('The search failed.')).toBeNull());
    expect(screen.getByText('1 ingredient found')).toBeInTheDocument();
  });
});

test('a question about the product can be set back to not known', async () => {
  const patches: unknown[] = [];
  function Form() {
    const [value, setValue] = useState(unknownProduct);
    return (
      <ProductFields
        value={value}
        onChange={(patch) => {
          patches.push(patch);
          setValue({ ...value, ...patch });
        }}
      />
    );
  }
  const user = renderPage(<Form />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Shampoo');
  expect(
    within(screen.getByRole('combobox', { name: 'Use' })).getByRole('option', { name: 'As usual: rinse-off' }),
  ).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Use' }), 'Leave-on');
  await user.selectOptions(screen.getByRole('combobox', { name: 'For children under three' }), 'No');
  await user.selectOptions(screen.getByRole('combobox', { name: 'For children under three' }), 'Not known');
  expect(patches).toEqual([
    { category: 'shampoo' },
    { use: 'LEAVE_ON' },
    { isForUnderThree: false },
    { isForUnderThree: null },
  ]);
});

test('the wording of a missing warning is copied in the language of the screen', async () => {
  const params = { id: 'retinol', english: 'Contains Vitamin A.', serbian: 'Sadrži vitamin A.' };
  await i18n.changeLanguage('sr');
  const user = renderPage(
    <FindingList
      findings={[anyFinding('WARNING_MISSING', params, { ingredient: 'RETINOL', action: 'ADD_WARNING' })]}
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'Kopiraj: RETINOL' }));
  expect(await navigator.clipboard.readText()).toBe('Sadrži vitamin A.');
  expect(screen.queryByRole('button', { name: /^Dodaj u mere opreza/ })).toBeNull();
});

test('in Serbian a finding cites the law in Serbian and tells translated texts of the entry from the original', async () => {
  const finding = anyFinding('LIMIT', limit, {
    severity: 'WARNING',
    ingredient: 'METHYLISOTHIAZOLINONE',
    reference: 'Regulation (EC) No 1223/2009, Annex V/57',
    action: 'VERIFY_CONCENTRATION',
  });
  await i18n.changeLanguage('sr');
  const user = renderPage(<FindingList findings={[finding]} />);
  expect(await screen.findByText(/Uredba \(EZ\) br\. 1223\/2009, Prilog V, redni broj 57/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Prikaži stavku/ }));
  expect(screen.getByText('Supstanca (original na engleskom)')).toBeVisible();
  expect(screen.getByText('Vrste proizvoda (radni prevod)')).toBeVisible();
  expect(screen.getByText('Proizvodi koji se ispiraju')).toHaveAttribute('lang', 'sr-Latn');
});
