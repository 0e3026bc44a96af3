import type { StorageManager } from '@mui/material/styles';
import { readStored, writeStored } from '../storage.ts';

/** The storage key of the selected colour scheme: specification, section 1. */
export const DARK_MODE_KEY = 'isDarkMode';

const modeOf = (text: string | null) => (text === 'true' ? 'dark' : text === 'false' ? 'light' : undefined);

/**
 * Stores Material UI's mode under the specification's key as 'true' or 'false'. Nothing is stored before a selection,
 * so that a first visit follows the system. Material UI has two more keys, one for each scheme; they are not needed
 * here.
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
