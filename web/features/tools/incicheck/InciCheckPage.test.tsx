import { screen, waitFor, within } from '@testing-library/react';
import { useGraphqlStub } from '../../../../tests/support/graphqlStub.ts';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import type { Check } from '../../../subjects/check/findingText.ts';
import InciCheckPage from './InciCheckPage.tsx';

const server = useGraphqlStub();
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => sessionStorage.clear());

const field = () => screen.getByRole('textbox', { name: 'The list as printed' });
/** A check that recognises every name of the text. */
const checkOf = (text: string): Check => ({
  result: 'GREEN',
  isIngredientList: true,
  recognised: 1,
  total: 1,
  checkedOn: '2026-11-21',
  knowledge: [],
  findings: [],
  leftOut: [],
  names: [
    {
      text,
      inciName: text.toUpperCase(),
      ingredientId: null,
      annexEntry: null,
      match: 'EXACT',
      suggestions: [],
      span: { start: 0, end: text.length },
      isNano: false,
      inMayContain: false,
      percent: null,
    },
  ],
});
const textOf = (variables: Record<string, unknown>) => (variables.input as { text: string }).text;
const answering = () =>
  server.answer({ CheckIngredients: (variables) => ({ data: { checkIngredients: checkOf(textOf(variables)) } }) });

test('the names of the text are shown while the check is loading', async () => {
  server.answer({ CheckIngredients: 'never' });
  const user = renderPage(<InciCheckPage />);
  expect(screen.getByText('Paste an ingredient list')).toBeVisible();
  await user.click(field());
  await user.paste('Aqua, Glycerin; Parfum');
  expect(await screen.findByText('3 names read; checking…')).toBeVisible();
  expect(server.sent('CheckIngredients').length).toBeLessThan(2);
});

test('a late response is never shown beside a newer text', async () => {
  answering();
  const fetch = globalThis.fetch;
  const held: (() => void)[] = [];
  globalThis.fetch = (input, init) => {
    const response = fetch(input, init);
    return (init?.body as string).includes('"text":"Aqua"')
      ? new Promise((resolve) => held.push(() => resolve(response)))
      : response;
  };
  const user = renderPage(<InciCheckPage />);
  await user.click(field());
  await user.paste('Aqua');
  await waitFor(() => expect(held).toHaveLength(1));
  await user.clear(field());
  await user.paste('Glycerin');
  expect(await screen.findByRole('button', { name: '1. GLYCERIN' })).toBeVisible();
  held[0]?.();
  await user.type(field(), ' ');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save the check' })).toBeEnabled());
  expect(screen.queryByRole('button', { name: '1. AQUA' })).toBeNull();
});

test('while the ingredient knowledge is not loaded, the check can be retried without losing the text', async () => {
  server.answer({ CheckIngredients: { error: { code: 'UPSTREAM_UNAVAILABLE' } } });
  const user = renderPage(<InciCheckPage />);
  await user.click(field());
  await user.paste('Aqua');
  const alert = await screen.findByRole('alert');
  expect(screen.queryByText('Compliant')).toBeNull();
  expect(field()).toHaveValue('Aqua');
  answering();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Compliant')).toBeVisible();
  expect(screen.getByText('No findings')).toBeVisible();
});

test('a text of more than 100,000 characters is not sent', async () => {
  answering();
  const user = renderPage(<InciCheckPage />);
  await user.click(field());
  await user.paste('A'.repeat(100_001));
  expect(await screen.findByText(/^The list is longer than 100,000 characters/)).toBeVisible();
  await waitFor(() => expect(field()).toHaveValue('A'.repeat(100_001)));
  expect(server.sent('CheckIngredients')).toHaveLength(0);
});

test('the name of a check stays in the field when saving fails', async () => {
  answering();
  server.answer({ SaveCheckedList: { error: { code: 'CONFLICT', userMessage: 'Naziv je zauzet' } } });
  const user = renderPage(<InciCheckPage />);
  await user.click(field());
  await user.paste('Aqua');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save the check' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Save the check' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Give the check a name.')).toBeVisible();
  expect(server.sent('SaveCheckedList')).toHaveLength(0);
  await user.type(dialog.getByRole('textbox'), 'Gel{Enter}');
  expect(await dialog.findByText('Naziv je zauzet')).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('Gel');
});
