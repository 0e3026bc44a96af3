import { createStore } from '../store/createStore.ts';

/** What is open over the page: the search of everything, the list of the keys, or neither. */
export const openedSearch = createStore<'search' | 'keys' | null>(null);
