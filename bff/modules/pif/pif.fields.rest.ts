import { type Field, type Fields, mapFields, type ValuesOf } from '../../../domain/pif/fields/field.ts';
import type { InputsOf } from './pif.fields.input.ts';
import { decodeText, encodeText } from '../../upstream/encoding.ts';
import { decode, encode, nameOf } from './pif.words.rest.ts';

/** The words of the service: the name of each field, and the words for each choice. */
interface WireWords {
  readonly names: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

type Optional<F, Value> = F extends { isRequired: true } ? Value : Value | null;
/** The value of a field as the service is sent it. */
type WireOf<F, Name, Words extends WireWords> = F extends { kind: 'list'; fields: infer Inner }
  ? WiresOf<Inner, Words>[]
  : F extends { kind: 'group'; fields: infer Inner }
    ? WiresOf<Inner, Words>
    : F extends { kind: 'choice' }
      ? Name extends keyof Words['choices']
        ? Optional<F, Words['choices'][Name][keyof Words['choices'][Name]]>
        : never
      : F extends { kind: 'count' }
        ? number | null
        : F extends { kind: 'flag' }
          ? Optional<F, boolean>
          : F extends { kind: 'lines' }
            ? string[]
            : Optional<F, string>;
type WiresOf<All, Words extends WireWords> = {
  [Name in keyof All as Name extends keyof Words['names'] ? Words['names'][Name] & string : never]: WireOf<
    All[Name],
    Name,
    Words
  >;
};

type Values = Readonly<Record<string, unknown>>;

function decodeValue(field: Field, name: string, wire: unknown, words: WireWords): unknown {
  switch (field.kind) {
    case 'group':
      return decodeAll(field.fields, wire ?? {}, words);
    case 'list': {
      const rows = ((wire ?? []) as object[]).map((row) => decodeAll(field.fields, row, words));
      // A row of which nobody knows what it is about is left out.
      return field.rowOf === undefined ? rows : rows.filter((row) => row[field.rowOf ?? ''] !== null);
    }
    case 'choice':
      return nameOf(words.choices[name] ?? {}, wire as string | null | undefined);
    case 'line':
    case 'text':
      return field.isRequired ? decode(wire as string) : decodeText(wire as string | null | undefined);
    case 'lines':
      return ((wire ?? []) as string[]).map(decode);
    default:
      return wire ?? null;
  }
}
const decodeAll = (fields: Fields, wire: object, words: WireWords): Record<string, unknown> =>
  mapFields(fields, (field, name) => decodeValue(field, name, (wire as Values)[words.names[name] ?? ''], words));

function encodeValue(field: Field, name: string, value: unknown, words: WireWords): unknown {
  switch (field.kind) {
    case 'group':
      return encodeAll(field.fields, value ?? {}, words);
    case 'list':
      return ((value ?? []) as object[]).map((row) => encodeAll(field.fields, row, words));
    case 'choice':
      return words.choices[name]?.[value as string] ?? null;
    case 'line':
    case 'text':
      return field.isRequired ? encodeText(value as string) : encode(value as string | null | undefined);
    case 'lines':
      return ((value ?? []) as string[]).map(encodeText);
    default:
      return value ?? null;
  }
}
const encodeAll = (fields: Fields, values: object, words: WireWords): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(
      ([name, field]) =>
        [words.names[name] ?? name, encodeValue(field, name, (values as Values)[name], words)] as const,
    ),
  );

/** The values of the fields of a table, as the service has them. */
export const decodeFields = <All extends Fields>(fields: All, wire: object, words: WireWords): ValuesOf<All> =>
  decodeAll(fields, wire, words) as ValuesOf<All>;

/** The values of the fields of a table as the service stores them; what was left out is null. */
export const encodeFields = <All extends Fields, const Words extends WireWords>(
  fields: All,
  values: InputsOf<All>,
  words: Words,
): WiresOf<All, Words> => encodeAll(fields, values, words) as WiresOf<All, Words>;
