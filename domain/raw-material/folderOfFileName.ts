import type { FolderKind } from './rawMaterial.ts';

const word = (pattern: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'u');

/**
 * What file names call the documents of each folder, in English, Serbian and German. Ours; the first that fits counts.
 */
const NAMES: readonly (readonly [FolderKind, RegExp])[] = [
  ['IFRA', word('ifra')],
  ['ALLERGENS', /allergen|alergen/],
  ['SDS', word('m?sds|sdb|fds|safety data ?sheet|bezbednosn\\p{L}* list\\p{L}*|sicherheitsdatenblatt|blist')],
  [
    'COA',
    word('coa|certificate of analysis|analysis certificate|sertifikat\\p{L}* (?:o )?analiz\\p{L}*|analysenzertifikat'),
  ],
  ['MICROBIOLOGY', /mi[ck]robiolog/],
  ['IMPURITIES', /impurit|necistoc|heavy metal|teski metal|residual solvent/],
  [
    'TDS',
    word(
      'tds|technical data ?sheet|tehnick\\p{L}* (?:list\\p{L}*|podac\\p{L}*)|spec|specification|specifikacij\\p{L}*',
    ),
  ],
  ['COMPOSITION', word('composition|sastav|inci|breakdown|zusammensetzung')],
];

/**
 * The folder that the name of a file speaks of: SDS for "SDS_Glycerin-2026.pdf", COA for "CoA lot 45.pdf". Null where
 * it says nothing.
 */
export function folderOfFileName(name: string): FolderKind | null {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.[a-z]{3,4}$/, '')
    .replace(/[_.\-+()[\]\s\d]+/g, ' ');
  return NAMES.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
