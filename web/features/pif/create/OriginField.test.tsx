import { screen } from '@testing-library/react';
import { useGraphqlStub } from '../../../../tests/support/graphqlStub.ts';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import { OriginField } from './OriginField.tsx';

const server = useGraphqlStub();
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

test('labels that could not be loaded can be asked for again', async () => {
  const label = { __typename: 'Label', id: '1', slug: 'krema', name: 'Krema', productCode: 'LN-1' };
  server.answer({ PifOrigins: { error: { code: 'UPSTREAM_UNAVAILABLE' } } });
  const user = renderPage(<OriginField kind="LABEL" companyId="1" chosen={null} onChange={() => undefined} />);
  const retry = await screen.findByRole('button', { name: 'Try again' });

  server.answer({ PifOrigins: { data: { labels: { __typename: 'LabelPage', items: [label] } } } });
  await user.click(retry);
  expect(await screen.findByRole('radio', { name: 'Krema · LN-1' })).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
});
