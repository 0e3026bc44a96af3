import { useState } from 'react';

/** The typed number of entries that an import withdraws. */
export interface WithdrawalCount {
  value: string;
  isWrong: boolean;
  change: (value: string) => void;
  /** The number, null after showing that it is wrong, undefined when it is not asked for. */
  read: () => number | null | undefined;
}

/**
 * Asks for the number of entries that are withdrawn, so that nobody withdraws much of what stands with two quick
 * clicks.
 */
export function useWithdrawalCount(count: number, isAsked: boolean): WithdrawalCount {
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
      if (!isAsked) return undefined;
      // Typed as it is shown, so that separators of thousands may be among the digits.
      const isRight = value.replace(/[\s.,]/g, '') === String(count);
      setWrong(!isRight);
      return isRight ? count : null;
    },
  };
}
