import { createStore } from '../store/createStore.ts';

/** The token of the session for which the sign-in at the AI server is under way; null while there is none. */
export const aiSignIn = createStore<string | null>(null);
