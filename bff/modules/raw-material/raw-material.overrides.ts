import { viewerOf, type Context } from '../../context.ts';
import { seesOwnCompanyOnly } from '../../auth/viewerRights.ts';
import { clientError } from '../../errors.ts';
import { contentVersion } from '../../upstream/contentVersion.ts';
import { parseInput } from '../../input.ts';
import type {
  ClearRawMaterialOverridesInput,
  RawMaterialOverrides,
  ResetRawMaterialOverridesInput,
  SetRawMaterialOverridesInput,
} from '../../resolvers.generated.ts';
import { overridesKey } from './raw-material.loaders.ts';
import {
  clearOverridesInput,
  resetOverridesInput,
  setOverridesInput,
  type OverridesChange,
} from './raw-material.input.ts';
import { toCompanyOverrides, type CompanyOverrides, type RawMaterialModel } from './raw-material.rest.ts';
import {
  clearOverrides,
  overriddenFields,
  resetOverrides,
  setOverrides,
  type OverridesKey,
} from './raw-material.overrides.rest.ts';
import { inForce, toValues, type StoredValues } from './raw-material.values.rest.ts';

/** The requested company, or the one that the caller works on. */
export function companyOf(context: Context, requested: string | null | undefined): string {
  const companyId = requested ?? viewerOf(context).companyId;
  if (companyId === null) throw clientError('FORBIDDEN', 'The caller belongs to no company');
  return companyId;
}

/**
 * The overrides of a company. Those of the company worked on come with the raw material; others cost a call, in which
 * the service checks whether the caller may see them.
 */
export async function overridesOf(
  material: RawMaterialModel,
  requested: string | null | undefined,
  context: Context,
): Promise<RawMaterialOverrides> {
  const { company, isActive, values } = await findOverrides(material, requested, context);
  return {
    company,
    version: contentVersion([isActive, values]),
    isActive,
    fields: overriddenFields(values),
    values: toValues(inForce(material.global, values, true)),
  };
}

async function findOverrides(
  { slug, global, companyOverrides }: RawMaterialModel,
  requested: string | null | undefined,
  context: Context,
): Promise<CompanyOverrides> {
  if (companyOverrides && (!requested || requested === companyOverrides.company.id)) return companyOverrides;
  const companyId = companyOf(context, requested);
  const viewer = viewerOf(context);
  const { company } = viewer;
  // A client sees only the overrides of its company: security design, R31.
  if (seesOwnCompanyOnly(viewer) && companyId !== company?.id)
    throw clientError('NOT_FOUND', 'There is no such company');
  // The service sends no overrides with the raw material if the company worked on has none.
  if (company?.id === companyId && !companyOverrides) return { company, isActive: false, values: {} };
  const found = toCompanyOverrides(
    await context.loaders.rawMaterial.overrides.load(overridesKey(companyId, slug)),
    global,
  );
  if (found.company.id !== companyId)
    throw clientError('UPSTREAM_BAD_RESPONSE', 'The service answered something unexpected');
  return found;
}

interface Target {
  slug: string;
  companyId?: string | null | undefined;
  version?: number | null | undefined;
}

/**
 * The service keeps no version of overrides: those stored are read once more, and compared with those that the caller
 * read.
 */
async function assertUnchanged({ slug, companyId, version }: Target, context: Context): Promise<void> {
  if (typeof version !== 'number') return;
  const material = await context.loaders.rawMaterial.bySlug.load(slug);
  if ((await overridesOf(material, companyId, context)).version !== version)
    throw clientError('CONFLICT', 'The own values were changed meanwhile');
}

/** Changes overrides and reads the raw material again, because its values in force may have changed. */
async function write(
  context: Context,
  target: Target,
  send: (key: OverridesKey) => Promise<void>,
): Promise<RawMaterialModel> {
  const { slug } = target;
  const key = { slug, companyId: companyOf(context, target.companyId) };
  await assertUnchanged(target, context);
  await send(key);
  context.loaders.rawMaterial.overrides.clear(overridesKey(key.companyId, slug));
  return context.loaders.rawMaterial.bySlug.clear(slug).load(slug);
}

export async function setCompanyOverrides(
  input: SetRawMaterialOverridesInput,
  context: Context,
): Promise<RawMaterialModel> {
  const { slug, companyId, version, isActive, ...change } = parseInput(setOverridesInput, input);
  return write(context, { slug, companyId, version }, (target) =>
    setOverrides(context.product, target, isActive ?? undefined, toOverrideValues(change)),
  );
}

/** Overrides of an input as they are stored; undefined ones stay. */
export const toOverrideValues = (
  change: Omit<OverridesChange, 'slug' | 'companyId' | 'version' | 'isActive'>,
): Partial<StoredValues> => ({
  ...change,
  cmrStatus: change.cmrStatus === null ? 'NO_DATA' : change.cmrStatus,
  isNano: change.isNano === null ? false : change.isNano,
  type: change.type === null ? 'UNCHOSEN' : change.type,
});

export async function resetCompanyOverrides(
  input: ResetRawMaterialOverridesInput,
  context: Context,
): Promise<RawMaterialModel> {
  const { fields, ...company } = parseInput(resetOverridesInput, input);
  return write(context, company, (target) => resetOverrides(context.product, target, fields));
}

export async function clearCompanyOverrides(
  input: ClearRawMaterialOverridesInput,
  context: Context,
): Promise<RawMaterialModel> {
  return write(context, parseInput(clearOverridesInput, input), (target) => clearOverrides(context.product, target));
}
