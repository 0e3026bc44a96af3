import { useEffect, useState } from 'react';

/** Delays a change to true, so that a quick request shows no loader. A change to false takes effect at once. */
export function useDelayed(flag: boolean, milliseconds = 150): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!flag) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [flag, milliseconds]);
  return flag && late;
}
