import type { PointDetails } from '../../../domain/exposure/pointOfDeparture.ts';
import type { ToxicologyEndpoint as DomainEndpoint } from '../../../domain/ingredient/toxicology.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type {
  PointDetails as PointDetailsOfSchema,
  NoDataReason,
  PointDetailsInput,
  PointRoute,
  PointType,
  StudyDuration,
  Toxicology,
  ToxicologyEndpoint,
  ToxicologyScope,
} from '../../resolvers.generated.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { decodeText, decodeTexts, toIsoDateTime } from '../../upstream/encoding.ts';
import type { ToxicologyChange } from './ingredient.input.ts';

type WireToxicology = components['schemas']['Toxicology'];
type WireIngredient = components['schemas']['Ingredient'];

export const endpointNames = {
  acuteToxicity: 'ACUTE_TOXICITY',
  skinIrritation: 'SKIN_IRRITATION',
  eyeIrritation: 'EYE_IRRITATION',
  sensitisation: 'SENSITISATION',
  absorption: 'ABSORPTION',
  repeatedDose: 'REPEATED_DOSE',
  genotoxicity: 'GENOTOXICITY',
  carcinogenicity: 'CARCINOGENICITY',
  reproduction: 'REPRODUCTION',
  kinetics: 'KINETICS',
  phototoxicity: 'PHOTOTOXICITY',
  humanData: 'HUMAN_DATA',
} as const satisfies Record<DomainEndpoint, ToxicologyEndpoint>;
export const wireEndpoints = Object.fromEntries(
  Object.entries(endpointNames).map(([wire, name]) => [name, wire]),
) as Record<ToxicologyEndpoint, DomainEndpoint>;

type WirePoint = components['schemas']['PointDetails'];
type Words<Value extends string, Field extends 'tip' | 'put' | 'trajanje'> = Record<
  Value,
  NonNullable<WirePoint[Field]>
>;
export const typeWords = {
  NOAEL: 'noael',
  NOEL: 'noel',
  BMDL: 'bmdl',
  LOAEL: 'loael',
  T25: 't25',
} as const satisfies Words<PointType, 'tip'>;
export const routeWords = { ORAL: 'oralno', DERMAL: 'dermalno', INHALATION: 'inhalaciono' } as const satisfies Words<
  PointRoute,
  'put'
>;
export const durationWords = {
  DAYS_28: 'dana28',
  DAYS_90: 'dana90',
  CHRONIC: 'hronicno',
  DEVELOPMENTAL: 'razvojno',
  OTHER: 'drugaStudija',
} as const satisfies Words<StudyDuration, 'trajanje'>;
export const noDataWords = {
  NOT_FOUND: 'nijePronadjeno',
  READ_ACROSS: 'prenetoSaSrodne',
  HISTORY_OF_USE: 'dugaPrimena',
  NOT_RELEVANT: 'nijeOdZnacaja',
} as const satisfies Record<NoDataReason, string>;
const nameOf = <Value extends string>(words: Readonly<Record<Value, string>>, word: string | null | undefined) =>
  (Object.keys(words) as Value[]).find((name) => words[name] === word) ?? null;

/** What a point of departure is, with null for what is not stated. */
export const detailsOf = (details: PointDetailsOfSchema | PointDetailsInput | null | undefined): PointDetails | null =>
  details
    ? {
        type: details.type ?? null,
        route: details.route ?? null,
        duration: details.duration ?? null,
        daysPerWeek: details.daysPerWeek ?? null,
        year: details.year ?? null,
        dermalAbsorptionPercent: details.dermalAbsorptionPercent ?? null,
      }
    : null;

/** What a point of departure is, as the service takes it. */
const fromDetails = (details: PointDetailsOfSchema | PointDetailsInput | null): WirePoint | null =>
  details && {
    tip: details.type ? typeWords[details.type] : null,
    put: details.route ? routeWords[details.route] : null,
    trajanje: details.duration ? durationWords[details.duration] : null,
    danaNedeljno: (details.daysPerWeek ?? null) as 5 | 7 | null,
    godinaStudije: details.year ?? null,
    dermalnaApsorpcija: details.dermalAbsorptionPercent ?? null,
  };

const toDetails = (wire: WirePoint | null | undefined): PointDetails | null =>
  wire
    ? {
        type: nameOf(typeWords, wire.tip),
        route: nameOf(routeWords, wire.put),
        duration: nameOf(durationWords, wire.trajanje),
        daysPerWeek: wire.danaNedeljno ?? null,
        year: wire.godinaStudije ?? null,
        dermalAbsorptionPercent: wire.dermalnaApsorpcija ?? null,
      }
    : null;

const wireScopes = { GLOBAL: 'globalno', OWN: 'sopstveno' } as const satisfies Record<ToxicologyScope, string>;

