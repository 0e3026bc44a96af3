import { screen, waitFor } from '@testing-library/react';
import type { Role } from '../../domain/account/roles.ts';
import type { Language } from '../../domain/language.ts';
import { accounts, DEMO_PASSWORD } from '../../mocks/seed/accounts.ts';
import { useSlice } from '../support/sliceApp.tsx';

const MAX_FAILURES = 2;
const { stack, visit } = useSlice({
  env: () => ({
    LOGIN_FAILURES_PER_ACCOUNT: String(MAX_FAILURES),
    FAILED_LOGIN_MS: '1',
    UPSTREAM_ATTEMPT_MS: '30000',
    UPSTREAM_TOTAL_MS: '30000',
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
  ['en', 'client'],
  ['sr', 'dcp'],
] as const)('a refused sign-in in %s', (language, role) => {
  test('says in the language of the page what the matter is, and leaves empty fields that are not marked', async () => {
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
  });
});

test('the AI server is being checked until the sign-in there has ended', async () => {
  const user = await toSignIn('user', 'en');
  await stack().ai.fault({ kind: 'hang' });
  await user.type(email(), accounts.konsultant.email);
  await user.type(password(), `${DEMO_PASSWORD}{Enter}`);
  await screen.findByRole('heading', { level: 1, name: 'Labels' });
  expect(await screen.findByRole('img', { name: 'AI server: checking' })).toBeVisible();
  expect(await screen.findByRole('img', { name: 'AI server: not connected' })).toBeVisible();
});
