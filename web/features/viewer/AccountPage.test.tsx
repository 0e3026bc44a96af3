import { screen, waitFor, within } from '@testing-library/react';
import { anAccount } from '../../../tests/support/account.ts';
import { useGraphqlStub } from '../../../tests/support/graphqlStub.ts';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { i18n } from '../../shared/i18n/i18n.ts';
import AccountPage from './AccountPage.tsx';

const server = useGraphqlStub();
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => i18n.changeLanguage('en'));

const open = (over: Parameters<typeof anAccount>[0] = {}, address = '/user') => {
  server.answer({ Account: { data: { viewer: anAccount(over) } } });
  return renderPage(<AccountPage />, { address });
};
const rows = async () => {
  const all = await screen.findAllByRole('row');
  return all.slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
};

test('the account is loaded in one request and the e-mail is read-only', async () => {
  const user = open();
  expect(await screen.findByLabelText('Full name')).toHaveValue('Jelena Petrović');
  expect(screen.getByText('Organisation administrator · Lavanda Natura d.o.o.')).toBeVisible();
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await user.type(email, 'x');
  expect(email).toHaveValue('jelena@lavanda.rs');
  expect(email).toHaveAttribute('readonly');
  expect(server.sent('Account')).toHaveLength(1);
});

test.each([
  [
    'en',
    'The server cannot be reached at the moment. Nothing was lost; please try again later.',
    'Click to try again.',
  ],
  [
    'sr',
    'Server trenutno nije dostupan. Ništa nije izgubljeno; pokušajte ponovo kasnije.',
    'Kliknite da pokušate ponovo.',
  ],
])('a failed account request can be retried (%s)', async (language, message, retry) => {
  await i18n.changeLanguage(language);
  const user = renderPage(<AccountPage />, { address: '/user' });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  server.answer({ Account: { data: { viewer: anAccount() } } });
  await user.click(screen.getByRole('button', { name: retry }));
  expect(await screen.findByDisplayValue('Jelena Petrović')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the server’s error message is shown when there is one', async () => {
  server.answer({ Account: { error: { code: 'FORBIDDEN', userMessage: 'Nalog je zaključan' } } });
  renderPage(<AccountPage />);
  expect(await screen.findByText('Nalog je zaključan')).toBeVisible();
});

describe('login statistics', () => {
  const header = () => screen.findByRole('button', { name: /^Login statistics/ });

  test('the age of the password is shown beside the title', async () => {
    open({ passwordChangedAt: '2026-09-02T07:41:00.000Z' });
    expect(await header()).toHaveTextContent('Password changed 2 Sept 2026');
  });

  test('a password that was never changed is marked in red', async () => {
    open({ passwordChangedAt: null });
    const note = within(await header()).getByText('Password not changed');
    expect(note).toHaveStyle({ color: 'var(--mui-palette-error-main)' });
  });

  test('only public IP addresses link to a look-up', async () => {
    const ips = [
      '8.8.8.8',
      '10.0.0.1',
      '::1',
      '2001:4860:4860::8888',
      '"><script>alert(1)</script>',
      'javascript:alert(1)',
      null,
    ];
    const user = open({ loginStats: ips.map((ip, day) => ({ at: `2026-11-${20 - day}T08:00:00.000Z`, ip })) });
    await user.click(await header());
    const table = await rows();
    expect(table.map(([number]) => number)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(table.map(([, time]) => time?.slice(0, 11))).toEqual([
      '20 Nov 2026',
      '19 Nov 2026',
      '18 Nov 2026',
      '17 Nov 2026',
      '16 Nov 2026',
      '15 Nov 2026',
      '14 Nov 2026',
    ]);
    expect(table.map(([, , ip]) => ip)).toEqual([...ips.slice(0, -1), 'unknown']);
    const links = within(screen.getByRole('table')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://ipinfo.io/8.8.8.8',
      'https://ipinfo.io/2001%3A4860%3A4860%3A%3A8888',
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  test('sign-ins are paged by twenty, with the page in the address', async () => {
    const loginStats = Array.from({ length: 45 }, (_, index) => ({
      at: new Date(Date.UTC(2026, 0, 100 - index)).toISOString(),
      ip: `8.8.8.${index}`,
    }));
    const user = open({ loginStats });
    await user.click(await header());
    expect(await rows()).toHaveLength(20);
    expect(screen.getByText('45 logins')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Last' }));
    await waitFor(async () => expect(await rows()).toHaveLength(5));
    expect((await rows())[0]?.[0]).toBe('41');
    expect(screen.getByText('Showing 41 to 45 of 45 results')).toBeVisible();
  });

  test.each([
    ['?page=3', '41'],
    ['?page=99', '41'],
  ])('the address %s opens the sign-ins at number %s', async (search, first) => {
    const loginStats = Array.from({ length: 45 }, () => ({ at: null, ip: '8.8.8.8' }));
    open({ loginStats }, `/user${search}`);
    expect(await header()).toHaveAttribute('aria-expanded', 'true');
    expect((await rows())[0]).toEqual([first, '–', '8.8.8.8']);
  });

  test('Serbian plurals are used for counts', async () => {
    await i18n.changeLanguage('sr');
    const user = open({ loginStats: [1, 2, 3].map(() => ({ at: null, ip: null })) });
    await user.click(await screen.findByRole('button', { name: /^Statistika prijava/ }));
    expect(await screen.findByText('3 prijave')).toBeVisible();
  });
});

test.each([
  [
    'ORG_ADMIN',
    'Not kept by the product server that Dosije is connected to: Safety assessor, Notifications by e-mail.',
  ],
  ['CLIENT', 'Not kept by the product server that Dosije is connected to: Notifications by e-mail.'],
] as const)('what the product server does not keep is left out for %s with one line', async (role, line) => {
  open({ role });
  expect(await screen.findByText(line)).toBeVisible();
});
