/** Letters as strokes on 100 × 100, so that a logo does not depend on the fonts of the machine. */
const LETTERS: Record<string, string> = {
  B: 'M28 14V86H54a20 20 0 0 0 0-40H28M28 46H50a16 16 0 0 0 0-32H28',
  C: 'M78 28a34 34 0 1 0 0 44',
  D: 'M26 14V86H44a36 36 0 0 0 0-72z',
  F: 'M74 14H30V86M30 48H66',
  L: 'M32 14V86H74',
  M: 'M20 86V14L50 62L80 14V86',
  P: 'M30 86V14H54a20 20 0 0 1 0 40H30',
  S: 'M74 26a26 18 0 0 0-24-12c-16 0-25 8-25 18 0 24 50 12 50 36 0 10-9 18-25 18a28 20 0 0 1-26-14',
  T: 'M20 14H80M50 14V86',
  V: 'M20 14L50 86L80 14',
  Z: 'M24 14H76L24 86H76',
};
const MARKS: Record<string, string> = {
  Č: 'M36 -16L50 -2L64 -16',
  Š: 'M36 -16L50 -2L64 -16',
  Ć: 'M46 -2L60 -16',
  Đ: 'M12 50H48',
};

/** A company's logo: its first letter on its colour. */
export function letterMark(name: string, colour: string): string {
  const first = name.charAt(0);
  const letter = LETTERS[first === 'Đ' ? 'D' : first.normalize('NFD').charAt(0)];
  if (!letter) throw new Error(`There is no drawing of the letter ${first}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="-60 -60 220 220"><rect x="-60" y="-60" width="220" height="220" fill="${colour}"/>
    <g transform="translate(0 ${first in MARKS && first !== 'Đ' ? 8 : 0})" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" stroke-linejoin="round">
    <path d="${letter}"/>${MARKS[first] ? `<path d="${MARKS[first]}"/>` : ''}</g></svg>`;
}
