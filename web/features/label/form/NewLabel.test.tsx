import { again } from '../../../../tests/support/again.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { aSession } from '../../../../tests/support/session.ts';
import { useGraphqlStub } from '../../../../tests/support/graphqlStub.ts';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import { LABEL_TEXTS, MONTHS_FIELDS, PH_FIELDS } from '../../../../domain/label/labelFields.ts';
import { parseInciText } from '../../../../domain/inci/parseInciText.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { discardDirtyForms } from '../../../shared/forms/dirtyForms.ts';
import { restoreSession, startSession } from '../../../shared/session/sessionStore.ts';
import { NewLabel } from './NewLabel.tsx';

const server = useGraphqlStub();
const companies = [
  { __typename: 'Company', id: '64b7f0c2a1d3e4f5a6b7c8da', name: 'Lavanda Natura d.o.o.' },
  { __typename: 'Company', id: '64b7f0c2a1d3e4f5a6b7c8db', name: 'Tisa' },
];
let dropStub: () => void;

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  localStorage.clear();
  dropStub = restoreSession();
  startSession(aSession('user'));
  server.answer({
    CompanyChoices: { data: { companies } },
    CheckLabel: ({ input }) => checkResponse((input as { ingredientText: string }).ingredientText),
  });
});
afterEach(() => {
  discardDirtyForms();
  dropStub();
});

/** "Aqua Glycerin": two names that only a dictionary tells apart. */
const separate = (text: string) =>
  text === 'Aqua Glycerin'
    ? [
        { start: 0, end: 4 },
        { start: 5, end: 13 },
      ]
    : null;

/** A check with one finding that names the checked text. */
const checkResponse = (text: string) => ({
  data: {
    checkLabel: {
      __typename: 'IngredientCheck',
      result: 'YELLOW',
      isIngredientList: true,
      recognised: 1,
      total: 1,
      names: (separate(text) ?? parseInciText(text).names).map(({ start, end }) => ({
        __typename: 'CheckedName',
        text: text.slice(start, end),
        inciName: null,
        ingredientId: null,
        annexEntry: null,
        match: 'EXACT',
        suggestions: [],
        span: { __typename: 'TextSpan', start, end },
        isNano: false,
        inMayContain: false,
        percent: null,
      })),
      leftOut: [],
      checkedOn: '2026-11-21',
      knowledge: [],
      findings: [
        {
          __typename: 'Finding',
          code: 'ITEM_TO_CONFIRM',
          severity: 'WARNING',
          ingredient: null,
          span: null,
          reference: `Text: ${text.slice(0, 40)}`,
          action: 'ADD_ITEM',
          params: [{ __typename: 'FindingParam', name: 'item', value: 'batch' }],
        },
      ],
    },
  },
});
const list = () => screen.getByLabelText('Ingredient list');
const paste = async (user: ReturnType<typeof renderPage>, text: string) => {
  await user.click(list());
  await user.paste(text);
};

test('the selected company is preselected without making the form dirty', async () => {
  renderPage(<NewLabel />);
  await waitFor(() => expect(screen.getByLabelText('Company')).toHaveDisplayValue('Lavanda Natura d.o.o.'));
  expect(screen.getByRole('button', { name: 'Save label' })).toBeDisabled();
});

test('every text, number of months and pH of a label can be entered', () => {
  renderPage(<NewLabel />);
  const typed = ['name', 'productCode', ...LABEL_TEXTS, ...MONTHS_FIELDS, ...PH_FIELDS];
  expect(typed.filter((name) => !document.querySelector(`[name="${name}"]`))).toEqual([]);
});

test('companies that failed to load can be loaded again without losing what was typed', async () => {
  server.answer({ CompanyChoices: { error: { code: 'UPSTREAM_UNAVAILABLE' } } });
  const user = renderPage(<NewLabel />);
  await user.type(screen.getByLabelText('Name'), 'Tonik');
  expect(await screen.findByText('The companies could not be loaded.')).toBeVisible();
  server.answer({ CompanyChoices: { data: { companies } } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByLabelText('Company')).toHaveDisplayValue('Lavanda Natura d.o.o.'));
  expect(screen.getByLabelText('Name')).toHaveValue('Tonik');
});

test('the label is checked once after a pause, and only when a field of the check changes', async () => {
  const user = renderPage(<NewLabel />);
  await screen.findByText(/^Checked: 1 finding/);
  await paste(user, 'Aqua, Glycerin');
  expect(await screen.findByText('Text: Aqua, Glycerin')).toBeVisible();
  expect(
    server.sent('CheckLabel').map(({ variables }) => (variables.input as { ingredientText: string }).ingredientText),
  ).toEqual(['', 'Aqua, Glycerin']);
  await user.type(screen.getByLabelText('Remarks'), 'x');
  await screen.findByDisplayValue('x');
  await waitFor(() => expect(screen.queryByText('Being checked again…')).toBeNull());
  expect(server.sent('CheckLabel')).toHaveLength(2);
});

test('a late response never replaces a newer one', async () => {
  const waiting: ((response: Response) => void)[] = [];
  const stub = globalThis.fetch;
  const user = renderPage(<NewLabel />);
  await screen.findByText(/^Checked: 1 finding/);
  globalThis.fetch = (input, init) => {
    if (typeof init?.body !== 'string' || !init.body.includes('"CheckLabel"')) return stub(input, init);
    return new Promise((resolve) => waiting.push(resolve));
  };
  try {
    await paste(user, 'Aqua');
    await waitFor(() => expect(waiting).toHaveLength(1));
    expect(screen.getByText('Text:')).toBeVisible();
    expect(await screen.findByText('Being checked again…')).toBeVisible();
    await paste(user, ', Parfum');
    await waitFor(() => expect(waiting).toHaveLength(2));
    const answer = (text: string) =>
      new Response(JSON.stringify(checkResponse(text)), {
        headers: { 'content-type': 'application/graphql-response+json' },
      });
    waiting[1]?.(answer('new'));
    expect(await screen.findByText('Text: new')).toBeVisible();
    waiting[0]?.(answer('old'));
    await user.type(screen.getByLabelText('Name'), 'x');
    expect(screen.queryByText('Text: old')).toBeNull();
    expect(screen.getByText('Text: new')).toBeVisible();
  } finally {
    globalThis.fetch = stub;
  }
});

