import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { useGraphqlStub } from '../../../tests/support/graphqlStub.ts';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { aSession } from '../../../tests/support/session.ts';
import { endSession, RECENT_KEY, restoreSession, startSession } from '../../shared/session/sessionStore.ts';
import { openedSearch } from '../../shared/ui/openedSearch.ts';
import '../translations.generated.ts';
import { SearchButton } from './SearchButton.tsx';

const server = useGraphqlStub();
const hit = (name: string, more: object = {}) => ({
  __typename: 'SearchHit',
  id: name,
  slug: name.toLowerCase(),
  name,
  code: null,
  company: null,
  labelStatus: null,
  pifStage: null,
  revision: null,
  manufacturer: null,
  rawMaterialType: null,
  annexEntries: [],
  ...more,
});
const group = (kind: string, totalCount: number, hits: object[]) => ({
  __typename: 'SearchGroup',
  kind,
  totalCount,
  hasUncounted: false,
  hits,
});
const found = [
  group(
    'LABEL',
    7,
    ['Krema-1', 'Krema-2', 'Krema-3', 'Krema-4', 'Krema-5'].map((name) => hit(name)),
  ),
  group('FORMULA', 1, [hit('Krema-F', { revision: 3 })]),
  group('COMPANY', 1, [hit('Krema-C')]),
];
const person = aSession('user');

let stop: () => void;
beforeEach(() => {
  localStorage.clear();
  openedSearch.set(null);
  stop = restoreSession();
  startSession(person);
  server.answer({ Search: { data: { search: found } } });
});
afterEach(() => stop());

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <SearchButton isPhone={false} />
      <input aria-label="Field" />
      <output>{pathname + search}</output>
    </>
  );
}
const box = () => screen.findByRole('combobox', { name: 'Search everything' });
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const address = () => screen.getByText(/^\//).textContent;
const chosen = () => screen.getByRole('option', { selected: true }).textContent;
async function open() {
  const user = renderPage(<Page />);
  await user.keyboard('{Control>}k{/Control}');
  await box();
  return user;
}

test('Ctrl+K opens it from a field, and Escape gives the focus back', async () => {
  const user = renderPage(<Page />);
  await user.click(screen.getByLabelText('Field'));
  await user.keyboard('{Control>}k{/Control}');
  expect(await box()).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByLabelText('Field')).toHaveFocus());
});

test('before anything is typed it offers what was opened last and what can be begun', async () => {
  const items = [{ kind: 'LABEL', slug: 'gel', name: 'Gel', code: 'G-1', openedAt: Date.now() }];
  localStorage.setItem(RECENT_KEY, JSON.stringify({ person: person.user.id, items }));
  await open();
  expect(names()[0]).toContain('Gel G-1');
  expect(names()).toContain('New formula');
  expect(server.sent('Search')).toEqual([]);
});

test.each([
  ['of somebody else', JSON.stringify({ person: 'x', items: [{ kind: 'LABEL', slug: 'gel', name: 'Gel' }] })],
  ['that was tampered with', '{"person":1,"items":"x"}'],
])('a record %s is ignored', async (_, stored) => {
  localStorage.setItem(RECENT_KEY, stored);
  await open();
  expect(names().join()).not.toContain('Gel');
});

test('what was opened last is deleted with the session', () => {
  localStorage.setItem(RECENT_KEY, '{}');
  endSession('logout');
  expect(localStorage.getItem(RECENT_KEY)).toBeNull();
});

test('a burst of letters is one request, and several kinds show two lines each', async () => {
  const user = await open();
  await user.keyboard('krema');
  await waitFor(() => expect(names()).toEqual(['Krema-1 ', 'Krema-2 ', 'Krema-F Revision 3', 'Krema-C ']));
  expect(server.sent('Search').map(({ variables }) => variables)).toEqual([{ text: 'krema' }]);
  expect(screen.getByText('9 results')).toBeInTheDocument();
});

test('arrows move through all lines and around the end, Enter opens one', async () => {
  const user = await open();
  await user.keyboard('krema');
  await waitFor(() => expect(names()).toHaveLength(4));
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toContain('Krema-C');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(chosen()).toContain('Krema-F');
  expect(await box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/incigen/krema-f');
});

test('Tab keeps the kind of the active line with a way to its list, and shows all kinds again', async () => {
  const user = await open();
  await user.keyboard('krema');
  await waitFor(() => expect(names()).toHaveLength(4));
  await user.keyboard('{Tab}');
  const labels = within(screen.getByRole('group', { name: 'Labels 7' }));
  expect(labels.getAllByRole('option')).toHaveLength(6);
  await user.keyboard('{Tab}');
  expect(names()).toHaveLength(4);
  await user.keyboard('{Tab}{ArrowUp}{Enter}');
  expect(address()).toMatch(/^\/deklaracije\?filter=krema/);
});

test('nothing found is said, with what else to try', async () => {
  server.answer({ Search: { data: { search: [] } } });
  const user = await open();
  await user.keyboard('xyzzyx');
  expect(await screen.findByText(/Nothing found for “xyzzyx”/)).toBeInTheDocument();
});

test('a failure is told and can be tried again', async () => {
  server.answer({ Search: { error: { code: 'UPSTREAM_UNAVAILABLE' } } });
  const user = await open();
  await user.keyboard('krema');
  await screen.findByRole('alert');
  server.answer({ Search: { data: { search: found } } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toHaveLength(4));
});

test('two letters are not searched for', async () => {
  const user = await open();
  await user.keyboard('kr');
  expect(await screen.findByText(/at least 3 characters/)).toBeInTheDocument();
  expect(server.sent('Search')).toEqual([]);
});

test('the key ? lists the keys outside a field, unless it was turned off', async () => {
  const user = renderPage(<Page />);
  await user.type(screen.getByLabelText('Field'), '?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(document.body);
  await user.keyboard('?');
  await user.click(await screen.findByRole('checkbox', { name: 'The key ? opens this list' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
});
