import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aSession } from '../../../../tests/support/session.ts';
import { useGraphqlStub } from '../../../../tests/support/graphqlStub.ts';
import { renderPage, settled } from '../../../../tests/support/renderPage.tsx';
import { discardDirtyForms, getLeaveQuestion, markDirty } from '../../../shared/forms/dirtyForms.ts';
import {
  getSession,
  restoreSession,
  startSession,
  updateSession,
  useSession,
} from '../../../shared/session/sessionStore.ts';
import '../../translations.generated.ts';
import { CompanySelector } from './CompanySelector.tsx';

const { answer, sent } = useGraphqlStub();
const lavanda = { __typename: 'Company', id: '64b7f0c2a1d3e4f5a6b7c8da', name: 'Lavanda Natura d.o.o.' };
const ruza = { __typename: 'Company', id: '64b7f0c2a1d3e4f5a6b7c8db', name: 'Ruža' };
const companySelected = (company: typeof ruza | null, selectedCompanyId: string) => ({
  data: {
    selectCompany: {
      __typename: 'SelectCompanyPayload',
      viewer: { __typename: 'User', id: '1', company: company && { ...company, logoUrl: null }, selectedCompanyId },
    },
  },
});
let unsubscribe: () => void = () => undefined;

beforeEach(() => {
  unsubscribe = restoreSession();
  answer({ Companies: { data: { companies: [lavanda, ruza] } } });
});
afterEach(() => {
  act(() => unsubscribe());
  localStorage.clear();
});

function Header() {
  const session = useSession();
  return session && <CompanySelector user={session.user} />;
}
function open(selectedCompanyId: string | null, over: { id?: string } = {}) {
  const session = aSession('admin');
  startSession({ ...session, user: { ...session.user, ...over, selectedCompanyId } });
  const user = renderPage(<Header />);
  fireEvent.pointerMove(document.body);
  return user;
}
const selector = () => screen.getByRole('combobox', { name: 'Company' });
const choose = async (user: ReturnType<typeof open>, name: string) => {
  await screen.findByRole('option', { name });
  await user.selectOptions(selector(), name);
};

test('the companies are requested with the first interaction', async () => {
  startSession(aSession('admin'));
  renderPage(<Header />);
  await settled();
  expect(sent('Companies')).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await screen.findByRole('option', { name: 'Ruža' });
  expect(sent('Companies')).toHaveLength(1);
});

test('the selector offers all companies together and each one', async () => {
  open(lavanda.id);
  expect(selector()).toHaveDisplayValue('Lavanda Natura d.o.o.');
  await screen.findByRole('option', { name: 'Ruža' });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'All companies',
    'Lavanda Natura d.o.o.',
    'Ruža',
  ]);
});

test('selecting a company saves it on the server and in the session', async () => {
  answer({ SelectCompany: companySelected(ruza, ruza.id) });
  const user = open('Sve');
  await choose(user, 'Ruža');
  expect(await screen.findByText('The company was changed successfully.')).toBeVisible();
  expect(sent('SelectCompany')[0]?.variables).toEqual({ input: { companyId: ruza.id } });
  expect(selector()).toHaveDisplayValue('Ruža');
  const { userData } = JSON.parse(localStorage.getItem('userData') ?? '{}') as { userData: Record<string, unknown> };
  expect(userData).toMatchObject({ fastFirmaId: ruza.id, firma: { _id: ruza.id, ime: 'Ruža' } });
});

test('the logo of the chosen company stands beside the selector, and none beside all companies', async () => {
  const session = aSession('admin');
  const company = { ...lavanda, logoUrl: '/files/logos/lavanda.webp' };
  startSession({ ...session, user: { ...session.user, company, selectedCompanyId: lavanda.id } });
  renderPage(<Header />);
  const logo = () => document.querySelector('img')?.getAttribute('src');
  expect(logo()).toBe(company.logoUrl);
  act(() => updateSession((now) => ({ ...now, user: { ...now.user, selectedCompanyId: 'Sve' } })));
  expect(logo()).toBeUndefined();
  await settled();
});

test('a failed change shows the error and keeps the previous company', async () => {
  answer({ SelectCompany: { error: { code: 'CONFLICT', userMessage: 'Firma je zaključana' } } });
  const user = open(lavanda.id);
  await choose(user, 'Ruža');
  expect(await screen.findByText('Firma je zaključana')).toBeVisible();
  answer({ SelectCompany: 'offline' });
  await choose(user, 'All companies');
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  expect(getSession()?.user.selectedCompanyId).toBe(lavanda.id);
  expect(selector()).toHaveDisplayValue('Lavanda Natura d.o.o.');
});

test('the toast about a failed company list stays until a retry', async () => {
  answer({ Companies: { error: { code: 'UPSTREAM_TIMEOUT' } } });
  const user = open('Sve');
  const toast = await screen.findByRole('button', {
    name: /Something went wrong while fetching firm data\. Please try again later\./,
  });
  answer({ Companies: { data: { companies: [ruza] } } });
  await user.click(toast);
  expect(await screen.findByRole('option', { name: 'Ruža' })).toBeInTheDocument();
});

test('an invalid stored company means all companies and logs a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  open('{"$ne":1}');
  await settled();
  expect(selector()).toHaveDisplayValue('All companies');
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});

test('no request is sent without a user id', async () => {
  const user = open('Sve', { id: '' });
  await choose(user, 'Ruža');
  expect(await screen.findByText('User ID is required to change company')).toBeVisible();
  expect(sent('SelectCompany')).toEqual([]);
});

test('no request is sent without a token', async () => {
  const user = open('Sve');
  await screen.findByRole('option', { name: 'Ruža' });
  const list = selector();
  // The session ends between the selection and the request.
  list.addEventListener('change', () => act(() => unsubscribe()), { capture: true, once: true });
  await user.selectOptions(list, 'Ruža');
  expect(await screen.findByText('Authentication token is required')).toBeVisible();
  await waitFor(() => expect(sent('SelectCompany')).toEqual([]));
});

test('changing the company asks about unsaved changes first', async () => {
  answer({ SelectCompany: companySelected(ruza, ruza.id) });
  const user = open(lavanda.id);
  markDirty({}, { save: () => Promise.resolve(true), discard: () => undefined });
  await choose(user, 'Ruža');
  getLeaveQuestion()?.answer(false);
  await settled();
  expect([sent('SelectCompany'), getSession()?.user.selectedCompanyId]).toEqual([[], lavanda.id]);
  expect(selector()).toHaveDisplayValue('Lavanda Natura d.o.o.');
  await choose(user, 'Ruža');
  discardDirtyForms();
  getLeaveQuestion()?.answer(true);
  expect(await screen.findByText('The company was changed successfully.')).toBeVisible();
});
