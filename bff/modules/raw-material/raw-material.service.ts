import { fromSchemaRole } from '../../../domain/account/roles.ts';
import { companyScope } from '../../../domain/account/rights.ts';
import { mapNames } from '../../../domain/mapNames.ts';
import { INDEPENDENT_TEXTS, TEXT_FIELDS } from '../../../domain/raw-material/rawMaterialFields.ts';
import { viewerOf, type Context } from '../../context.ts';
import { clientError } from '../../errors.ts';
import { invalidInput, parseInput } from '../../input.ts';
import type {
  ChangeRawMaterialTypeInput,
  CreateRawMaterialInput,
  MergeRawMaterialsInput,
  UpdateRawMaterialInput,
} from '../../resolvers.generated.ts';
import {
  changeTypeInput,
  createRawMaterialInput,
  mergeInput,
  updateRawMaterialInput,
  type RawMaterialChange,
  type ValuesChange,
} from './raw-material.input.ts';
import { mergeDuplicate, type RawMaterialModel } from './raw-material.rest.ts';
import { postRawMaterial, patchRawMaterial, patchType, type RawMaterialState } from './raw-material.writes.rest.ts';

const EMPTY: RawMaterialState = {
  tradeName: '',
  manufacturer: null,
  code: null,
  type: 'UNCHOSEN',
  inciNames: [],
  maxConcentrations: [],
  hasValidDocuments: false,
  ...mapNames(TEXT_FIELDS, () => null),
  cmrStatus: 'NO_DATA',
  isNano: false,
};

/** Primes the loaders with the saved raw material, or reads it again if the service did not return it. */
async function primeLoaders(
  { loaders }: Context,
  slug: string,
  material: RawMaterialModel | null,
): Promise<RawMaterialModel> {
  loaders.rawMaterial.bySlug.clear(slug);
  if (!material) return loaders.rawMaterial.bySlug.load(slug);
  loaders.rawMaterial.bySlug.prime(slug, material);
  return material;
}

/** The value after a change: undefined keeps what is stored, null clears it. */
const changed = <Value>(change: Value | null | undefined, stored: Value, cleared: Value): Value =>
  change === undefined ? stored : (change ?? cleared);

/**
 * The values after a change. Specification, section 4: choosing valid documents clears the reason, and a change of the
 * CMR status clears its quantity. A reason or a quantity that could not be kept is an error, so that no input is
 * dropped silently.
 */
function withValues<State extends RawMaterialState>(state: State, change: ValuesChange): State {
  const hasValidDocuments = changed(change.hasValidDocuments, state.hasValidDocuments, false);
  const cmrStatus = changed(change.cmrStatus, state.cmrStatus, 'NO_DATA');
  if (change.statusDescription && hasValidDocuments && change.hasValidDocuments !== true)
    throw invalidInput([['values.statusDescription', 'Only while the documents are not valid']]);
  if (change.cmrQuantity && cmrStatus !== 'PRESENT')
    throw invalidInput([['values.cmrQuantity', 'Only where CMR substances are present']]);
  return {
    ...state,
    ...(change.composition && {
      inciNames: change.composition.map(({ inciName }) => inciName),
      maxConcentrations: change.composition.map(({ maxConcentration }) => maxConcentration ?? ''),
    }),
    hasValidDocuments,
    statusDescription: hasValidDocuments ? null : changed(change.statusDescription, state.statusDescription, null),
    ...mapNames(INDEPENDENT_TEXTS, (name) => changed(change[name], state[name], null)),
    cmrStatus,
    cmrQuantity: changed(
      change.cmrQuantity,
      cmrStatus === state.cmrStatus && cmrStatus === 'PRESENT' ? state.cmrQuantity : null,
      null,
    ),
    isNano: changed(change.isNano, state.isNano, false),
  };
}

/**
 * A stored raw material, to be sent whole again. Rows without a name, which only the service can have stored, are left
 * out.
 */
function stateOf({ tradeName, manufacturer, code, hasValidDocuments, global }: RawMaterialModel): RawMaterialState {
  const rows = [...global.inciNames.keys()].filter((at) => global.inciNames[at] !== '');
  return {
    ...global,
    tradeName,
    manufacturer: manufacturer ?? null,
    code: code ?? null,
    hasValidDocuments,
    inciNames: rows.map((at) => global.inciNames[at] ?? ''),
    maxConcentrations: rows.map((at) => global.maxConcentrations[at] ?? ''),
  };
}

/**
 * Creates a raw material for a company, the one worked on when none is named. Whoever works on all of them has to name
 * one.
 */
