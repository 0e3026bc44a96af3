import type { ToxicologyEndpoint as DomainEndpoint } from '../../../domain/ingredient/toxicology.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { Toxicology, ToxicologyEndpoint, ToxicologyScope } from '../../resolvers.generated.ts';
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

const wireScopes = { GLOBAL: 'globalno', OWN: 'sopstveno' } as const satisfies Record<ToxicologyScope, string>;

const wireNames = {
  verzija: 'input.version',
  noael: 'input.noaelMgPerKgDay',
  noaelIzvor: 'input.noaelSource',
  zivotinja: 'input.podSpecies',
  studija: 'input.podStudy',
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
  tekstovi: change.endpoints?.map(({ endpoint, text }) => ({ vrsta: wireEndpoints[endpoint], tekst: text ?? null })),
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
  endpoints: (data.tekstovi ?? []).flatMap(({ vrsta, tekst }) => {
    const text = decodeText(tekst);
    return text ? [{ endpoint: endpointNames[vrsta], text }] : [];
  }),
  isVerified: data.provereno ?? false,
  verifiedBy: decodeText(data.proverio),
  verifiedAt: toIsoDateTime(data.provereniDatum),
  updatedAt: toIsoDateTime(data.izmenjeno),
  updatedBy: decodeText(data.izmenio),
});
