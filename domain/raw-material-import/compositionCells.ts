import { isJoined, joinedNames, shareOf, withExplanations } from '../import/rows/namesOfCell.ts';
import { SEPARATING_COMMA } from '../raw-material/separatingComma.ts';
import type { SheetComponent } from './sheetRow.ts';

/**
 * A spreadsheet holds 32,767 characters in a cell (Microsoft, Excel specifications and limits); longer compositions go
 * on in the next row.
 */
const MAX_CHARACTERS = 30_000;

/** Signs of a name that would part it, and how they are written so that they do not. */
const ENTITIES = {
  '[': '&#91;',
  '•': '&#8226;',
  '·': '&#183;',
  ';': '&#59;',
  '(': '&#40;',
  '/': '&#47;',
  '+': '&#43;',
  '&': '&#38;',
  '%': '&#37;',
  ' ': '&#32;',
};
const SEPARATORS =
  /;|[([](?=(?:and|i|und|et|e|y)[)\]])|•|(?<= )[/+&·](?= )|(?<=\p{L}{3})&(?=\p{L}{3})|%| (?=(?:and|und|et|i|y) )/giu;

/** A name as it is written where signs in it would part it; `readComposition` takes it back. */
export const encodeSeparators = (name: string): string =>
  name.replace(SEPARATORS, (sign) => ENTITIES[sign as keyof typeof ENTITIES]);
const decodeSeparators = (name: string): string =>
  Object.entries(ENTITIES).reduce((text, [sign, entity]) => text.replaceAll(entity, sign), name);

/** A line break, or a semicolon that does not end an HTML entity. */
const BREAK = /(?<!&(?:#\d{1,6}|amp|lt|gt|quot|apos|nbsp));|\r\n|\n|\r/;

const trimmed = (part: string): string => part.trim();

/**
 * The parts of a cell that holds several: at semicolons and line breaks, where there is neither at `comma`. Empty parts
 * keep their place.
 */
function partsOfCell(cell: string, comma: RegExp): string[] {
  const text = cell.trim();
  if (text === '') return [];
  return text.split(BREAK.test(text) ? BREAK : comma).map(trimmed);
}

/**
 * Percentages hold commas of their own ('1,5'): one that no blank follows parts them only where there are as many names
 * as that gives.
 */
function concentrationsOfCell(cell: string, names: number): string[] {
  const ratio = ratioOfCell(cell);
  if (isWhole(ratio) && ratio.length === names) return ratio;
  const parts = partsOfCell(cell, /,\s+/);
  const more = partsOfCell(cell, /,/);
  return parts.length < names && more.length === names ? more : parts;
}

/** The parts of a ratio, as "90/10" or "(90 : 10 %)"; none for anything else. */
const ratioOfCell = (cell: string): string[] =>
  /^\(?\d{1,3}(?:[.,]\d{1,6})?(?: ?%? ?[/:] ?\d{1,3}(?:[.,]\d{1,6})?){1,20} ?%?\)?$/.test(cell.trim())
    ? (cell.match(/\d{1,3}(?:[.,]\d{1,6})?/g) ?? [])
    : [];

/** Whether the parts of a ratio are percentages of the whole. */
const isWhole = (ratio: readonly string[]): boolean =>
  Number(ratio.reduce((sum, part) => sum + Number(part.replace(',', '.')), 0).toFixed(6)) === 100;

/**
 * The names and percentages of one row, paired by place; "(and)" parts names, too, and the ratio "90/10" is that of two
 * names. `isEven` is false when there are not as many of the one as of the other. `shared` is the one percentage of a
 * mixture whose names "(and)" joins: no name has it for itself; null elsewhere.
 */
export function readComposition(
  nameCell: string,
  concentrationCell: string,
): { pairs: SheetComponent[]; isEven: boolean; shared: string | null } {
  const written = withoutEmptyEnd(withExplanations(partsOfCell(nameCell, SEPARATING_COMMA)).flatMap(joinedNames));
  const read = written
    .map((part) => shareOf(part))
    .map(({ inciName, share }) => ({ inciName: decodeSeparators(inciName), share }));
  const names = read.map(({ inciName }) => inciName);
  const parts = concentrationsOfCell(concentrationCell, names.length);
  const [only = '', ...others] = parts.filter(Boolean);
  const isRatioLeft = ratioOfCell(only).length > 0;
  const isShared = !isRatioLeft && only !== '' && others.length === 0 && names.length > 1 && isOneMixture(nameCell);
  const concentrations = parts.some(Boolean) && !isShared ? parts : [];
  const surplus = concentrations.slice(names.length);
  const isEven =
    !isRatioLeft && (concentrations.length === 0 || (concentrations.length >= names.length && !surplus.some(Boolean)));
  const pairs = read.map(({ inciName, share }, at) => ({ inciName, maxConcentration: concentrations[at] || share }));
  return {
    pairs: pairs.filter(({ inciName, maxConcentration }) => inciName !== '' || maxConcentration !== ''),
    isEven,
    shared: isShared ? only : null,
  };
}

/** Whether "(and)" or the like alone parts the names of a cell. */
function isOneMixture(cell: string): boolean {
  const [only = '', ...others] = withExplanations(partsOfCell(cell, SEPARATING_COMMA));
  return others.length === 0 && isJoined(only);
}

/** A semicolon behind the last part is no part of its own. */
function withoutEmptyEnd(parts: string[]): string[] {
  const last = parts.findLastIndex(Boolean);
  return parts.slice(0, last + 1);
}

/**
 * The cells of a composition, names and percentages, row by row; more than one row only for what no cell could hold.
 */
export function compositionCells(composition: readonly SheetComponent[]): [names: string, concentrations: string][] {
  const rows: SheetComponent[][] = [[]];
  let size = 0;
  for (const component of composition) {
    size += component.inciName.length + '&#59;'.length;
    if (size > MAX_CHARACTERS) {
      rows.push([]);
      size = component.inciName.length;
    }
    rows.at(-1)?.push(component);
  }
  return rows.map((components) => [
    joined(components.map(({ inciName }) => encodeSeparators(inciName))),
    joined(components.map(({ maxConcentration }) => maxConcentration)),
  ]);
}

/** A single text that holds a comma which would part it gets a semicolon behind it, so that it is not parted there. */
const joined = (parts: readonly string[]): string =>
  parts.length === 1 && SEPARATING_COMMA.test(parts[0] ?? '') ? `${parts[0] ?? ''};` : parts.join('; ');
