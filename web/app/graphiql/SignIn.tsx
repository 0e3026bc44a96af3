import { useId, useState, type SyntheticEvent } from 'react';

const LOGIN = `mutation SignIn($input: LoginInput!) {
  login(input: $input) { session { token user { name email } } }
}`;

export interface SignedIn {
  token: string;
  name: string;
}
interface Answer {
  data?: { login: { session: { token: string; user: { name: string | null; email: string | null } } } } | null;
  errors?: { message: string; extensions?: { userMessage?: string } }[];
}

async function signIn(email: string, password: string): Promise<SignedIn> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: LOGIN, variables: { input: { email, password } } }),
  });
  const { data, errors } = (await response.json()) as Answer;
  if (!data) throw new Error(errors?.[0]?.extensions?.userMessage ?? errors?.[0]?.message ?? 'No answer');
  const { token, user } = data.login.session;
  return { token, name: user.name ?? user.email ?? '' };
}

interface Props {
  signedIn: SignedIn | null;
  onChange: (signedIn: SignedIn | null) => void;
}

/**
 * Signs a developer in for the requests of this page. The token is held in memory alone, so that a reload forgets it.
 */
export function SignIn({ signedIn, onChange }: Props) {
  const id = useId();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setFailure('');
    try {
      onChange(await signIn(fields.get('email') as string, fields.get('password') as string));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  if (signedIn)
    return (
      <header>
        <span>Signed in as {signedIn.name}; every request carries the token of this session.</span>
        <button type="button" onClick={() => onChange(null)}>
          Forget it
        </button>
      </header>
    );
  return (
    <header>
      <form onSubmit={(event) => void submit(event)}>
        <label htmlFor={`${id}email`}>E-mail</label>
        <input id={`${id}email`} name="email" type="email" autoComplete="username" required />
        <label htmlFor={`${id}password`}>Password</label>
        <input id={`${id}password`} name="password" type="password" autoComplete="current-password" required />
        <button type="submit" disabled={isBusy}>
          {isBusy ? 'Signing in…' : 'Sign in'}
        </button>
      </form>
      <span role="alert">{failure}</span>
      {!failure && <span>Or enter an access token of the account page in the headers below.</span>}
    </header>
  );
}