export async function createRawMaterial(input: CreateRawMaterialInput, context: Context): Promise<RawMaterialModel> {
  const { companyId, tradeName, manufacturer, code, type, values } = parseInput(createRawMaterialInput, input);
  const { role, selectedCompanyId } = viewerOf(context);
  if (!companyId && !selectedCompanyId && companyScope(fromSchemaRole(role)) === 'all')
    throw invalidInput([['companyId', 'Name the company, because you work on all of them', 'COMPANY_NOT_CHOSEN']]);
  const state = withValues(
    { ...EMPTY, tradeName, manufacturer: manufacturer || null, code: code || null, type: type ?? 'UNCHOSEN' },
    values,
  );
  const created = await postRawMaterial(context.product, viewerOf(context), state, companyId);
  return primeLoaders(context, created.slug, created);
}

const assertCreator = ({ isCreator }: RawMaterialModel): void => {
  if (!isCreator)
    throw clientError('FORBIDDEN', 'Trade name, manufacturer, code and type are changed by the creator only');
};

const assertKeepsCommonValues = ({ viewerCanEdit }: RawMaterialModel): void => {
  if (!viewerCanEdit)
    throw clientError('FORBIDDEN', 'Common values are changed by the organisation that entered the raw material only');
};

/**
 * Compares the version that the caller read with the one in force. Without one from the service this is all that
 * prevents a lost update.
 */
const assertUnchanged = (stored: RawMaterialModel, version: number | null | undefined): void => {
  if (typeof version === 'number' && stored.version !== version)
    throw clientError('CONFLICT', 'The raw material was changed meanwhile');
};

const hasIdentity = ({ tradeName, manufacturer, code, type }: RawMaterialChange): boolean =>
  [tradeName, manufacturer, code, type].some((field) => field !== undefined);

/** A raw material with a change as it will be saved. Rejects a change that cannot be saved. */
export function stateAfter(
  before: RawMaterialModel,
  { values, tradeName, manufacturer, code, type }: Omit<RawMaterialChange, 'slug' | 'version'>,
): RawMaterialState {
  const stored = stateOf(before);
  const identity = {
    tradeName: tradeName ?? stored.tradeName,
    manufacturer: changed(manufacturer, stored.manufacturer, null),
    code: changed(code, stored.code, null),
    type: changed(type, stored.type, 'UNCHOSEN'),
  };
  const state = withValues({ ...stored, ...identity }, values);
  if (state.inciNames.length === 0) throw invalidInput([['values.composition', 'At least one']]);
  return state;
}

/**
 * Updates a raw material unless somebody changed it since it was read. The service requires all fields, hence the raw
 * material is read first, which also tells whether the caller is its creator. The service rejects the update if the
 * version changed in between.
 */
export async function updateRawMaterial(input: UpdateRawMaterialInput, context: Context): Promise<RawMaterialModel> {
  const change = parseInput(updateRawMaterialInput, input);
  const { slug, version } = change;
  const before = await context.loaders.rawMaterial.bySlug.load(slug);
  assertKeepsCommonValues(before);
  if (hasIdentity(change)) assertCreator(before);
  assertUnchanged(before, version);
  const state = stateAfter(before, change);
  return primeLoaders(context, slug, await patchRawMaterial(context.product, viewerOf(context), before, state));
}

/** Changes the type, and with it the document folders. For the creator only. */
export async function changeType(input: ChangeRawMaterialTypeInput, context: Context): Promise<RawMaterialModel> {
  const { slug, version, type } = parseInput(changeTypeInput, input);
  const before = await context.loaders.rawMaterial.bySlug.load(slug);
  assertCreator(before);
  assertUnchanged(before, version);
  return primeLoaders(context, slug, await patchType(context.product, viewerOf(context), before, type));
}

/** Merges a duplicate into the raw material that is kept. For those who may delete both. */
export async function mergeRawMaterials(
  input: MergeRawMaterialsInput,
  { product, loaders }: Context,
): Promise<{ rawMaterial: RawMaterialModel; mergedRawMaterialSlug: string }> {
  const { slug, duplicateSlug } = parseInput(mergeInput, input);
  const { bySlug } = loaders.rawMaterial;
  const both = await Promise.all([bySlug.load(slug), bySlug.load(duplicateSlug)]);
  if (!both.every(({ viewerCanDelete }) => viewerCanDelete))
    throw clientError('FORBIDDEN', 'Raw materials are merged by the organisation that entered both and administrators');
  await mergeDuplicate(product, slug, duplicateSlug);
  bySlug.clear(duplicateSlug);
  return { rawMaterial: await bySlug.clear(slug).load(slug), mergedRawMaterialSlug: duplicateSlug };
}
