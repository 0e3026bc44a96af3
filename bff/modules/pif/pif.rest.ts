import type { components } from '../../../schema/rest/product-server.generated.ts';
import { can } from '../../../domain/account/rights.ts';
import { fromSchemaRole } from '../../../domain/account/roles.ts';
import { pifActions } from '../../../domain/pif/pifActions.ts';
import { fileRequirements, hasGoodFile } from '../../../domain/pif/fileRequirements.ts';
import { partARequirements } from '../../../domain/pif/partARequirements.ts';
import { completenessOf, descriptionRequirements } from '../../../domain/pif/requirements.ts';
import { retainedUntil } from '../../../domain/pif/retention.ts';
import {
  animalTestingRequirements,
  claimRequirements,
  manufacturingRequirements,
} from '../../../domain/pif/sectionRequirements.ts';
import { isLocked } from '../../../domain/pif/stages.ts';
import { seesOwnCompanyOnly } from '../../auth/viewerRights.ts';
import type { Viewer } from '../../auth/viewer.rest.ts';
import { clientError } from '../../errors.ts';
import { fileUrl } from '../../files/fileNames.ts';
import type { Pif, PifRequirement } from '../../resolvers.generated.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { decodeText, encodeText, toIsoDateTime } from '../../upstream/encoding.ts';
import { labelStatuses } from '../../upstream/labelStatus.rest.ts';
import { companyLanguages } from '../company/company.rest.ts';
import { today } from '../../today.ts';
import { toAnimalTesting, toClaims, toIngredientNames, toManufacturing } from './sections/pif.content.rest.ts';
import { toComments } from './comments/pif.comments.rest.ts';
import { toPartA } from './partA/pif.partA.rest.ts';
import { toPartB } from './partB/pif.partB.rest.ts';
import { toFiles } from './files/pif.files.rest.ts';
import { descriptionFields, fromDescription, toDescription } from './sections/pif.description.rest.ts';
import { toRequirements } from './requirements/pif.requirements.rest.ts';
import { conclusionWords, namesOf, stageWords } from './pif.words.rest.ts';
import type { ChangedDescription, NewPif, StageChange } from './pif.input.ts';

type Wire = components['schemas'];

export const stages = namesOf(stageWords);
export const conclusions = namesOf(conclusionWords);

/** Places of the inputs by the names of the service, for its refusals. */
const newFields = {
  ime: 'input.name',
  firma: 'input.companyId',
  deklaracija: 'input.labelSlug',
  formula: 'input.formulaSlug',
  izPifa: 'input.pifSlug',
};
const stepFields = {
  kategorija: 'input.category',
  formula: 'input.formula',
  napomena: 'input.reason',
  poslednjaSerija: 'input.lastBatchOn',
};

/** Everything that a file must hold. */
function requirementsOf(
  wire: Wire['Pif'],
  {
    ingredientNames,
    description,
    manufacturing,
    claims,
    animalTesting,
    partA,
    files,
  }: Pick<Pif, 'ingredientNames' | 'description' | 'manufacturing' | 'claims' | 'animalTesting' | 'partA' | 'files'>,
): PifRequirement[] {
  const product = {
    ingredientNames: ingredientNames?.names ?? null,
    isIncomplete: ingredientNames?.isIncomplete ?? false,
    animalTesting: animalTesting.statement,
    thirdCountries: animalTesting.thirdCountries,
    isForUnderThree: description.isForUnderThree,
  };
  return toRequirements(wire, [
    ...descriptionRequirements(description, { hasFormula: Boolean(wire.formula), hasLabel: Boolean(wire.deklaracija) }),
    ...partARequirements(partA, { ...product, hasStabilityFile: hasGoodFile(files, 'STABILITY') }),
    ...manufacturingRequirements({ ...manufacturing, hasMethodFile: hasGoodFile(files, 'METHOD') }, today()),
    ...claimRequirements(claims.claims, claims.hasNoClaims, product),
    ...animalTestingRequirements(animalTesting),
    ...fileRequirements(files, { hasClaims: claims.claims.length > 0, today: today() }),
  ]);
}

/**
 * A file with all that is computed from it; nothing of it needs a further call. Throws when the service shows a client
 * another company's.
 */