again('5,000 names are counted, the first 200 of them shown, and the text stays as it was pasted', async () => {
  const text = Array.from({ length: 5000 }, (_, at) => `Oleum ${String.fromCharCode(97 + (at % 26))}${at}`).join(', ');
  const user = renderPage(<NewLabel />);
  await paste(user, text);
  expect(await screen.findByText('Order · 5,000 names')).toBeVisible();
  const order = screen.getByRole('list', { name: 'Order' });
  expect(within(order).getAllByRole('listitem')).toHaveLength(200);
  expect(screen.getByRole('button', { name: 'Show 4,800 more names' })).toBeVisible();
  expect(list()).toHaveValue(text);
});

test('names are counted as the check reads them', async () => {
  const user = renderPage(<NewLabel />);
  await paste(user, 'Aqua Glycerin');
  expect(await screen.findByText('Order · 2 names')).toBeVisible();
});

test('Cyrillic and markup are shown as text', async () => {
  const user = renderPage(<NewLabel />);
  await paste(user, 'Вода, <img src=x onerror=alert(1)>, Глицерин');
  expect(await within(await screen.findByRole('list', { name: 'Order' })).findByText('Вода')).toBeVisible();
  expect(document.querySelector('form img')).toBeNull();
});

const missingWarning = (params: Record<string, string | null>) => ({
  data: {
    checkLabel: {
      ...checkResponse('').data.checkLabel,
      findings: [
        {
          __typename: 'Finding',
          code: 'WARNING_MISSING',
          severity: 'ERROR',
          ingredient: 'RETINOL',
          span: null,
          reference: 'Annex III/376',
          action: 'ADD_WARNING',
          params: Object.entries(params).map(([name, value]) => ({ __typename: 'FindingParam', name, value })),
        },
      ],
    },
  },
});
const RETINOL = { id: 'retinol', english: 'Contains Vitamin A.', serbian: 'Sadrži vitamin A.' };

test('a missing warning is added to the precautions in the chosen language', async () => {
  server.answer({ CheckLabel: missingWarning(RETINOL) });
  const user = renderPage(<NewLabel />);
  const wording = await screen.findByRole('group', { name: 'Wording to print: RETINOL' });
  expect(within(wording).getByText('Contains Vitamin A.')).toBeVisible();
  await user.type(screen.getByLabelText('Precautions'), 'For external use.');
  await user.click(within(wording).getByRole('button', { name: 'Srpski' }));
  await user.click(within(wording).getByRole('button', { name: 'Add to precautions: RETINOL' }));
  expect(screen.getByLabelText('Precautions')).toHaveValue('For external use.\nSadrži vitamin A.');
  expect(screen.getByRole('group', { name: 'Why this result' })).toHaveFocus();
});

test('a warning that would make the precautions too long is not added', async () => {
  server.answer({ CheckLabel: missingWarning({ ...RETINOL, english: 'x'.repeat(10_001) }) });
  const user = renderPage(<NewLabel />);
  await user.click(await screen.findByRole('button', { name: 'Add to precautions: RETINOL' }));
  expect(screen.getByLabelText('Precautions')).toHaveValue('');
  expect(await screen.findByText(/longer than 10,000 characters/)).toBeVisible();
});

test('a wording without a translation is shown to readers of Serbian in the original', async () => {
  await i18n.changeLanguage('sr');
  server.answer({ CheckLabel: missingWarning({ ...RETINOL, serbian: null }) });
  renderPage(<NewLabel />);
  const wording = await screen.findByRole('group', { name: 'Tekst za štampu: RETINOL' });
  expect(within(wording).getByText('Contains Vitamin A.')).toHaveAttribute('lang', 'en');
  expect(within(wording).getByText('Ovaj tekst nije preveden: original je na engleskom.')).toBeVisible();
  await i18n.changeLanguage('en');
});

describe('a label of which nothing is typed', () => {
  const missing = (item: string) => ({
    __typename: 'Finding',
    code: 'ITEM_MISSING',
    severity: 'ERROR',
    ingredient: null,
    span: null,
    reference: '',
    action: 'ADD_ITEM',
    params: [{ __typename: 'FindingParam', name: 'item', value: item }],
  });
  const empty = checkResponse('');
  const checked = {
    data: {
      checkLabel: {
        ...empty.data.checkLabel,
        result: 'RED',
        isIngredientList: false,
        findings: ['ingredients', 'batch'].map(missing),
      },
    },
  };

  test('is not red: its mandatory items are a checklist', async () => {
    server.answer({ CheckLabel: checked });
    renderPage(<NewLabel />);
    expect(await screen.findByText('Nothing to check yet')).toBeVisible();
    expect(screen.queryByText('Not compliant')).toBeNull();
    const items = within(screen.getByRole('list', { name: 'Mandatory items' }));
    expect(items.getByText('Batch number').closest('li')).toHaveTextContent('Batch number: not typed yet');
    expect(items.getByText('Nominal content').closest('li')).toHaveTextContent('Nominal content: there');
  });
});
