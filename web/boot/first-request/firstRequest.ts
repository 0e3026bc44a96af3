import { SESSION_KEY } from '../../shared/session/sessionFormat.ts';
import { readStored } from '../../shared/storage.ts';
import { loadFonts } from '../../shared/theme/loadFonts.ts';

// The script at the top of every page. Who has to sign in first runs no more of it.
if (readStored(SESSION_KEY) === null) loadFonts();
else void import('./requestPage.ts').then(({ requestPage }) => requestPage());
