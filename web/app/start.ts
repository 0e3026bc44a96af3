import { restoreSession } from '../shared/session/sessionStore.ts';
import { loadFonts } from '../shared/theme/loadFonts.ts';
import { loadNext } from './loadNext.ts';

// The first that the entry imports: what the first render needs arrives while the rest of the start is evaluated, which
// takes a slow phone half a second.
restoreSession();
loadFonts();
export const nextLoaded = loadNext();
