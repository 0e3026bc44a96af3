import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { useListParams, type ListParams } from './useListParams.ts';

interface Filters {
  word: string;
  size: number;
  page: number;
}
const number = (otherwise: number) => ({
  parse: (text: string | null) => (text && /^\d+$/.test(text) ? Number(text) : otherwise),
  format: (value: number) => (value === otherwise ? null : String(value)),
});
const spec: ListParams<Filters> = {
  word: { parse: (text) => text ?? '', format: (word) => word || null },
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
  expect(list('?word=gel&page=3')().values).toEqual({ word: 'gel', size: 10, page: 3 });
  expect(list('?size=many&page=-1')().values).toEqual({ word: '', size: 10, page: 1 });
});

test('defaults are not written to the address', () => {
  const now = list('?lng=sr&word=gel');
  act(() => now().set({ word: '', size: 20 }));
  expect(now().address).toBe('?lng=sr&size=20');
});

test('a change of a filter leads back to the first page', () => {
  const now = list('?page=5');
  act(() => now().set({ word: 'gel' }));
  expect(now().values).toEqual({ word: 'gel', size: 10, page: 1 });
  act(() => now().set({ page: 2 }));
  expect(now().values).toEqual({ word: 'gel', size: 10, page: 2 });
  act(() => now().set({ word: 'gel' }));
  expect(now().values.page).toBe(2);
});

test('two changes in one event are both applied', () => {
  const now = list('');
  act(() => {
    now().set({ word: 'gel' });
    now().set({ size: 20 });
  });
  expect(now().values).toEqual({ word: 'gel', size: 20, page: 1 });
});

test('a change adds a history entry unless it replaces the current one', () => {
  const now = list('?word=gel');
  act(() => now().set({ word: 'gel' }));
  expect(now().type).toBe('POP');
  act(() => now().set({ size: 20 }));
  expect(now().type).toBe('PUSH');
  act(() => now().set({ size: 30 }, { replace: true }));
  expect(now().type).toBe('REPLACE');
});
