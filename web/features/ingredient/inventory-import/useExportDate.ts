import { useState } from 'react';
import { localToday } from '../../../shared/localToday.ts';

/** What is wrong with a typed day: there is none, or it is in the future. Keys below `import.error`. */
type DateError = 'dateMissing' | 'dateLater';

/** The day of an export whose file does not name it. */
export interface ExportDate {
  value: string;
  error: DateError | null;
  change: (value: string) => void;
  /** The day, or null after showing what is wrong with it. */
  read: () => string | null;
}

export function useExportDate(): ExportDate {
  const [value, setValue] = useState('');
  const [error, setError] = useState<DateError | null>(null);
  return {
    value,
    error,
    change: (next) => {
      setValue(next);
      setError(null);
    },
    read: () => {
      const found = value === '' ? 'dateMissing' : value > localToday() ? 'dateLater' : null;
      setError(found);
      return found ? null : value;
    },
  };
}
