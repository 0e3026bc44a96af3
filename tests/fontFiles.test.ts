import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'fontkit';
import { SERBIAN_LETTERS, writeFonts } from '../web/build/fontFiles.ts';

const web = join(__dirname, '../web');
const folder = mkdtempSync(join(tmpdir(), 'dosije-fonts-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => writeFonts(folder));

const files = ['inter-latin', 'inter-serbian', 'inter-other', 'serif-latin', 'serif-serbian', 'serif-other'];
const pathOf = (file: string) => join(folder, `${file}.woff2`);

function fontOf(file: string) {
  const font = create(readFileSync(pathOf(file)));
  if (!('characterSet' in font)) throw new Error(`${file} is a collection of fonts`);
  return font;
}
const lacks = (font: ReturnType<typeof fontOf>, text: string) =>
  [...new Set(text)].filter((one) => !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));

test.each(['inter', 'serif'])('%s has the letters of English and Serbian in two small files', (family) => {
  const [latin, serbian] = [fontOf(`${family}-latin`), fontOf(`${family}-serbian`)];
  const texts = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => /locale\/.*\.json$/.test(path))
    .map((path) => readFileSync(join(web, path), 'utf8'));
  expect(texts.length).toBeGreaterThan(20);
  // The packages have no arrow to the right: it is drawn by a font of the system.
  const written = (texts.join('') + SERBIAN_LETTERS).replaceAll(/[\s→]/g, '');
  expect(lacks(latin, written).sort()).toEqual(Array.from(SERBIAN_LETTERS).sort());
  expect(lacks(serbian, SERBIAN_LETTERS)).toEqual([]);
});

test('a page in Serbian loads less than 64 KiB of fonts, where the packages have 221', () => {
  const sizes = files.filter((file) => !file.endsWith('other')).map((file) => statSync(pathOf(file)).size);
  expect(sizes.reduce((sum, one) => sum + one)).toBeLessThan(64 * 1024);
});

test('letters of other languages stay available', () => {
  expect(lacks(fontOf('inter-other'), 'ąęłńőřťžşğ')).toEqual([]);
  expect(lacks(fontOf('serif-other'), 'ąęłńőřťžşğ')).toEqual([]);
});

test('fonts.css names every file with the weights that it holds', () => {
  const css = readFileSync(join(web, 'shared/theme/fonts.css'), 'utf8');
  const faces = css.split('@font-face').flatMap((face) => {
    const file = /fonts\/([\w-]+)\.woff2/.exec(face)?.[1];
    return file ? [{ file, weights: /font-weight: ([\d ]+);/.exec(face)?.[1] }] : [];
  });
  const weightsOf = (file: string) => {
    const axis = fontOf(file).variationAxes['wght'];
    return axis ? `${axis.min} ${axis.max}` : '600';
  };
  expect(faces.map(({ file }) => file).sort()).toEqual([...files].sort());
  expect(faces).toEqual(faces.map(({ file }) => ({ file, weights: weightsOf(file) })));
});
