import type { StorageManager } from '@mui/material/styles';
import { readStored, writeStored } from '../storage.ts';

/** Where the chosen colour scheme is kept: specification, section 1. */
export const DARK_MODE_KEY = 'isDarkMode';

const modeOf = (text: string | null) => (text === 'true' ? 'dark' : text === 'false' ? 'light' : undefined);

/**
 * Keeps Material UI's mode under the specification's key, 'true' or 'false'. Nothing is written until somebody chooses, so
 * that a first visit follows the system. The toolkit asks for two more keys, one for each scheme; there is nothing to keep there.
 */
export const modeStorage: StorageManager = ({ key }) => {
  const isMode = key === 'mui-mode';
  return {
    get: (otherwise: unknown) => (isMode ? (modeOf(readStored(DARK_MODE_KEY)) ?? otherwise) : otherwise),
    set: (mode: unknown) => {
      if (isMode) writeStored(DARK_MODE_KEY, String(mode === 'dark'));
    },
    subscribe: (handler: (mode: unknown) => void) => {
      if (!isMode) return () => undefined;
      const follow = (event: StorageEvent) => {
        if (event.key === DARK_MODE_KEY) handler(modeOf(event.newValue) ?? 'system');
      };
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },
  };
};
