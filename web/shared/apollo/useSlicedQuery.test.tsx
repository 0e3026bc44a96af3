import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { useSlicedQuery } from './useSlicedQuery.ts';

interface Data {
  title: string;
}

const query: TypedDocumentNode<Data> = gql`
  query Title {
    title
  }
`;

/** Renders a component that shows the title, and tells what each of its renders saw. */
function renderTitle({ known, failure, isAsked = true }: { known?: string; failure?: Error; isAsked?: boolean } = {}) {
  let answer: (title: string) => void = () => undefined;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        answer = (title) => {
          if (failure) observer.error(failure);
          else observer.next({ data: { title } });
          observer.complete();
        };
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const write = (title: string) => client.writeQuery({ query, data: { title } });
  if (known !== undefined) write(known);
  const seen: string[] = [];
  function Title({ isAsked }: { isAsked: boolean }) {
    // oxlint-disable-next-line typescript/no-deprecated -- the generated hooks, which this one serves, know `skip` only
    const { data, loading, error } = useSlicedQuery(query, { skip: !isAsked });
    const text = error ? 'failed' : loading ? 'loading' : String(data?.title);
    seen.push(text);
    return <p>{text}</p>;
  }
  const titleOf = (isAsked: boolean) => (
    <ApolloProvider client={client}>
      <Title isAsked={isAsked} />
    </ApolloProvider>
  );
  const { rerender } = render(titleOf(isAsked));
  return { seen, write, answer: (title: string) => answer(title), ask: () => rerender(titleOf(true)) };
}

const shown = (text: string) => screen.findByText(text, { selector: 'p' });

test('what arrives is first kept back, and rendered in a second pass that can be interrupted', async () => {
  const { seen, answer } = renderTitle();
  const before = seen.length;
  act(() => answer('Hand cream'));
  await shown('Hand cream');
  expect(seen.slice(before)).toEqual(['loading', 'Hand cream']);
});

test('what is known when the component appears is rendered at once', () => {
  expect(renderTitle({ known: 'Hand cream' }).seen).toEqual(['Hand cream']);
});

test('what is known when it is asked for is rendered at once', () => {
  const { seen, ask } = renderTitle({ known: 'Hand cream', isAsked: false });
  ask();
  expect(seen).toEqual(['undefined', 'Hand cream']);
});

test('what changes later is rendered at once, and once', async () => {
  const { seen, write } = renderTitle({ known: 'Hand cream' });
  act(() => void write('Face cream'));
  await shown('Face cream');
  expect(seen).toEqual(['Hand cream', 'Face cream']);
});

test('a failure is rendered at once', async () => {
  const { seen, answer } = renderTitle({ failure: new Error('No answer') });
  const before = seen.length;
  act(() => answer(''));
  await shown('failed');
  expect(seen.slice(before)).not.toContain('loading');
});
