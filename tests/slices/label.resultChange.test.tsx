import { screen, within } from '@testing-library/react';
import { useSlice } from '../support/sliceApp.tsx';

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

test('a better result names the entries that no longer apply', async () => {
  await respondWith({ pre: 3, posle: 1 });
  await visit({ role: 'user', address: '/deklaracije/krema' });
  expect(await shown()).toHaveTextContent('No longer found: SALICYLIC ACID · Annex VI/2');
});

test('a label whose result a person changed names no change of the law', async () => {
  await respondWith(null);
  await visit({ role: 'user', address: '/deklaracije/krema' });
  await screen.findByRole('heading', { level: 1, name: 'Krema' });
  expect(screen.queryByRole('region', { name: 'Change of the result' })).toBeNull();
});

test('the change is told in Serbian', async () => {
  await respondWith({});
  await visit({ role: 'user', address: '/deklaracije/krema', language: 'sr' });
  const change = await shown();
  expect(change).toHaveTextContent('Povod: Uvoz: Prilog III od');
  expect(change).toHaveTextContent('Prilog III, redni broj 98');
});
