import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull } from 'drizzle-orm';
import { TOXICOLOGY_ENDPOINTS } from '../../../../domain/ingredient/toxicology.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import {
  toxicology,
  toxicologyVersions,
  type EndpointTexts,
  type StoredEndpoint,
  type StoredPointDetails,
  type ToxicologyData,
  type ToxicologyRow,
} from '../../database/schema/toxicology.ts';
import type { HttpError } from '../../service/httpError.ts';
import { conflict, invalidInput } from '../../service/httpError.ts';

type Change = components['schemas']['ToxicologyChange'];
type SentEndpoint = components['schemas']['EndpointText'];

/** Whose values: those of an ingredient for everybody, or those of an organisation. */
export interface ToxicologyKey {
  ingredientId: string;
  /** Null for the global values. */
  organisationId: string | null;
}

const EMPTY: ToxicologyData = {
  noael: null,
  noaelSource: null,
  podSpecies: null,
  podStudy: null,
  podDetails: null,
  oralAbsorption: null,
  dermalAbsorption: null,
  molecularWeight: null,
  logPow: null,
  waterSolubility: null,
  physicalForm: null,
  uvAbsorption: null,
  uvAbsorptionSource: null,
  purity: null,
  puritySource: null,
  iupacName: null,
  colour: null,
  legislation: null,
  references: [],
  endpoints: {},
};

/** A trimmed text; null when it is empty. */
const trimmed = (text: string | null): string | null => text?.trim() || null;

/** The figures and texts of a row alone. */
export function dataOf(row: ToxicologyRow): ToxicologyData {
  const { ingredientId, organisationId, version, isVerified, verifiedBy, verifiedAt, updatedAt, updatedBy, ...data } =
    row;
  return data;
}

/** What is stored of an endpoint: a text alone as such, as before sources were kept; null where nothing is said. */
function endpointOf({ tekst, izvor = null, nemaPodataka = null }: SentEndpoint): string | StoredEndpoint | null {
  const [text, source] = [trimmed(tekst), trimmed(izvor)];
  if (!text && !nemaPodataka) return null;
  return text && !source && !nemaPodataka ? text : { tekst: text, izvor: source, nemaPodataka };
}

function changedEndpoints(before: EndpointTexts, changes: Change['tekstovi'] = []): EndpointTexts {
  const texts = TOXICOLOGY_ENDPOINTS.flatMap((endpoint) => {
    const change = changes.find(({ vrsta }) => vrsta === endpoint);
    const stored = change ? endpointOf(change) : before[endpoint];
    return stored ? [[endpoint, stored] as const] : [];
  });
  return Object.fromEntries<string | StoredEndpoint>(texts);
}

/** What a point of departure is, with every name; null where nothing is stated. */
function statedDetails(sent: Change['tacka']): StoredPointDetails | null {
  if (!sent || Object.values(sent).every((one) => one == null)) return null;
  const {
    tip = null,
    put = null,
    trajanje = null,
    danaNedeljno = null,
    godinaStudije = null,
    dermalnaApsorpcija = null,
  } = sent;
  return { tip, put, trajanje, danaNedeljno, godinaStudije, dermalnaApsorpcija };
}

/** Applies a change to the data; an omitted field is not changed. */
function applyChange(before: ToxicologyData, change: Change): ToxicologyData {
  const text = (next: string | null | undefined, old: string | null) => (next === undefined ? old : trimmed(next));
  const number = (next: number | null | undefined, old: number | null) => (next === undefined ? old : next);
  return {
    noael: number(change.noael, before.noael),
    noaelSource: text(change.noaelIzvor, before.noaelSource),
    podSpecies: text(change.zivotinja, before.podSpecies),
    podStudy: text(change.studija, before.podStudy),
    podDetails: change.tacka === undefined ? before.podDetails : statedDetails(change.tacka),
    oralAbsorption: number(change.oralnaBioraspolozivost, before.oralAbsorption),
    dermalAbsorption: number(change.dermalnaBioraspolozivost, before.dermalAbsorption),
    molecularWeight: number(change.molekulskaMasa, before.molecularWeight),
    logPow: number(change.logPow, before.logPow),
    waterSolubility: number(change.rastvorljivost, before.waterSolubility),
    physicalForm: text(change.oblik, before.physicalForm),
    uvAbsorption: text(change.uvApsorpcija, before.uvAbsorption),
    uvAbsorptionSource: text(change.uvApsorpcijaIzvor, before.uvAbsorptionSource),
    purity: text(change.cistoca, before.purity),
    puritySource: text(change.cistocaIzvor, before.puritySource),
    iupacName: text(change.iupac, before.iupacName),
    colour: text(change.boja, before.colour),
    legislation: text(change.zakonodavstvo, before.legislation),
    references: change.reference?.map((one) => one.trim()).filter(Boolean) ?? before.references,
    endpoints: changedEndpoints(before.endpoints, change.tekstovi),
  };
}

/** Who verified the data: whoever says so now, and nobody any more once something was changed without saying so. */
function verificationOf(before: ToxicologyRow | undefined, data: ToxicologyData, change: Change, caller: Caller) {
  const isSame = before !== undefined && isDeepStrictEqual(dataOf(before), data);
  const isVerified = change.provereno ?? (isSame && before.isVerified);
  if (!isVerified) return { isVerified, verifiedBy: null, verifiedAt: null };
  if (isSame && before.isVerified) return { isVerified, verifiedBy: before.verifiedBy, verifiedAt: before.verifiedAt };
  return { isVerified, verifiedBy: caller.id, verifiedAt: new Date() };
}

const isOf = ({ ingredientId, organisationId }: ToxicologyKey) =>
  and(
    eq(toxicology.ingredientId, ingredientId),
    organisationId === null ? isNull(toxicology.organisationId) : eq(toxicology.organisationId, organisationId),
  );

/**
 * Changes toxicological data and keeps the version before the change. Of two changes of one version, the second gets a
 * 409.
 */
export async function updateToxicology(
  db: Database,
  key: ToxicologyKey,
  change: Change,
  caller: Caller,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(toxicology).where(isOf(key)).for('update');
    if ((before?.version ?? 0) !== change.verzija) throw versionConflict();
    const data = applyChange(before ? dataOf(before) : EMPTY, change);
    if (data.oralAbsorption !== null && data.dermalAbsorption !== null && data.dermalAbsorption > data.oralAbsorption) {
      throw invalidInput({
        path: 'dermalnaBioraspolozivost',
        message: 'Dermalna apsorpcija ne može da bude veća od oralne.',
        kod: 'DERMAL_ABOVE_ORAL',
      });
    }
    const next = {
      ...data,
      ...verificationOf(before, data, change, caller),
      version: change.verzija + 1,
      updatedAt: new Date(),
      updatedBy: caller.id,
    };
    if (!before) {
      const stored = await tx
        .insert(toxicology)
        .values({ ...key, ...next })
        .onConflictDoNothing()
        .returning({ version: toxicology.version });
      if (stored.length === 0) throw versionConflict();
      return;
    }
    const { version, isVerified, verifiedBy, verifiedAt, updatedAt, updatedBy } = before;
    await tx.insert(toxicologyVersions).values({
      ...key,
      version,
      isVerified,
      verifiedBy,
      verifiedAt,
      updatedAt,
      updatedBy,
      data: dataOf(before),
    });
    await tx.update(toxicology).set(next).where(isOf(key));
  });
}

const versionConflict = (): HttpError =>
  conflict('Neko je ovo u međuvremenu izmenio. Učitajte ponovo i pokušajte još jednom.', 'CHANGED_MEANWHILE');
