import { useEffect, useState } from 'react';

/** True once the flag has been true for a while, so that what is quickly done shows no loader; false at once. */
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