export function toPif(wire: Wire['Pif'], viewer: Viewer): Pif {
  if (seesOwnCompanyOnly(viewer) && wire.firma !== viewer.companyId)
    throw clientError('UPSTREAM_BAD_RESPONSE', 'The service answered something unexpected');
  const stage = stages[wire.stanje];
  const conclusion = conclusions[wire.zakljucak];
  const { deklaracija: label, formula } = wire;
  const sections = {
    ingredientNames: toIngredientNames(wire.sastojci),
    description: toDescription(wire.opis),
    manufacturing: toManufacturing(wire.izrada),
    claims: toClaims(wire.tvrdnje),
    animalTesting: toAnimalTesting(wire.animal),
    partA: toPartA(wire.deoA),
    files: toFiles(wire),
  };
  const requirements = requirementsOf(wire, sections);
  return {
    id: wire._id,
    slug: wire.slug,
    version: wire.verzija,
    revision: wire.revizija,
    name: decodeText(wire.ime) ?? '',
    reference: decodeText(wire.oznaka),
    company: {
      id: wire.firma,
      name: decodeText(wire.firmaIme),
      language: wire.firmaJezik ? companyLanguages[wire.firmaJezik] : null,
      logoUrl: fileUrl('firme', wire.firmaLogo),
    },
    stage,
    isLocked: isLocked(stage),
    conclusion,
    assessor: decodeText(wire.procenitelj),
    photoUrl: fileUrl('deklaracijaImages', wire.photo),
    label: label
      ? {
          slug: label.slug,
          name: decodeText(label.ime) ?? '',
          status: label.status ? labelStatuses[label.status] : null,
        }
      : null,
    formula: formula
      ? {
          slug: formula.slug,
          name: decodeText(formula.ime) ?? '',
          revision: formula.revizija,
          currentRevision: formula.aktuelna,
        }
      : null,
    completeness: completenessOf(requirements),
    requirements,
    ...sections,
    partB: toPartB(wire.deoB),
    comments: toComments(wire),
    createdAt: toIsoDateTime(wire.createdAt),
    changedAt: toIsoDateTime(wire.izmenjeno),
    submittedAt: toIsoDateTime(wire.predato),
    submittedBy: decodeText(wire.predao),
    returnReason: decodeText(wire.razlogVracanja),
    assessedAt: toIsoDateTime(wire.ocenjeno),
    isEditedSinceSigned: wire.menjanoOdPotpisa ?? null,
    lastBatchOn: wire.poslednjaSerija ?? null,
    retainedUntil: retainedUntil(wire.poslednjaSerija),
    viewerCan: pifActions(fromSchemaRole(viewer.role), {
      stage,
      wasSubmitted: Boolean(wire.predato),
      isSubmitter: wire.predaoId === viewer.id,
      isAssessor: wire.ocenioId === viewer.id,
      isFinal: conclusion === 'SAFE' || conclusion === 'UNSAFE',
    }),
  };
}

export async function fetchPif(product: ProductClient, viewer: Viewer, slug: string): Promise<Pif> {
  const { data } = await product.call('getPif', { path: { slug } });
  return toPif(data.data, viewer);
}

export async function postPif(product: ProductClient, viewer: Viewer, pif: NewPif): Promise<Pif> {
  const body = {
    ime: encodeText(pif.name),
    firma: pif.companyId,
    deklaracija: pif.labelSlug ?? null,
    formula: pif.formulaSlug ?? null,
    izPifa: pif.pifSlug ?? null,
  };
  const { data } = await product.call('createPif', { body }, newFields);
  return toPif(data.data, viewer);
}

export async function patchDescription(
  product: ProductClient,
  viewer: Viewer,
  { slug, version, name, reference, labelSlug, formula, description }: ChangedDescription,
): Promise<Pif> {
  if ((labelSlug !== undefined || formula !== undefined) && !can(fromSchemaRole(viewer.role), 'pif.create'))
    throw clientError('FORBIDDEN', 'Label and formula of a file are changed by staff only');
  const body = {
    ...fromDescription(description),
    verzija: version,
    ime: encodeText(name),
    oznaka: reference && encodeText(reference),
    ...(labelSlug !== undefined && { deklaracija: labelSlug }),
    ...(formula !== undefined && { formula: formula && { slug: formula.slug, revizija: formula.revision } }),
  };
  const { data } = await product.call('updatePifDescription', { path: { slug }, body }, descriptionFields);
  return toPif(data.data, viewer);
}

/** The steps that need nothing but the version. */
type PlainStep = 'submitPif' | 'withdrawPif' | 'revisePif';

export async function takeStep(
  product: ProductClient,
  viewer: Viewer,
  step: PlainStep,
  { slug, version }: StageChange,
): Promise<Pif> {
  const { data } = await product.call(step, { path: { slug }, body: { verzija: version } }, stepFields);
  return toPif(data.data, viewer);
}

export async function sendBack(
  product: ProductClient,
  viewer: Viewer,
  { slug, version, reason }: StageChange & { reason: string },
): Promise<Pif> {
  const body = { verzija: version, napomena: encodeText(reason) };
  const { data } = await product.call('returnPif', { path: { slug }, body }, stepFields);
  return toPif(data.data, viewer);
}

export async function archive(
  product: ProductClient,
  viewer: Viewer,
  {
    slug,
    version,
    isArchived,
    lastBatchOn,
  }: StageChange & { isArchived: boolean; lastBatchOn?: string | null | undefined },
): Promise<Pif> {
  const body = {
    verzija: version,
    arhivirano: isArchived,
    ...(lastBatchOn !== undefined && { poslednjaSerija: lastBatchOn }),
  };
  const { data } = await product.call('archivePif', { path: { slug }, body }, stepFields);
  return toPif(data.data, viewer);
}

export async function removePif(product: ProductClient, slug: string): Promise<string> {
  await product.call('deletePif', { path: { slug } }, { slug: 'input.slug' });
  return slug;
}
