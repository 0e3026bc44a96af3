import { again } from '../support/again.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../domain/account/roles.ts';
import type { Language } from '../../domain/language.ts';
import { accounts, DEMO_PASSWORD } from '../../mocks/demo-data/accounts.ts';
import { useSlice } from '../support/sliceApp.tsx';
import { i18n } from '../../web/shared/i18n/i18n.ts';
import { makeSignedPif } from '../support/signedPif.ts';
import { signIn } from '../support/signIn.ts';

describe('signing in', () => {
  const MAX_FAILURES = 2;
  const { stack, visit } = useSlice({
    env: () => ({
      LOGIN_FAILURES_PER_ACCOUNT: String(MAX_FAILURES),
      FAILED_LOGIN_MS: '1',
    }),
  });
  type User = Awaited<ReturnType<typeof visit>>;

  /** Opens the sign-in page by signing out, which ends the session of the role for the tests that follow. */
  async function toSignIn(role: Role, language: Language): Promise<User> {
    const user = await visit({ role, address: '/deklaracije', language });
    await user.click(await screen.findByRole('button', { name: /^(Sign out|Odjavi se)$/ }));
    await screen.findByLabelText(/^(Password|Lozinka)$/);
    return user;
  }

  const email = () => screen.getByLabelText(/^E-(mail|pošta)$/);
  const password = () => screen.getByLabelText(/^(Password|Lozinka)$/);

  /** Fills in the form, presses Enter and waits until the attempt is over. */
  async function attempt(user: User, address: string, secret: string): Promise<void> {
    await user.type(email(), address);
    await user.type(password(), `${secret}{Enter}`);
    await waitFor(() => expect(email()).toHaveValue(''));
  }

  const texts = {
    en: {
      wrong: 'Incorrect email or password',
      locked: /^Too many failed attempts\. You can try again at \d\d:\d\d\.$/,
      deactivated: 'The account is deactivated.',
    },
    sr: {
      wrong: 'Pogrešna e-adresa ili lozinka',
      locked: /^Previše neuspelih pokušaja\. Pokušajte ponovo u \d\d:\d\d\.$/,
      deactivated: 'Nalog je deaktiviran.',
    },
  };

  describe.each([
    [test, 'en', 'client'],
    [again, 'sr', 'dcp'],
  ] as const)('a refused sign-in', (declare, language, role) => {
    declare(
      `in ${language} says in the language of the page what the matter is, and leaves empty fields that are not marked`,
      async () => {
        const user = await toSignIn(role, language);
        const refused = (text: string | RegExp) => {
          expect(screen.getAllByRole('alert')).toHaveLength(1);
          expect(screen.getByRole('alert')).toHaveTextContent(text);
          expect(email()).toHaveFocus();
          for (const field of [email(), password()]) {
            expect(field).toHaveValue('');
            expect(field).toBeValid();
          }
        };
        const stranger = `stranger-${language}@dosije.example`;
        for (let failures = 0; failures < MAX_FAILURES; failures += 1) {
          await attempt(user, stranger, 'Wrong@2026x');
          refused(texts[language].wrong);
        }
        await attempt(user, stranger, 'Wrong@2026x');
        refused(texts[language].locked);
        await attempt(user, accounts['bivsi.konsultant'].email, DEMO_PASSWORD);
        refused(texts[language].deactivated);
      },
    );
  });

  again('the AI server is being checked until the sign-in there has ended', async () => {
    const user = await toSignIn('user', 'en');
    await stack().ai.fault({ kind: 'slow', delayMs: 2_000, times: 1 });
    await user.type(email(), accounts.konsultant.email);
    await user.type(password(), `${DEMO_PASSWORD}{Enter}`);
    await screen.findByRole('heading', { level: 1, name: 'Labels' });
    expect(await screen.findByRole('img', { name: 'AI server: checking' })).toBeVisible();
    expect(await screen.findByRole('img', { name: 'AI server: connected' })).toBeVisible();
  });
});

describe('an inspection', () => {
  const { stack, visit } = useSlice();

  let slug = '';
  beforeAll(async () => {
    const { token } = JSON.parse(await signIn(stack(), 'user')) as { token: string };
    slug = await makeSignedPif(stack().bffUrl, token, 'Krema za inspekciju');
  });

  const openVersions = async (role: 'user' | 'client' = 'user') => {
    const user = await visit({ role, address: `/pifs/opis/${slug}` });
    await user.click(await screen.findByRole('button', { name: 'More steps' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Signed versions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Signed versions' }));
    await dialog.findByText('Version 1');
    return { user, dialog };
  };

  test('staff makes a link, an inspector opens it in either language, and nobody does once it is revoked', async () => {
    const { user, dialog } = await openVersions();
    await user.click(await dialog.findByRole('button', { name: 'New link' }));
    await user.click(dialog.getByRole('button', { name: 'Create link' }));
    expect(dialog.getByText('Say whom the link is for.')).toBeVisible();
    await user.type(dialog.getByLabelText('Recipient and purpose'), 'Inspekcija & nadzor');
    await user.clear(dialog.getByLabelText('Days'));
    await user.type(dialog.getByLabelText('Days'), '31');
    expect(dialog.getByText('Enter a whole number from 1 to 30.')).toBeVisible();
    await user.clear(dialog.getByLabelText('Days'));
    await user.type(dialog.getByLabelText('Days'), '30');
    await user.click(dialog.getByRole('button', { name: 'Create link' }));
    const made = await dialog.findByLabelText<HTMLInputElement>('Address');
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(made.value);
    const { pathname, hash } = new URL(made.value);

    await visit({ role: 'client', address: pathname + hash });
    expect(await screen.findByRole('heading', { name: 'Krema za inspekciju' })).toBeVisible();
    expect(screen.getByText(/^Shown through a link made by .+ for: Inspekcija & nadzor$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download Krema za inspekciju 1.pdf' })).toBeEnabled();
    expect(screen.getByText('The signed version has no files.')).toBeVisible();
    await i18n.changeLanguage('sr');
    expect(
      await screen.findByText(/^Prikazano preko linka koji stavlja na uvid .+, svrha: Inspekcija & nadzor$/),
    ).toBeVisible();

    const staff = await openVersions();
    expect(await staff.dialog.findByText(/^opened 1 time, last used on /)).toBeVisible();
    await staff.user.click(staff.dialog.getByRole('button', { name: 'Revoke the link for Inspekcija & nadzor' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Revoke this link?' }));
    await staff.user.click(asked.getByRole('button', { name: 'Revoke' }));
    expect(await staff.dialog.findByText(/revoked by /)).toBeVisible();

    await visit({ role: 'user', address: pathname + hash });
    expect(await screen.findByText('This link is not valid')).toBeVisible();
    expect(screen.queryByText('Krema za inspekciju')).toBeNull();
  });

  again('a client sees the signed versions without links', async () => {
    const { dialog } = await openVersions('client');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Download version 1' })).toBeVisible());
    expect(dialog.queryByText('Links for inspectors')).toBeNull();
  });
});
