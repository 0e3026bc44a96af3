import { blockerLink } from '../../../domain/report/blockerLinks.ts';
import { BLOCKER_CODES } from '../../../domain/report/blockers.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pageNameAt, pagePatterns } from './pagePatterns.ts';
import { paths } from './paths.ts';

const web = resolve(import.meta.dirname, '../..');
const sources = readdirSync(web, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test|\.generated)\.tsx?$/.test(entry.name))
  .map((entry) => relative(web, join(entry.parentPath, entry.name)))
  .filter((file) => !/^shared\/url\/(paths|pagePatterns)\.ts$/.test(file));
const firstSegments = [...new Set(Object.values(pagePatterns).map((pattern) => pattern.split('/')[1]))];
/** A string literal that begins with the path of a page. */
const literal = new RegExp(`['"\`]/(?:${firstSegments.join('|')})(?=['"\`/?#$])`, 'g');

test('only pagePatterns.ts and paths.ts contain the paths of pages', () => {
  const found = sources.flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(literal)].map(([text]) => `${file} ${text}`),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

test.each([
  [paths.label('krem-a'), 'label', '/deklaracije/krem-a'],
  [paths.newLabel, 'label', '/deklaracije/+nova'],
  [paths.rawMaterialForm('a/b'), 'rawInci', '/sir-inci/a%2Fb'],
  [paths.documentFolders('$&'), 'documentFolders', '/file-browser/%24%26'],
  [paths.pifDescription('pif'), 'pifDescription', '/pifs/opis/pif'],
])('%s is the address of a page', (path, name, address) => {
  expect(path).toBe(address);
  expect(pageNameAt(path)).toBe(name);
});

test('a link to labels resets the company filter of the last visit', () => {
  expect(paths.labelsWith({ filter: 'AQUA & MEL' })).toBe('/deklaracije?filter=AQUA+%26+MEL&company=Sve');
});

test('every link of a blocker leads to a page', () => {
  const file = { slug: 'krema', formula: { slug: 'krema-f' }, label: { slug: 'krema-l' } };
  for (const code of BLOCKER_CODES)
    for (const linked of [file, { ...file, formula: null, label: null }])
      for (const slug of [null, 'glicerin'])
        for (const field of [null, 'SDS', 'label', 'gmpStatement', 'stability']) {
          const link = blockerLink({ code, subject: 'use', field, slug, margin: null, required: null }, linked);
          expect([code, pageNameAt(new URL(link, 'http://localhost').pathname)]).not.toContain(undefined);
        }
});
