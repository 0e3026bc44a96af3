import type { Formats } from '../formats.ts';
import { requirementName } from '../../../domain/fieldNames/requirementNames.ts';
import type { Block, Group } from '../reportDocument.ts';
import { heading, type Pif, serbianIn, table, type Writing } from './blocks.ts';
import type { Words } from '../words/words.ts';

/** The hash in groups of eight, which a reader can compare. */
export const inEights = (hash: string): string => hash.replace(/.{8}(?=.)/g, '$& ');

/** As much of a hash as tells one from another at a glance. */
export const inShort = (hash: string): string => `${hash.slice(0, 8)} … ${hash.slice(-4)}`;

/**
 * What the file must hold and where it stands, as the page of the documents lists it, and the files that it has; none
 * of them is inside the report. What is missing is no part of a signed one: design of the gate, section 5.
 */
export function documentBlocks(
  pif: Pif,
  { namesMaterials, isSigned }: { namesMaterials: boolean; isSigned: boolean },
  writing: Writing,
): Block[] {
  const { documents: names, field } = writing.words;
  const shown = pif.requirements.filter(
    ({ rawMaterial, state }) =>
      (namesMaterials || !rawMaterial) && (!isSigned || state === 'DONE' || state === 'WAIVED'),
  );
  return [
    ...(shown.length > 0 ? [heading(names.wanted), requirementTable(shown, writing)] : []),
    heading(field.files),
    fileTable(pif, writing),
  ];
}

/** By raw material and section, in the order of the page. */
function requirementTable(requirements: Pif['requirements'], writing: Writing): Block {
  const { words, formats, language } = writing;
  const { documents: names, choice } = words;
  const groups = new Map<string, Group>();
  for (const requirement of requirements) {
    const { rawMaterial, section, state, expiresOn, waivedBecause } = requirement;
    const of = rawMaterial ? rawMaterial.name : choice.section[section];
    const text = requirementName(requirement, language === 'en' ? 'en' : 'sr');
    const group = groups.get(of) ?? { head: [of, '', ''], rows: [] };
    group.rows.push([
      language === 'en' ? text : serbianIn(text, writing),
      names.states[state],
      state === 'WAIVED' ? (waivedBecause ?? '') : formats.day(expiresOn),
    ]);
    groups.set(of, group);
  }
  return {
    kind: 'table',
    columns: [
      { head: names.what, width: 5 },
      { head: names.state, width: 2 },
      { head: names.until, width: 3.5 },
    ],
    groups: [...groups.values()],
    notes: [],
  };
}

function fileTable({ files }: Pif, { words, formats: { day, count } }: Writing): Block {
  const { documents: names, field, choice } = words;
  if (files.length === 0) return { kind: 'text', text: names.none, isWritten: false };
  const rows = files.map((file) => [
    choice.slot[file.slot],
    [file.name, file.hasActiveContent && `(${names.active})`].filter(Boolean).join(' ') + `\n${inEights(file.sha256)}`,
    count(Math.ceil(file.size / 1000)),
    [day(file.expiresOn), file.isExpired && `(${names.expired})`].filter(Boolean).join(' '),
  ]);
  return table(
    [
      { head: names.slot, width: 2 },
      { head: names.name, width: 5.5 },
      { head: names.size, width: 1.2, isFigure: true },
      { head: field.expiresOn, width: 2 },
    ],
    rows,
  );
}

/** What people wrote about the file; never what is for staff alone. */
export function commentBlocks({ comments }: Pif, words: Words, { day }: Formats): Block[] {
  const { comments: names, field, choice } = words;
  const shown = comments.filter(({ isInternal }) => !isInternal);
  if (shown.length === 0) return [{ kind: 'text', text: names.none, isWritten: false }];
  const rows = shown.map(({ section, text, author, createdAt, resolvedAt }) => [
    section ? choice.section[section] : names.wholeFile,
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
        { head: field.comment, width: 4.6 },
        { head: names.author, width: 1.8 },
        { head: names.writtenOn, width: 2.2 },
        { head: names.resolvedOn, width: 2.1 },
      ],
      groups: [{ head: null, rows }],
      notes: [],
    },
  ];
}
