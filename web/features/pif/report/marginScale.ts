/**
 * Places values on a logarithmic scale from 0 to 100 %, with whole powers of ten at its ends: margins lie between less
 * than 1 and millions. Values are above 0.
 */
export function marginScale(values: readonly number[]): (value: number) => number {
  const powers = values.map((value) => Math.log10(value));
  const from = Math.floor(Math.min(...powers));
  const to = Math.max(Math.ceil(Math.max(...powers)), from + 1);
  return (value) => (100 * (Math.log10(value) - from)) / (to - from);
}
