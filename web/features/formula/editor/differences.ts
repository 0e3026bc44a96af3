import { decimalText } from '../../../shared/i18n/decimalText.ts';
import type { FormulaValues } from './editorState.ts';
import { lineName } from './editorState.ts';

/** A line as one row of text. */
const lineText = (line: FormulaValues['lines'][number], to100: string): string =>
  [line.phase, lineName(line), line.function, line.isRemainder ? to100 : `${decimalText(line.percent)} %`]
    .filter(Boolean)
    .join(' · ');

/** A part of a formula in which two versions differ, each as text. */
export interface FormulaDifference {
  key: 'name' | 'code' | 'product' | 'note' | 'lines';
  local: string;
  remote: string;
}

type Texts = Record<FormulaDifference['key'], string>;

const textsOf = ({ name, code, facts, note, lines }: FormulaValues, to100: string, factText: FactText): Texts => ({
  name: name.trim(),
  code: code.trim(),
  product: factText(facts),
  note: note.trim(),
  lines: lines.map((line) => lineText(line, to100)).join('\n'),
});

/** What is known of the product, as text in the user's language. */
export type FactText = (facts: FormulaValues['facts']) => string;

/** The parts in which two versions of a formula differ. */
export function differencesOf(
  local: FormulaValues,
  remote: FormulaValues,
  to100: string,
  factText: FactText,
): FormulaDifference[] {
  const [here, there] = [textsOf(local, to100, factText), textsOf(remote, to100, factText)];
  return (Object.keys(here) as FormulaDifference['key'][])
    .filter((key) => here[key] !== there[key])
    .map((key) => ({ key, local: here[key], remote: there[key] }));
}
