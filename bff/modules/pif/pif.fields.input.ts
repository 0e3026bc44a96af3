import { z } from 'zod';
import { DECIMAL, type Field, type Fields, mapFields, repeatedRows } from '../../../domain/pif/fields/field.ts';
import { multiLine, singleLine } from '../../input.ts';
import { day, emptyToNull } from './pif.input.ts';

type Nullish<Value> = Value | null | undefined;
/** What is left of the value of a field once it is parsed: whatever may be left out is null or undefined. */
type InputOf<F> = F extends { kind: 'list'; fields: infer Inner }
  ? Nullish<InputsOf<Inner>[]>
  : F extends { kind: 'group'; fields: infer Inner }
    ? Nullish<InputsOf<Inner>>
    : F extends { kind: 'choice'; choices: readonly (infer Choice)[] }
      ? F extends { isRequired: true }
        ? Choice
        : Nullish<Choice>
      : F extends { kind: 'count' }
        ? Nullish<number>
        : F extends { kind: 'flag' }
          ? F extends { isRequired: true }
            ? boolean
            : Nullish<boolean>
          : F extends { kind: 'lines' }
            ? Nullish<string[]>
            : F extends { isRequired: true }
              ? string
              : string | null;
export type InputsOf<All> = { [Name in keyof All]: InputOf<All[Name]> };

/** An input with every field of its type, so that none is forgotten. */
export type WholeInput<Input> = { [Name in keyof Required<Input>]: Input[Name & keyof Input] };

/** What else is asked of the rows of a list, by its name. */
type RowRules = Readonly<Record<string, (row: z.ZodType) => z.ZodType>>;

const isThere = [(typed: string) => typed.trim() !== '', 'This is missing'] as const;
const isAbove = (one: string | null, other: string | null) =>
  one !== null && other !== null && Number(one) > Number(other);

/** A decimal comma is read as a point. */
const decimal = z
  .string()
  .nullish()
  .transform((typed) => emptyToNull(typed)?.replace(',', '.') ?? null)
  .refine((typed) => typed === null || DECIMAL.test(typed), 'Not a figure');

function inputOf(field: Field, rule?: RowRules[string]): z.ZodType {
  switch (field.kind) {
    case 'line':
    case 'text': {
      const text = (field.kind === 'line' ? singleLine : multiLine)(field.maxLength);
      return field.isRequired ? text.refine(...isThere) : text.nullish().transform(emptyToNull);
    }
    case 'lines': {
      const { maxLength, maxRows } = field;
      return z
        .array(singleLine(maxLength).refine(...isThere))
        .max(maxRows, `At most ${maxRows} rows`)
        .nullish();
    }
    case 'count':
      return z.int().min(field.min, `At least ${field.min}`).max(field.max, `At most ${field.max}`).nullish();
    case 'decimal': {
      const { isPositive, max = null } = field;
      return decimal
        .refine((typed) => !isPositive || typed === null || Number(typed) > 0, 'Must be above 0')
        .refine((typed) => !isAbove(typed, max), `At most ${max}`);
    }
    case 'flag':
      return field.isRequired ? z.boolean() : z.boolean().nullish();
    case 'day':
      return day;
    case 'choice':
      // The schema has already checked the enumerations.
      return field.isRequired ? z.custom() : z.custom().nullish();
    case 'group': {
      const group = z.object(mapFields(field.fields, (one) => inputOf(one)));
      return (field.isRange ? withRange(group) : group).nullish();
    }
    case 'list': {
      const { fields, maxRows = Infinity, rowOf, once = rowOf === undefined ? [] : [rowOf] } = field;
      const row = z.object(mapFields(fields, (one) => inputOf(one)));
      const rows = z.array(rule ? rule(row) : row).max(maxRows, `At most ${maxRows} rows`);
      return (once.length === 0 ? rows : rows.refine(...isOnce(once))).nullish();
    }
  }
}

const withRange = (group: z.ZodObject): z.ZodType =>
  group.refine(({ minimum, maximum }) => !isAbove(minimum as string | null, maximum as string | null), {
    path: ['maximum'],
    message: 'The upper end is below the lower one',
  });

const isOnce = (names: readonly string[]) =>
  [
    (rows: readonly unknown[]) => repeatedRows(rows as Record<string, unknown>[], names).length === 0,
    'A row is there twice',
  ] as const;

/** The input of a table of fields. */
export const fieldsInput = <All extends Fields>(fields: All, rules: RowRules = {}) =>
  z.object(mapFields(fields, (field, name) => inputOf(field, rules[name]))) as unknown as z.ZodType<InputsOf<All>>;
