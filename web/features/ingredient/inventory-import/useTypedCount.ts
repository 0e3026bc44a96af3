import { useState } from 'react';

/** A typed number of entries that confirms something. */
export interface TypedCount {
  value: string;
  isWrong: boolean;
  change: (value: string) => void;
  /** The number, null after showing that it is wrong, undefined when it is not asked for or not given. */
  read: () => number | null | undefined;
}

/**
 * Asks for a number of entries, so that nobody withdraws much of what stands, or goes back to an older state, with two
 * quick clicks.
 */
export function useTypedCount(count: number, asked: 'required' | 'optional' | 'not asked'): TypedCount {
  const [value, setValue] = useState('');
  const [isWrong, setWrong] = useState(false);
  return {
    value,
    isWrong,
    change: (next) => {
      setValue(next);
      setWrong(false);
    },
    read: () => {
      if (asked === 'not asked' || (asked === 'optional' && value.trim() === '')) return undefined;
      // Typed as it is shown, so that separators of thousands may be among the digits.
      const isRight = value.replace(/[\s.,]/g, '') === String(count);
      setWrong(!isRight);
      return isRight ? count : null;
    },
  };
}
