import { again } from '../support/again.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { query, useSlice } from '../support/sliceApp.tsx';

describe('changes of a label', () => {
  const { stack, visit, sent } = useSlice();

  const cards = () => screen.findAllByRole('article');
  const names = async () => (await cards()).map((card) => card.getAttribute('aria-label') ?? '');
  const deletions = async () => (await stack().product.calls()).filter(({ method }) => method === 'DELETE');

  /** Presses Delete on the first card and returns the name of its label. */
  async function askToDelete(user: Awaited<ReturnType<typeof visit>>): Promise<string> {
    const [card] = await cards();
    await user.click(within(card!).getByRole('button', { name: /^Delete / }));
    return card!.getAttribute('aria-label') ?? '';
  }

  describe('deleting', () => {
    again('deleting the last label of the last page leads to the previous page', async () => {
      const user = await visit({ role: 'client', address: '/deklaracije?page=3' });
      await screen.findByText('Showing 9 to 9 of 9 results');
      await askToDelete(user);
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      expect(await screen.findByText('Showing 5 to 8 of 8 results')).toBeVisible();
      expect(query().page).toBe('2');
      expect(await cards()).toHaveLength(4);
    });

    again('dcp has no delete button', async () => {
      await visit({ role: 'dcp', address: '/deklaracije' });
      expect(await cards()).toHaveLength(4);
      expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
    });

    test('deleting a label asks for confirmation and refills the page', async () => {
      const user = await visit({ role: 'user', address: '/deklaracije' });
      const before = await names();
      const total = Number.parseInt(screen.getByText(/ labels of 3 companies$/).textContent);
      await stack().product.clearCalls();
      const deleted = await askToDelete(user);
      expect(await screen.findByText(`“${deleted}” will be deleted for good. This cannot be undone.`)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Delete' }));
      expect(await screen.findByText(`Successfully deleted entry ${deleted}`)).toBeVisible();
      await screen.findByText(`${total - 1} labels of 3 companies`);
      const after = await names();
      expect(after).toHaveLength(4);
      expect(after.slice(0, 3)).toEqual(before.slice(1));
      expect(await deletions()).toHaveLength(1);
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
      expect(sent('Labels')).toHaveLength(2);

      // Cached pages are fetched again, because their labels have moved up.
      await user.click(await screen.findByRole('button', { name: 'Next' }));
      await screen.findByText(`Showing 5 to 8 of ${total - 1} results`);
      await waitFor(async () => expect(await names()).not.toContain(after[3]));
    });

    again('a deleted slug is marked for three seconds only', async () => {
      const user = await visit({ role: 'user', address: '/deklaracije' });
      const [card] = await cards();
      const total = Number(/of (\d+) results/.exec((await screen.findByText(/^Showing 1 to 4 of/)).textContent)?.[1]);
      const slug = within(card!).getByRole('link').getAttribute('href')?.split('/').at(-1) ?? '';
      await askToDelete(user);
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      await screen.findByText(/^Successfully deleted entry/);
      // By then the page in view has been fetched again, so the next response belongs to the next page.
      await screen.findByText(`Showing 1 to 4 of ${total - 1} results`);
      const body = { sveDeklaracije: [{ _id: 'a'.repeat(24), slug, ime: 'Returned' }], brojDeklaracija: 1, stats: [] };
      await stack().product.fault({ kind: 'status', status: 200, path: '/', body });
      await user.click(await screen.findByRole('button', { name: 'Next' }));
      expect(await screen.findByRole('article', { name: 'Returned' })).toBeVisible();
    });

    again('cancelling the confirmation changes nothing', async () => {
      const user = await visit({ role: 'user', address: '/deklaracije' });
      await stack().product.clearCalls();
      const name = await askToDelete(user);
      await user.click(await screen.findByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
      expect(await names()).toContain(name);
      expect(await deletions()).toEqual([]);
    });

    again('a failed deletion keeps the card and can be retried', async () => {
      const user = await visit({ role: 'user', address: '/deklaracije' });
      await stack().product.fault({ kind: 'status', status: 500, method: 'DELETE', path: '/deklaracija/*', times: 1 });
      const name = await askToDelete(user);
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      expect(await screen.findByText('The label was not deleted. Please try again later.')).toBeVisible();
      expect(await names()).toContain(name);

      await askToDelete(user);
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      expect(await screen.findByText(`Successfully deleted entry ${name}`)).toBeVisible();
      await waitFor(async () => expect(await names()).not.toContain(name));
    });

    again('the message of the server is shown', async () => {
      const user = await visit({ role: 'user', address: '/deklaracije' });
      const body = { status: 'fail', message: 'Deklaracija je zaključana.' };
      await stack().product.fault({ kind: 'status', status: 409, method: 'DELETE', path: '/deklaracija/*', body });
      await askToDelete(user);
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      expect(await screen.findByText('Deklaracija je zaključana.')).toBeVisible();
    });
  });

  describe('a list that fails', () => {
    const failing = () => stack().product.fault({ kind: 'status', status: 500, path: '/' });
    const text = /^The server cannot be reached at the moment/;

    test('a failed list can be retried', async () => {
      await failing();
      const user = await visit({ role: 'user', address: '/deklaracije' });
      const retry = await screen.findByRole('button', { name: 'Try again' });
      const toast = await screen.findByRole('button', { name: /Click to try again/ });
      expect(toast).toHaveTextContent(text);
      expect(document.querySelector('.Toastify__progress-bar')).toHaveStyle({ animationDuration: '8000ms' });
      await stack().product.clearFaults();
      await user.click(retry);
      expect(await cards()).toHaveLength(4);
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    });

    again('a failed page change keeps the previous page', async () => {
      const user = await visit({ role: 'admin', address: '/deklaracije' });
      const before = await names();
      await failing();
      await user.click(await screen.findByRole('button', { name: 'Next' }));
      const toast = await screen.findByRole('button', { name: /Click to try again/ });
      expect(await names()).toEqual(before);
      expect(screen.getByText(/^Showing 1 to 4 of/)).toBeVisible();
      await stack().product.clearFaults();
      await user.click(toast);
      expect(await screen.findByText(/^Showing 5 to 8 of/)).toBeVisible();
      await waitFor(async () => expect(await names()).not.toEqual(before));
    });
  });
});

describe('changes of its result', () => {
  const { stack, visit } = useSlice();

  const recheckId = 'a'.repeat(24);
  const finding = (osnov: string) => ({ kod: 'X', tezina: 'greska', sastojak: 'SALICYLIC ACID', osnov });
  const ENTRY = 'Regulation (EC) No 1223/2009, Annex III/98';

  /** A label whose result a run changed. */
  const respondWith = (change: object | null) =>
    stack().product.fault({
      kind: 'status',
      status: 200,
      path: '/deklaracija/krema',
      body: {
        data: {
          data: {
            _id: 'b'.repeat(24),
            slug: 'krema',
            ime: 'Krema',
            verzija: 1,
            status: 3,
            tekstSastava: 'Aqua',
            rezultatChangedAt: '2026-11-22T10:00:00.000Z',
            promenaRezultata: change && {
              provera: recheckId,
              povod: 'uvoz',
              sadrzaj: 'aneksIII',
              datum: '2026-06-17',
              pre: 2,
              posle: 3,
              nastali: [finding(ENTRY)],
              nestali: [finding('Annex VI/2')],
              ...change,
            },
          },
        },
      },
    });
  const shown = () => screen.findByRole('region', { name: /^(Change of the result|Promena rezultata)$/ });

  test('a label says which import changed its result, and leads to all that it changed', async () => {
    await respondWith({});
    await visit({ role: 'dcp', address: '/deklaracije/krema' });
    const change = await shown();
    expect(within(change).getByRole('link', { name: /^Import: Annex III of/ })).toHaveAttribute(
      'href',
      `/vodic/promene?recheck=${recheckId}`,
    );
    expect(change).toHaveTextContent(/To verify→Not compliant/);
  });

  test('a worse result names the entries that brought it', async () => {
    await respondWith({});
    await visit({ role: 'user', address: '/deklaracije/krema' });
    const change = await shown();
    expect(change).toHaveTextContent(`New: SALICYLIC ACID · ${ENTRY}`);
    expect(change).not.toHaveTextContent('Annex VI/2');
  });

  again('a better result names the entries that no longer apply', async () => {
    await respondWith({ pre: 3, posle: 1 });
    await visit({ role: 'user', address: '/deklaracije/krema' });
    expect(await shown()).toHaveTextContent('No longer found: SALICYLIC ACID · Annex VI/2');
  });

  again('a label whose result a person changed names no change of the law', async () => {
    await respondWith(null);
    await visit({ role: 'user', address: '/deklaracije/krema' });
    await screen.findByRole('heading', { level: 1, name: 'Krema' });
    expect(screen.queryByRole('region', { name: 'Change of the result' })).toBeNull();
  });

  again('the change is told in Serbian', async () => {
    await respondWith({});
    await visit({ role: 'user', address: '/deklaracije/krema', language: 'sr' });
    const change = await shown();
    expect(change).toHaveTextContent('Povod: Uvoz: Prilog III od');
    expect(change).toHaveTextContent('Prilog III, redni broj 98');
  });
});
