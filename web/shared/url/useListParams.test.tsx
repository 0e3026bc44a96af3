import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import type { ListParams } from './listParams.ts';
import { useListParams } from './useListParams.ts';

interface Filters {
  filter: string;
  size: number;
  page: number;
}
const number = (otherwise: number) => ({
  parse: (text: string | null) => (text && /^\d+$/.test(text) ? Number(text) : otherwise),
  format: (value: number) => (value === otherwise ? null : String(value)),
});
const spec: ListParams<Filters> = {
  filter: { parse: (text) => text ?? '', format: (filter) => filter || null },
  size: number(10),
  page: number(1),
};

/** A list at an address; `set` changes it. */
function list(address: string) {
  let current!: { values: Filters; set: ReturnType<typeof useListParams<Filters>>[1]; address: string; type: string };
  function Probe() {
    const [values, set] = useListParams(spec);
    current = { values, set, address: useLocation().search, type: useNavigationType() };
    return null;
  }
  render(
    <MemoryRouter initialEntries={[`/list${address}`]}>
      <Probe />
    </MemoryRouter>,
  );
  return () => current;
}

test('a missing or invalid parameter takes its default', () => {
  expect(list('?filter=gel&page=3')().values).toEqual({ filter: 'gel', size: 10, page: 3 });
  expect(list('?size=many&page=-1')().values).toEqual({ filter: '', size: 10, page: 1 });
});

test('defaults are not written to the address', () => {
  const now = list('?lng=sr&filter=gel');
  act(() => now().set({ filter: '', size: 20 }));
  expect(now().address).toBe('?lng=sr&size=20');
});

test('a change of a filter leads back to the first page', () => {
  const now = list('?page=5');
  act(() => now().set({ filter: 'gel' }));
  expect(now().values).toEqual({ filter: 'gel', size: 10, page: 1 });
  act(() => now().set({ page: 2 }));
  expect(now().values).toEqual({ filter: 'gel', size: 10, page: 2 });
  act(() => now().set({ filter: 'gel' }));
  expect(now().values.page).toBe(2);
});

test('two changes in one event are both applied', () => {
  const now = list('');
  act(() => {
    now().set({ filter: 'gel' });
    now().set({ size: 20 });
  });
  expect(now().values).toEqual({ filter: 'gel', size: 20, page: 1 });
});

test('a change adds a history entry unless it replaces the current one', () => {
  const now = list('?filter=gel');
  act(() => now().set({ filter: 'gel' }));
  expect(now().type).toBe('POP');
  act(() => now().set({ size: 20 }));
  expect(now().type).toBe('PUSH');
  act(() => now().set({ size: 30 }, { replace: true }));
  expect(now().type).toBe('REPLACE');
});

test('a search writes its page too, also the first one', () => {
  const now = list('');
  act(() => now().set({ filter: 'gel' }));
  expect(now().address).toBe('?filter=gel&page=1');
  act(() => now().set({ page: 3 }));
  expect(now().address).toBe('?filter=gel&page=3');
  act(() => now().set({ page: 1 }));
  expect(now().address).toBe('?filter=gel&page=1');
  act(() => now().set({ filter: 'krem' }));
  expect(now().address).toBe('?filter=krem&page=1');
  act(() => now().set({ filter: '' }));
  expect(now().address).toBe('');
});
