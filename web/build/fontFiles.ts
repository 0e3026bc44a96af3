import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/**
 * The letters that Serbian in Latin script has and English has not. Without a file of their own a page would load some
 * 350 letters for them.
 */
export const SERBIAN_LETTERS = 'ČĆĐŠŽčćđšž';

/**
 * The weights in use: those of the theme and of `strong`. The packages hold all from thin to black, which is half of
 * their files.
 */
const families = [
  { name: 'inter', path: '@fontsource-variable/inter/files/inter', weights: { min: 400, max: 700 } },
  { name: 'serif', path: '@fontsource-variable/source-serif-4/files/source-serif-4', weights: 600 },
];

function charactersOf(font: Buffer): string {
  const read = create(font);
  if (!('characterSet' in read)) throw new Error('A file of the font packages holds several fonts');
  return String.fromCodePoint(...read.characterSet);
}

/**
 * Writes the fonts of the pages into `folder`, as small as the pages allow: for each family `-latin`, `-serbian` and
 * `-other`, the last with the letters of other languages in Latin script. fonts.css names them.
 */
export async function writeFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { name, path, weights } of families) {
    const [latin, extended] = ['latin', 'latin-ext'].map((script) =>
      readFileSync(require.resolve(`${path}-${script}-wght-normal.woff2`)),
    ) as [Buffer, Buffer];
    const files = { latin: [latin], serbian: [extended, SERBIAN_LETTERS], other: [extended] } as const;
    for (const [part, [font, characters = charactersOf(font)]] of Object.entries(files)) {
      const variationAxes = { wght: weights };
      writeFileSync(
        join(folder, `${name}-${part}.woff2`),
        await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes }),
      );
    }
  }
}

/** Makes the fonts before anything that names them is read. */
export const fontFiles = (folder: string): Plugin => ({
  name: 'font-files',
  config: () => writeFonts(folder),
});
