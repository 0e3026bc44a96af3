import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { useGraphqlStub } from '../../../tests/support/graphqlStub.ts';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { aSession } from '../../../tests/support/session.ts';
import { again } from '../../../tests/support/again.ts';
import { RECENT_KEY, restoreSession, startSession } from '../../shared/session/sessionStore.ts';
import type { Role } from '../../../domain/account/roles.ts';
import { readSessionStorage } from '../../shared/useSessionStorageState.ts';
import GuidePage from './GuidePage.tsx';

const SENTENCE = 'Nothing to see here, yet...coming soon';
const server = useGraphqlStub();
const none = { items: [], totalCount: 0 };
const company = { __typename: 'Company', id: 'c', name: 'Lavanda' };
const red = {
  __typename: 'Label',
  id: 'l',
  slug: 'lak',
  name: 'Lak',
  productCode: 'BK-1',
  resultChangedAt: null,
  company,
};
const work = {
  expiringDocuments: { __typename: 'ExpiringDocumentPage', ...none },
  labels: { __typename: 'LabelPage', items: [red], totalCount: 26 },
};

let stop: () => void;
beforeEach(() => {
  localStorage.clear();
  stop = restoreSession();
});
afterEach(() => stop());

function Page() {
  const { pathname } = useLocation();
  return pathname === '/vodic' ? <GuidePage /> : <output>{pathname}</output>;
}
function open(role: Role, withPifs = true) {
  startSession(aSession(role));
  server.answer({
    MyWork: {
      data: {
        ...work,
        ...(withPifs && { pifs: { __typename: 'PifPage', ...none }, pifTasks: { __typename: 'PifTaskPage', ...none } }),
      },
    },
  });
  return renderPage(<Page />, { address: '/vodic' });
}

test('a consultant finds the sentence of the specification and the work below it', async () => {
  open('user');
  expect(screen.getByText(SENTENCE)).toBeInTheDocument();
  const region = within(screen.getByRole('region', { name: 'My work' }));
  expect(await region.findByRole('link', { name: '26 labels are not compliant' })).toHaveAttribute(
    'href',
    '/deklaracije?status=3&company=Sve&sort=latest-modified',
  );
  expect(region.getByRole('link', { name: 'Lak' })).toHaveAttribute('href', '/deklaracije/lak');
  expect(region.queryByText('Expired documents')).toBeNull();
  expect(server.sent('MyWork').map(({ variables }) => variables)).toEqual([{ reviews: true, pifs: true }]);
});

again.each([
  ['client', { reviews: false, pifs: true }],
  ['dcp', { reviews: false, pifs: false }],
] as const)('a %s is asked only for what the role reads, and has no box to check a list', async (role, variables) => {
  open(role, role === 'client');
  await waitFor(() => expect(server.sent('MyWork')[0]?.variables).toEqual(variables));
  expect(screen.queryByLabelText('Ingredient list to check')).toBeNull();
});

test('a list is handed to the check of a list', async () => {
  const user = open('user');
  await user.type(screen.getByLabelText('Ingredient list to check'), 'Aqua, Glycerin');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('/tools/incicheck')).toBeInTheDocument();
  expect(readSessionStorage('incicheck.text')).toBe('Aqua, Glycerin');
});

test('what was opened last leads there again', () => {
  const items = [{ kind: 'FORMULA', slug: 'krema', name: 'Krema', code: 'ZH-1', openedAt: Date.now() }];
  localStorage.setItem(RECENT_KEY, JSON.stringify({ person: aSession('user').user.id, items }));
  open('user');
  expect(screen.getByRole('link', { name: 'Krema' })).toHaveAttribute('href', '/incigen/krema');
});

test('a failure is told and the rest of the page stays', async () => {
  startSession(aSession('user'));
  renderPage(<Page />, { address: '/vodic' });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByLabelText('Ingredient list to check')).toBeInTheDocument();
});

test('the glossary explains the abbreviations', () => {
  open('user');
  expect(within(screen.getByRole('region', { name: 'Glossary' })).getByText(/Margin of safety/)).toBeInTheDocument();
});
