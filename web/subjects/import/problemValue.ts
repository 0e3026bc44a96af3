import { decimalSign } from '../../shared/i18n/decimalText.ts';

/** Problems whose whole value are figures of ours; of others it is what the sheet says. */
const OUR_FIGURES: ReadonlySet<string> = new Set(['FRACTION_OR_PERCENT', 'FRACTIONS_READ', 'FROM_BATCH']);

const localised = (text: string): string => text.replaceAll(/(?<=\d)\.(?=\d)/g, decimalSign());

/**
 * The value of a problem of an import with the decimal sign of the language, but for what is quoted from the sheet: a
 * number alone is ours, and so is what stands behind " = ".
 */
export function problemValue({ code, value }: { code: string; value: string }): string {
  if (OUR_FIGURES.has(code) || /^\d{1,20}(?:\.\d{1,20})?$/.test(value)) return localised(value);
  const ours = value.lastIndexOf(' = ');
  return ours < 0 ? value : value.slice(0, ours) + localised(value.slice(ours));
}
