import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';

type Fetcher = React.ComponentProps<typeof GraphiQL>['fetcher'];

/** Sends the operation with the headers of the headers editor, where a developer enters the Authorization header. */
const fetcher: Fetcher = async (body, options) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...options?.headers },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Awaited<ReturnType<Fetcher>>;
};

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <GraphiQL
      fetcher={fetcher}
      defaultHeaders={'{ "Authorization": "Bearer " }'}
      shouldPersistHeaders={false}
      defaultEditorToolsVisibility="headers"
    />,
  );
}
