import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { useCallback, useRef, useState, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { examples } from './examples.ts';
import { SignIn, type SignedIn } from './SignIn.tsx';

type Fetcher = ComponentProps<typeof GraphiQL>['fetcher'];

/**
 * The editor for developers, with a sign-in above it. Headers that somebody enters in the editor come before the
 * session's.
 */
function Explorer() {
  const [signedIn, setSignedIn] = useState<SignedIn | null>(null);
  const token = useRef<string | null>(null);
  const change = (next: SignedIn | null) => {
    token.current = next?.token ?? null;
    setSignedIn(next);
  };
  const fetcher = useCallback<Fetcher>(async (body, options) => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token.current !== null && { authorization: `Bearer ${token.current}` }),
        ...options?.headers,
      },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Awaited<ReturnType<Fetcher>>;
  }, []);
  return (
    <>
      <SignIn signedIn={signedIn} onChange={change} />
      <main>
        <GraphiQL fetcher={fetcher} defaultTabs={examples} shouldPersistHeaders={false} />
      </main>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Explorer />);
