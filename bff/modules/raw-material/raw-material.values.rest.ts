import type { components } from '../../../schema/rest/product-server.generated.ts';
import { readConcentration, sumOfConcentrations } from '../../../domain/raw-material/concentration.ts';
import { composition, valuesInForce, type OverridableField } from '../../../domain/raw-material/overrides.ts';
import type { CmrStatus, RawMaterialType, RawMaterialValues } from '../../resolvers.generated.ts';
import { encodeText, decodeText } from '../../upstream/encoding.ts';
import { joinConcentrations, joinTexts, splitTexts, type NamesAndConcentrations } from './raw-material.texts.rest.ts';

type WireMaterial = components['schemas']['RawMaterial'];
type WireOwn = components['schemas']['OverrideValues'];
type WireType = components['schemas']['RawMaterialType'];
type WireCmr = NonNullable<WireOwn['hasCmr']>;

/** The nine values that a company can have of its own, in our words: what is global of them, what is own, and what is in force. */
export interface StoredValues extends NamesAndConcentrations {
  microbiology: string | null;
  impurities: string | null;
  cmrQuantity: string | null;
  cmrStatus: CmrStatus;
  isNano: boolean;
  type: RawMaterialType;
  statusDescription: string | null;
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

/** 0 comes as a number and as a text; what the document does not know counts as not chosen. */
const toType = (vrsta: unknown): RawMaterialType => types.get(vrsta) ?? 'UNCHOSEN';
const toCmrStatus = (imaCMR: number | null | undefined): CmrStatus => cmrStatuses[imaCMR ?? 0] ?? 'NO_DATA';

export const fromType = (type: RawMaterialType): WireType => wireTypes[type];
export const fromCmrStatus = (status: CmrStatus): WireCmr => (({ NO_DATA: 0, NONE: 1, PRESENT: 2 }) as const)[status];
export const fromNano = (isNano: boolean) => (isNano ? 1 : 0);

/** The global values of a raw material. */
export const toGlobal = (wire: WireMaterial): StoredValues => ({
  ...splitTexts(wire.incis, wire.maxConc),
  microbiology: decodeText(wire.mikrobiologija),
  impurities: decodeText(wire.necistoce),
  cmrQuantity: decodeText(wire.CMR),
  cmrStatus: toCmrStatus(wire.imaCMR),
  isNano: wire.nano === 1,
  type: toType(wire.vrsta),
  statusDescription: decodeText(wire.opisRazloga),
});

const present = <Wire, Value>(value: Wire | undefined, read: (wire: Wire) => Value): Value | undefined =>
  value === undefined ? undefined : read(value);

/** The own values of a company; undefined where it has none. Own names are parted with the global concentrations as their counterpart, and the other way round. */
export function toOwn(wire: WireOwn, global: StoredValues): Partial<StoredValues> {
  const { inciNames, maxConcentrations } = splitTexts(
    wire.incis ?? global.inciNames,
    wire.maxConc ?? global.maxConcentrations,
  );
  return {
    inciNames: present(wire.incis, () => inciNames),
    maxConcentrations: present(wire.maxConc, () => maxConcentrations),
    microbiology: present(wire.microbiology, decodeText),
    impurities: present(wire.impurities, decodeText),
    cmrQuantity: present(wire.cmr, decodeText),
    cmrStatus: present(wire.hasCmr, toCmrStatus),
    isNano: present(wire.nano, (nano) => nano === 1),
    type: present(wire.type, toType),
    statusDescription: present(wire.statusDescription, decodeText),
  };
}

/**
 * The values in force. Own names without own concentrations, or the other way round, stand beside the global ones by their places; where there are
 * not as many of them as there are global names, no concentration is known to belong to its name, and the global composition is in force.
 */
export function inForce(global: StoredValues, own: Partial<StoredValues>, isActive: boolean): StoredValues {
  const values = valuesInForce(global, own, isActive);
  const half = own.inciNames && own.maxConcentrations ? undefined : (own.inciNames ?? own.maxConcentrations);
  if (!half || half.length === global.inciNames.length) return values;
  const { inciNames, maxConcentrations } = global;
  return { ...values, inciNames, maxConcentrations };
}

/** Null and blank are an own empty value, undefined is no change. */
const stored = (value: string | null | undefined) =>
  value === undefined ? undefined : value ? encodeText(value) : null;

/** Own values in the service's words; what is undefined does not travel. */
export const fromOwn = (own: Partial<StoredValues>): WireOwn => ({
  incis: present(own.inciNames, joinTexts),
  maxConc: present(own.maxConcentrations, joinConcentrations),
  microbiology: stored(own.microbiology),
  impurities: stored(own.impurities),
  cmr: stored(own.cmrQuantity),
  hasCmr: present(own.cmrStatus, fromCmrStatus),
  nano: present(own.isNano, fromNano),
  type: present(own.type, fromType),
  statusDescription: stored(own.statusDescription),
});

/** Which value belongs to which field, in the order of the enumeration. */
export const fieldValues = {
  INCI_NAMES: 'inciNames',
  MAX_CONCENTRATIONS: 'maxConcentrations',
  MICROBIOLOGY: 'microbiology',
  IMPURITIES: 'impurities',
  CMR_QUANTITY: 'cmrQuantity',
  CMR_STATUS: 'cmrStatus',
  NANO: 'isNano',
  TYPE: 'type',
  STATUS_DESCRIPTION: 'statusDescription',
} as const satisfies Record<OverridableField, keyof StoredValues>;

/** The same in the service's words. */
export const wireFields = {
  INCI_NAMES: 'incis',
  MAX_CONCENTRATIONS: 'maxConc',
  MICROBIOLOGY: 'microbiology',
  IMPURITIES: 'impurities',
  CMR_QUANTITY: 'cmr',
  CMR_STATUS: 'hasCmr',
  NANO: 'nano',
  TYPE: 'type',
  STATUS_DESCRIPTION: 'statusDescription',
} as const satisfies Record<OverridableField, keyof WireOwn>;

/** Values as they are shown. A row without a name is left out; a quantity of CMR substances is told only where there are any. */
export function toValues({ inciNames, maxConcentrations, cmrQuantity, ...values }: StoredValues): RawMaterialValues {
  const rows = composition(inciNames, maxConcentrations).filter(({ inciName }) => inciName !== '');
  return {
    ...values,
    composition: rows.map(({ inciName, maxConcentration }) => ({
      inciName,
      maxConcentration,
      maxPercent: percentOf(maxConcentration),
    })),
    concentrationSum: sumOfConcentrations(rows.map(({ maxConcentration }) => maxConcentration)),
    cmrQuantity: values.cmrStatus === 'PRESENT' ? cmrQuantity : null,
  };
}

function percentOf(concentration: string | null): number | null {
  const read = readConcentration(concentration ?? '');
  return read.ok ? read.percent : null;
}
