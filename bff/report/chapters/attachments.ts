import type { Formats } from '../formats.ts';
import type { Block } from '../reportDocument.ts';
import type { Pif } from './blocks.ts';
import type { Words } from '../words/words.ts';

/** The hash in groups of eight, which a reader can compare. */
export const inEights = (hash: string): string => hash.replace(/.{8}(?=.)/g, '$& ');

/** As much of a hash as tells one from another at a glance. */
export const inShort = (hash: string): string => `${hash.slice(0, 8)} … ${hash.slice(-4)}`;

/** The files that belong to the product information file; none of them is inside the report. */
export function documentBlocks({ files }: Pif, words: Words, { day, count }: Formats): Block[] {
  const { documents: names, slot } = words;
  if (files.length === 0) return [{ kind: 'text', text: names.none, isWritten: false }];
  const rows = files.map((file) => [
    slot[file.slot],
    [file.name, file.hasActiveContent && `(${names.active})`].filter(Boolean).join(' ') + `\n${inEights(file.sha256)}`,
    count(Math.ceil(file.size / 1000)),
    [day(file.expiresOn), file.isExpired && `(${names.expired})`].filter(Boolean).join(' '),
  ]);
  return [
    {
      kind: 'table',
      columns: [
        { head: names.slot, width: 2 },
        { head: names.name, width: 5.5 },
        { head: names.size, width: 1.2, isFigure: true },
        { head: names.expiresOn, width: 2 },
      ],
      groups: [{ head: null, rows }],
      notes: [],
    },
  ];
}

/** What people wrote about the file; never what is for staff alone. */
export function commentBlocks({ comments }: Pif, words: Words, { day }: Formats): Block[] {
  const { comments: names, section: sections } = words;
  const shown = comments.filter(({ isInternal }) => !isInternal);
  if (shown.length === 0) return [{ kind: 'text', text: names.none, isWritten: false }];
  const rows = shown.map(({ section, text, author, createdAt, resolvedAt }) => [
    section ? sections[section] : names.wholeFile,
    text,
    author ?? '–',
    day(createdAt),
    day(resolvedAt) || '–',
  ]);
  return [
    {
      kind: 'table',
      columns: [
        { head: names.about, width: 1.8 },
        { head: names.text, width: 5 },
        { head: names.author, width: 1.8 },
        { head: names.writtenOn, width: 1.8 },
        { head: names.resolvedOn, width: 1.8 },
      ],
      groups: [{ head: null, rows }],
      notes: [],
    },
  ];
}