const wireNames = {
  verzija: 'input.version',
  noael: 'input.noaelMgPerKgDay',
  noaelIzvor: 'input.noaelSource',
  zivotinja: 'input.podSpecies',
  studija: 'input.podStudy',
  tacka: 'input.podDetails',
  oralnaBioraspolozivost: 'input.oralAbsorptionPercent',
  dermalnaBioraspolozivost: 'input.dermalAbsorptionPercent',
  molekulskaMasa: 'input.molecularWeight',
  logPow: 'input.logPow',
  rastvorljivost: 'input.waterSolubilityMgPerL',
  oblik: 'input.physicalForm',
  uvApsorpcija: 'input.uvAbsorption',
  uvApsorpcijaIzvor: 'input.uvAbsorptionSource',
  cistoca: 'input.purity',
  cistocaIzvor: 'input.puritySource',
  iupac: 'input.iupacName',
  boja: 'input.colour',
  zakonodavstvo: 'input.legislation',
  reference: 'input.references',
  tekstovi: 'input.endpoints',
  provereno: 'input.isVerified',
};

/** The change as the service takes it. Undefined fields are left out of the request, so they stay unchanged. */
const toBody = (change: Omit<ToxicologyChange, 'ingredientId'>): components['schemas']['ToxicologyChange'] => ({
  verzija: change.version,
  noael: change.noaelMgPerKgDay,
  noaelIzvor: change.noaelSource,
  zivotinja: change.podSpecies,
  studija: change.podStudy,
  tacka: change.podDetails === undefined ? undefined : fromDetails(change.podDetails),
  oralnaBioraspolozivost: change.oralAbsorptionPercent,
  dermalnaBioraspolozivost: change.dermalAbsorptionPercent,
  molekulskaMasa: change.molecularWeight,
  logPow: change.logPow,
  rastvorljivost: change.waterSolubilityMgPerL,
  oblik: change.physicalForm,
  uvApsorpcija: change.uvAbsorption,
  uvApsorpcijaIzvor: change.uvAbsorptionSource,
  cistoca: change.purity,
  cistocaIzvor: change.puritySource,
  iupac: change.iupacName,
  boja: change.colour,
  zakonodavstvo: change.legislation,
  // Lists and booleans are not nullable in REST: clearing them means empty and false.
  reference: change.references === null ? [] : change.references,
  provereno: change.isVerified === null ? false : change.isVerified,
  tekstovi: change.endpoints?.map(({ endpoint, text, source, noData }) => ({
    vrsta: wireEndpoints[endpoint],
    tekst: text ?? null,
    ...(source !== undefined && { izvor: source }),
    ...(noData !== undefined && { nemaPodataka: noData && noDataWords[noData] }),
  })),
});

/** Stores global or own toxicological data; CONFLICT when `version` is outdated. */
export async function saveToxicology(
  product: ProductClient,
  scope: ToxicologyScope,
  { ingredientId, ...change }: ToxicologyChange,
): Promise<WireIngredient> {
  const operation = scope === 'OWN' ? 'updateOwnToxicology' : 'updateToxicology';
  const { data } = await product.call(operation, { path: { ingredientId }, body: toBody(change) }, wireNames);
  return data.data;
}

/** Every version of global or own data, the newest first. */
export async function listVersions(
  product: ProductClient,
  ingredientId: string,
  scope: ToxicologyScope,
): Promise<Toxicology[]> {
  const { data } = await product.call('listToxicologyVersions', {
    path: { ingredientId },
    query: { opseg: wireScopes[scope] },
  });
  return data.data.map(toToxicology);
}

/** Toxicological data of the service. */
export const toToxicology = (data: WireToxicology): Toxicology => ({
  version: data.verzija,
  noaelMgPerKgDay: data.noael ?? null,
  noaelSource: decodeText(data.noaelIzvor),
  podSpecies: decodeText(data.zivotinja),
  podStudy: decodeText(data.studija),
  podDetails: toDetails(data.tacka),
  oralAbsorptionPercent: data.oralnaBioraspolozivost ?? null,
  dermalAbsorptionPercent: data.dermalnaBioraspolozivost ?? null,
  molecularWeight: data.molekulskaMasa ?? null,
  logPow: data.logPow ?? null,
  waterSolubilityMgPerL: data.rastvorljivost ?? null,
  physicalForm: decodeText(data.oblik),
  uvAbsorption: decodeText(data.uvApsorpcija),
  uvAbsorptionSource: decodeText(data.uvApsorpcijaIzvor),
  purity: decodeText(data.cistoca),
  puritySource: decodeText(data.cistocaIzvor),
  iupacName: decodeText(data.iupac),
  colour: decodeText(data.boja),
  legislation: decodeText(data.zakonodavstvo),
  references: decodeTexts(data.reference),
  endpoints: (data.tekstovi ?? []).flatMap(({ vrsta, tekst, izvor, nemaPodataka }) => {
    const text = decodeText(tekst) ?? '';
    const noData = nameOf(noDataWords, nemaPodataka);
    return text || noData ? [{ endpoint: endpointNames[vrsta], text, source: decodeText(izvor), noData }] : [];
  }),
  isVerified: data.provereno ?? false,
  verifiedBy: decodeText(data.proverio),
  verifiedAt: toIsoDateTime(data.provereniDatum),
  updatedAt: toIsoDateTime(data.izmenjeno),
  updatedBy: decodeText(data.izmenio),
});
