import type { components } from '../../../schema/rest/product-server.generated.ts';
import { readConcentration, sumOfConcentrations } from '../../../domain/raw-material/concentration.ts';
import { composition, valuesInForce } from '../../../domain/raw-material/overrides.ts';
import { mapNames } from '../../../domain/mapNames.ts';
import { TEXT_FIELDS, type TextField } from '../../../domain/raw-material/rawMaterialFields.ts';
import type { CmrStatus, RawMaterialType, RawMaterialValues } from '../../resolvers.generated.ts';
import { encodeText, decodeText } from '../../upstream/encoding.ts';
import { overrideWireNames, wireNames } from './raw-material.fields.rest.ts';
import { joinConcentrations, joinTexts, splitTexts, type NamesAndConcentrations } from './raw-material.texts.rest.ts';

type WireMaterial = components['schemas']['RawMaterial'];
type WireOverrideValues = components['schemas']['OverrideValues'];
type WireType = components['schemas']['RawMaterialType'];
type WireCmr = NonNullable<WireOverrideValues['hasCmr']>;

/**
 * The values that a company can override, as they are kept: the global ones, those of a company, and those in force.
 */
export interface StoredValues extends NamesAndConcentrations, Record<TextField, string | null> {
  cmrStatus: CmrStatus;
  isNano: boolean;
  type: RawMaterialType;
}

const wireTypes = {
  UNCHOSEN: '0',
  PLAIN: 'plain',
  PARFUM: 'parfum',
  AROMA: 'aroma',
  EXTRACT_OIL: 'extractOil',
} as const satisfies Record<RawMaterialType, WireType>;
const types = new Map<unknown, RawMaterialType>(
  Object.entries(wireTypes).map(([type, wire]) => [wire, type as RawMaterialType]),
);
const cmrStatuses = ['NO_DATA', 'NONE', 'PRESENT'] as const satisfies readonly CmrStatus[];

/** 0 arrives as a number or as a text; an unknown type counts as not chosen. */
export const toType = (vrsta: unknown): RawMaterialType => types.get(vrsta) ?? 'UNCHOSEN';
const toCmrStatus = (imaCMR: number | null | undefined): CmrStatus => cmrStatuses[imaCMR ?? 0] ?? 'NO_DATA';

export const fromType = (type: RawMaterialType): WireType => wireTypes[type];
export const fromCmrStatus = (status: CmrStatus): WireCmr => (({ NO_DATA: 0, NONE: 1, PRESENT: 2 }) as const)[status];
export const fromNano = (isNano: boolean) => (isNano ? 1 : 0);

/** The global values of a raw material. */
export const toGlobal = (wire: WireMaterial): StoredValues => ({
  ...splitTexts(wire.incis, wire.maxConc),
  ...mapNames(TEXT_FIELDS, (name) => decodeText(wire[wireNames[name]])),
  cmrStatus: toCmrStatus(wire.imaCMR),
  isNano: wire.nano === 1,
  type: toType(wire.vrsta),
});

const present = <Wire, Value>(value: Wire | undefined, read: (wire: Wire) => Value): Value | undefined =>
  value === undefined ? undefined : read(value);

/**
 * The overrides of a company; undefined where a field is not overridden. Overridden names are split beside the global
 * concentrations, and the other way round.
 */
export function toOverrides(wire: WireOverrideValues, global: StoredValues): Partial<StoredValues> {
  const { inciNames, maxConcentrations } = splitTexts(
    wire.incis ?? global.inciNames,
    wire.maxConc ?? global.maxConcentrations,
  );
  return {
    inciNames: present(wire.incis, () => inciNames),
    maxConcentrations: present(wire.maxConc, () => maxConcentrations),
    ...mapNames(TEXT_FIELDS, (name) => present(wire[overrideWireNames[name]], decodeText)),
    cmrStatus: present(wire.hasCmr, toCmrStatus),
    isNano: present(wire.nano, (nano) => nano === 1),
    type: present(wire.type, toType),
  };
}

/**
 * The values in force. Overridden names are paired with the global concentrations by their places, and the other way
 * round. If their number differs, no concentration is known to belong to its name, so the global composition is in
 * force.
 */
export function inForce(global: StoredValues, overrides: Partial<StoredValues>, isActive: boolean): StoredValues {
  const values = valuesInForce(global, overrides, isActive);
  const half =
    overrides.inciNames && overrides.maxConcentrations
      ? undefined
      : (overrides.inciNames ?? overrides.maxConcentrations);
  if (!half || half.length === global.inciNames.length) return values;
  const { inciNames, maxConcentrations } = global;
  return { ...values, inciNames, maxConcentrations };
}

/** Null and blank override with nothing, undefined changes nothing. */
const stored = (value: string | null | undefined) =>
  value === undefined ? undefined : value ? encodeText(value) : null;

/** Overrides under their wire names; undefined ones are not sent. */
export const fromOverrides = (overrides: Partial<StoredValues>): WireOverrideValues => ({
  incis: present(overrides.inciNames, joinTexts),
  maxConc: present(overrides.maxConcentrations, joinConcentrations),
  ...Object.fromEntries(TEXT_FIELDS.map((name) => [overrideWireNames[name], stored(overrides[name])])),
  hasCmr: present(overrides.cmrStatus, fromCmrStatus),
  nano: present(overrides.isNano, fromNano),
  type: present(overrides.type, fromType),
});

/**
 * Values as they are shown. A row without a name is left out; a CMR quantity is kept only where CMR substances are
 * present.
 */
export function toValues({ inciNames, maxConcentrations, cmrQuantity, ...values }: StoredValues): RawMaterialValues {
  const rows = composition(inciNames, maxConcentrations).filter(({ inciName }) => inciName !== '');
  return {
    ...values,
    composition: rows.map(({ inciName, maxConcentration }) => ({
      inciName,
      // The resolver spells it as the ingredient data do.
      labelName: inciName,
      maxConcentration,
      ...percentsOf(maxConcentration),
    })),
    concentrationSum: sumOfConcentrations(rows.map(({ maxConcentration }) => maxConcentration)),
    cmrQuantity: values.cmrStatus === 'PRESENT' ? cmrQuantity : null,
  };
}

function percentsOf(concentration: string | null): { minPercent: number | null; maxPercent: number | null } {
  const read = readConcentration(concentration ?? '');
  const ends = read.ok ? read.ends : null;
  return { minPercent: ends && Number(ends.min), maxPercent: ends && Number(ends.max) };
}
