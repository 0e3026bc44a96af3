import {
  DECIMAL,
  type Field,
  type Fields,
  mapFields,
  repeatedRows,
  type ValuesOf,
} from '../../../../domain/pif/fields/field.ts';
import { decimalText } from '../../../shared/i18n/decimalText.ts';
import * as z from '../../../shared/zod.ts';
import { errorKey } from '../../../shared/i18n/errorKey.ts';
import './translations.generated.ts';
import { day, orNull, text, wantedText } from './units.ts';

export const YES_NO = ['YES', 'NO'] as const;

/**
 * The value of a field in a form: a text, of which the empty one is not known. A row of a fixed list lacks its name.
 */
type FormValueOf<F> = F extends { kind: 'list'; fields: infer Inner; rowOf: infer Name }
  ? FormValuesOf<Omit<Inner, Name & string>>[]
  : F extends { kind: 'list'; fields: infer Inner }
    ? FormValuesOf<Inner>[]
    : F extends { kind: 'group'; fields: infer Inner }
      ? FormValuesOf<Inner>
      : F extends { kind: 'choice'; choices: readonly (infer Choice)[] }
        ? '' | Choice
        : F extends { kind: 'flag' }
          ? '' | (typeof YES_NO)[number]
          : string;
export type FormValuesOf<All> = { -readonly [Name in keyof All]: FormValueOf<All[Name]> };

type Row = Record<string, unknown>;
type Schema = z.ZodMiniType;
/** What else is asked of the rows of a list, by its name. */
type RowChecks = Readonly<Record<string, (row: Schema) => Schema>>;

/** What a person answered; null is not known. */
export const isYes = (chosen: string): boolean | null => (chosen === '' ? null : chosen === 'YES');

const optional = (isValid: (typed: string) => boolean, message: string) =>
  z.string().check(z.refine((typed) => typed.trim() === '' || isValid(typed.trim()), message));

const withoutRowOf = ({ fields, rowOf }: { fields: Fields; rowOf?: string }): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== rowOf));
/** The rows of a fixed list, in their order. */
const rowsOf = ({ fields, rowOf }: { fields: Fields; rowOf?: string }): readonly string[] | null => {
  const field = rowOf === undefined ? undefined : fields[rowOf];
  return field?.kind === 'choice' ? field.choices : null;
};

/** Says at each row that repeats one before it. */
const onceInRows =
  (names: readonly string[]): z.core.CheckFn<unknown[]> =>
  ({ value, issues }) => {
    for (const at of repeatedRows(value as Row[], names))
      issues.push({
        code: 'custom',
        input: value[at],
        path: [at, names.at(-1) ?? ''],
        message: errorKey('pifSections', 'twice'),
      });
  };

function schemaOf(field: Field, check?: RowChecks[string]): Schema {
  switch (field.kind) {
    case 'line':
    case 'text':
      return (field.isRequired ? wantedText : text)(field.maxLength);
    case 'lines':
      return text(field.maxRows * field.maxLength);
    case 'count':
      return optional(
        (typed) => /^\d{1,10}$/.test(typed) && +typed >= field.min && +typed <= field.max,
        errorKey('pifSections', 'whole'),
      );
    case 'decimal':
      // A comma is read as a point.
      return optional((typed) => DECIMAL.test(typed.replace(',', '.')), errorKey('pifSections', 'decimal'));
    case 'flag':
      return z.enum(['', ...YES_NO]);
    case 'day':
      return day;
    case 'choice':
      return z.enum(['', ...field.choices]);
    case 'group':
      return z.object(mapFields(field.fields, (one) => schemaOf(one)));
    case 'list': {
      const row = z.object(mapFields(withoutRowOf(field), (one) => schemaOf(one)));
      const rows = z.array(check ? check(row) : row);
      return field.once === undefined ? rows : rows.check(onceInRows(field.once));
    }
  }
}

/** The form of a table of fields. */
export const fieldsForm = <All extends Fields>(fields: All, checks: RowChecks = {}) =>
  z.object(mapFields(fields, (field, name) => schemaOf(field, checks[name]))) as unknown as z.ZodMiniType<
    FormValuesOf<All>,
    FormValuesOf<All>
  >;

function toFormValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'group':
      return toRow(field.fields, value);
    case 'list': {
      const all = value as Row[];
      const rows = rowsOf(field)?.map((row) => all.find((one) => one[field.rowOf ?? ''] === row)) ?? all;
      return rows.map((row) => toRow(withoutRowOf(field), row ?? {}));
    }
    case 'flag':
      return value === true ? 'YES' : value === false ? 'NO' : '';
    case 'lines':
      return (value as string[]).join('\n');
    case 'decimal':
      // As people of the page's language type it.
      return decimalText((value as string | null | undefined) ?? '');
    default:
      return String((value as string | number | null | undefined) ?? '');
  }
}
const toRow = (fields: Fields, values: unknown): Row =>
  mapFields(fields, (field, name) => toFormValue(field, (values as Row)[name]));

/** What a form is filled with. */
export const toFormValues = <All extends Fields>(fields: All, values: ValuesOf<All>): FormValuesOf<All> =>
  toRow(fields, values) as FormValuesOf<All>;

const isBlank = (row: Row): boolean => Object.values(row).every((typed) => (typed as string).trim() === '');

function toInputValue(field: Field, value: unknown): unknown {
  if (field.kind === 'group') return toInputRow(field.fields, value);
  if (field.kind === 'list') {
    const fixed = rowsOf(field);
    const rows = (value as Row[]).map((row, at): [Row, string | undefined] => [row, fixed?.[at]]);
    return rows.flatMap(([row, name]) =>
      // A fixed row that says nothing is left out.
      fixed && isBlank(row)
        ? []
        : { ...toInputRow(withoutRowOf(field), row), ...(field.rowOf !== undefined && { [field.rowOf]: name }) },
    );
  }
  const typed = value as string;
  switch (field.kind) {
    case 'count':
      return typed.trim() === '' ? null : Number(typed);
    case 'lines':
      return typed.split('\n').flatMap((line) => orNull(line) ?? []);
    case 'decimal':
      return orNull(typed.replace(',', '.'));
    case 'flag':
      return isYes(typed);
    case 'line':
      // The area takes a line break, the schema does not.
      return field.isRequired ? typed.trim().replace(/\s+/g, ' ') : orNull(typed);
    case 'text':
      return field.isRequired ? typed.trim() : orNull(typed);
    default:
      return orNull(typed);
  }
}
const toInputRow = (fields: Fields, values: unknown): Row =>
  mapFields(fields, (field, name) => toInputValue(field, (values as Row)[name]));

/** What is sent of a form. */
export const toFieldsInput = <All extends Fields>(fields: All, values: FormValuesOf<All>): ValuesOf<All> =>
  toInputRow(fields, values) as ValuesOf<All>;
