import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useGraphqlStub } from '../../../tests/support/graphqlStub.ts';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { aSession } from '../../../tests/support/session.ts';
import { restoreSession, startSession } from '../../shared/session/sessionStore.ts';
import { CompanyField } from './CompanyField.tsx';

const server = useGraphqlStub();
const [lavanda, tisa] = ['64b7f0c2a1d3e4f5a6b7c8da', '64b7f0c2a1d3e4f5a6b7c8db'];
let dropStub: () => void;

// Without act, effects run after the rendering as they do in a browser.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  dropStub = restoreSession();
  startSession(aSession('user'));
  const company = (id: string, name: string) => ({ __typename: 'Company', id, name });
  server.answer({
    CompanyChoices: { data: { companies: [company(lavanda, 'Lavanda Natura'), company(tisa, 'Tisa')] } },
  });
});
afterEach(() => dropStub());

function Form() {
  const [companyId, setCompany] = useState('');
  return <CompanyField value={companyId} onChange={setCompany} />;
}

/** Calls back as soon as the list is shown with its choices, before the browser does anything else. */
function whenTheListArrives(callback: (list: HTMLElement) => void): void {
  const observer = new MutationObserver(() => {
    if (!screen.queryByRole('option', { name: 'Tisa' })) return;
    observer.disconnect();
    callback(screen.getByRole('combobox', { name: 'Company' }));
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

test('the company worked on is preselected', async () => {
  renderPage(<Form />);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Company' })).toHaveValue(lavanda));
});

test('a company that is chosen at the moment the list arrives stays chosen', async () => {
  const chosen = new Promise<HTMLElement>((resolve) =>
    whenTheListArrives((list) => {
      fireEvent.change(list, { target: { value: tisa } });
      resolve(list);
    }),
  );
  renderPage(<Form />);
  const list = await chosen;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(list).toHaveValue(tisa);
});
