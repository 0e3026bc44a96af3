import { act, render, screen } from '@testing-library/react';
import { createStore, useStore } from './createStore.ts';

test('a listener is called after every change of the value, until it unsubscribes', () => {
  const store = createStore(1);
  const seen: number[] = [];
  const unsubscribe = store.subscribe(() => seen.push(store.get()));
  store.set(2);
  store.set(2);
  store.set(3);
  unsubscribe();
  store.set(4);
  expect(seen).toEqual([2, 3]);
});

test('a listener that unsubscribes another one does not keep a third from being called', () => {
  const store = createStore(1);
  const seen: string[] = [];
  let unsubscribe: () => void = () => undefined;
  store.subscribe(() => unsubscribe());
  unsubscribe = store.subscribe(() => undefined);
  store.subscribe(() => seen.push('third'));
  store.set(2);
  expect(seen).toEqual(['third']);
});

test('a component renders the current value', () => {
  const store = createStore('a');
  function Value() {
    return <p>{useStore(store)}</p>;
  }
  render(<Value />);
  expect(screen.getByText('a')).toBeVisible();
  act(() => store.set('b'));
  expect(screen.getByText('b')).toBeVisible();
});
