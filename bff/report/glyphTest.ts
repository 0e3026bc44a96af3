import { openSync, type Font } from 'fontkit';

/** A character is printed when the last font, which stands behind the others, has it, or when all the others do. */
export function createGlyphTest(fonts: readonly string[]): (codePoint: number) => boolean {
  const sets = fonts.map((path) => new Set((openSync(path) as Font).characterSet));
  const behind = sets.pop();
  return (codePoint) => Boolean(behind?.has(codePoint)) || (sets.length > 0 && sets.every((set) => set.has(codePoint)));
}
