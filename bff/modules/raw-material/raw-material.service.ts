import { INDEPENDENT_TEXTS, mapNames, TEXT_FIELDS } from '../../../domain/raw-material/rawMaterialFields.ts';
import { viewerOf, type Context } from '../../context.ts';
import { clientError } from '../../errors.ts';
import { invalidInput, parseInput } from '../../input.ts';
import type {
  ChangeRawMaterialTypeInput,
  CreateRawMaterialInput,
  UpdateRawMaterialInput,
} from '../../resolvers.generated.ts';
import {
  changeTypeInput,
  createRawMaterialInput,
  updateRawMaterialInput,
  type RawMaterialChange,
  type ValuesChange,
} from './raw-material.input.ts';
import type { RawMaterialModel } from './raw-material.rest.ts';
import { createRawMaterial, saveRawMaterial, saveType, type RawMaterialState } from './raw-material.writes.rest.ts';

const EMPTY: RawMaterialState = {
  tradeName: '',
  manufacturer: null,
  type: 'UNCHOSEN',
  inciNames: [],
  maxConcentrations: [],
  hasValidDocuments: false,
  ...mapNames(TEXT_FIELDS, () => null),
  cmrStatus: 'NO_DATA',
  isNano: false,
};

/** Puts a raw material as it is now where the fields of the answer look for it; reads it anew where the service did not tell it. */
async function remember(
  { loaders }: Context,
  slug: string,
  material: RawMaterialModel | null,
): Promise<RawMaterialModel> {
  loaders.rawMaterial.bySlug.clear(slug);
  if (!material) return loaders.rawMaterial.bySlug.load(slug);
  loaders.rawMaterial.bySlug.prime(slug, material);
  return material;
}

/** What is stored, unless a change names the field; null is `cleared`. */
const changed = <Value>(change: Value | null | undefined, stored: Value, cleared: Value): Value =>
  change === undefined ? stored : (change ?? cleared);

/**
 * The values after a change. Specification, section 4: choosing valid documents clears the reason, and a change of the CMR status clears its quantity.
 * A reason or a quantity that would be kept beside a state that knows none is refused, so that nobody's words are lost unsaid.
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

/** A raw material as it is kept, to be sent whole again. Rows without a name, which only the service can have stored, are left out. */
function stateOf({ tradeName, manufacturer, hasValidDocuments, global }: RawMaterialModel): RawMaterialState {
  const rows = [...global.inciNames.keys()].filter((at) => global.inciNames[at] !== '');
  return {
    ...global,
    tradeName,
    manufacturer: manufacturer ?? null,
    hasValidDocuments,
    inciNames: rows.map((at) => global.inciNames[at] ?? ''),
    maxConcentrations: rows.map((at) => global.maxConcentrations[at] ?? ''),
  };
}

/** Enters a raw material for the company worked on. */
export async function enterRawMaterial(input: CreateRawMaterialInput, context: Context): Promise<RawMaterialModel> {
  const { tradeName, manufacturer, type, values } = parseInput(createRawMaterialInput, input);
  const state = withValues(
    { ...EMPTY, tradeName, manufacturer: manufacturer || null, type: type ?? 'UNCHOSEN' },
    values,
  );
  const entered = await createRawMaterial(context.product, viewerOf(context), state);
  return remember(context, entered.slug, entered);
}

const refuseOthers = ({ isCreator }: RawMaterialModel): void => {
  if (!isCreator) throw clientError('FORBIDDEN', 'Trade name, manufacturer and type are changed by the creator only');
};

const hasIdentity = ({ tradeName, manufacturer, type }: RawMaterialChange): boolean =>
  [tradeName, manufacturer, type].some((field) => field !== undefined);

/**
 * Changes a raw material that nobody changed since it was read. The service wants all of it, hence it is read first; whether the caller may change
 * trade name, manufacturer and type is then known by the service's word too. The service makes sure that it is still that one when the change arrives.
 */
export async function changeRawMaterial(input: UpdateRawMaterialInput, context: Context): Promise<RawMaterialModel> {
  const change = parseInput(updateRawMaterialInput, input);
  const { slug, version, values, tradeName, manufacturer, type } = change;
  const before = await context.loaders.rawMaterial.bySlug.load(slug);
  if (hasIdentity(change)) refuseOthers(before);
  if (before.version !== version) throw clientError('CONFLICT', 'The raw material was changed meanwhile');
  const stored = stateOf(before);
  const identity = {
    tradeName: tradeName ?? stored.tradeName,
    manufacturer: changed(manufacturer, stored.manufacturer, null),
    type: changed(type, stored.type, 'UNCHOSEN'),
  };
  const state = withValues({ ...stored, ...identity }, values);
  if (state.inciNames.length === 0) throw invalidInput([['values.composition', 'At least one']]);
  return remember(context, slug, await saveRawMaterial(context.product, viewerOf(context), before, state));
}

/** Changes the type at once, with what follows for the document folders. For the creator only, by the service's word. */
export async function changeType(input: ChangeRawMaterialTypeInput, context: Context): Promise<RawMaterialModel> {
  const { slug, type } = parseInput(changeTypeInput, input);
  const before = await context.loaders.rawMaterial.bySlug.load(slug);
  refuseOthers(before);
  return remember(context, slug, await saveType(context.product, viewerOf(context), before, type));
}
