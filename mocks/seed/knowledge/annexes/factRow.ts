import type { AnnexRow, Exception } from '../../../../domain/annex/annexEntry.ts';

const EXCEPTIONS: Readonly<Record<Exception, string>> = {
  hairDye: ', when used in hair dye products',
  fragrance: ', when used as a fragrance ingredient',
  nano: ' (nano)',
  origin: '',
  listedElsewhere: ', unless regulated elsewhere in the annexes',
  naturalEssence: ', except for normal content in natural essences used',
  text: ', except under the conditions of the entry',
};

const list = (cell: string) =>
  cell
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * Reads a line of facts about an entry of Annex II: "II/4 | names of the glossary | other names | CAS | EC | regulation | exception". The text is
 * worded by us from these facts; that of the Commission comes with the import of its export. Throws for a line that is no fact.
 */
export function factRow(line: string): AnnexRow {
  const [entry = '', glossary = '', others = '', cas = '', , regulation = '', exception = '', , cmr = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const [, reference = ''] = /^II\/(\d+)$/.exec(entry) ?? [];
  if (reference === '' || (glossary === '' && others === '')) throw new Error(`Not a fact of an annex: ${line}`);
  const condition = Object.hasOwn(EXCEPTIONS, exception) ? EXCEPTIONS[exception as Exception] : '';
  return {
    annex: 'II',
    reference,
    substance: `${list(others === '' ? glossary : others).join('; ')}${condition}`,
    names: list(glossary),
    casNumbers: cas,
    productTypes: '',
    maximum: '',
    otherConditions: '',
    warnings: '',
    regulation,
    cmr,
  };
}
