import { viewerOf, type Context } from '../../context.ts';
import { seesOwnCompanyOnly } from '../../auth/viewerRights.ts';
import { clientError } from '../../errors.ts';
import { parseInput } from '../../input.ts';
import type {
  ClearRawMaterialOverridesInput,
  RawMaterialOverrides,
  ResetRawMaterialOverridesInput,
  SetRawMaterialOverridesInput,
} from '../../resolvers.generated.ts';
import { overridesKey } from './raw-material.loaders.ts';
import { clearOverridesInput, resetOverridesInput, setOverridesInput } from './raw-material.input.ts';
import { toOwnValues, type OwnValues, type RawMaterialModel } from './raw-material.rest.ts';
import {
  clearOverrides,
  overriddenFields,
  resetOverrides,
  setOverrides,
  type OverridesKey,
} from './raw-material.overrides.rest.ts';
import { inForce, toValues, type StoredValues } from './raw-material.values.rest.ts';

/** The company named, or the one that the caller works on. */
function companyOf(context: Context, asked: string | null | undefined): string {
  const companyId = asked ?? viewerOf(context).companyId;
  if (companyId === null) throw clientError('FORBIDDEN', 'The caller belongs to no company');
  return companyId;
}

/** The own values of a company. Those of the company worked on came with the raw material; others cost a call, and the service judges whether the caller may see them. */
export async function overridesOf(
  material: RawMaterialModel,
  asked: string | null | undefined,
  context: Context,
): Promise<RawMaterialOverrides> {
  const { company, isActive, values } = await readOwn(material, asked, context);
  return {
    company,
    isActive,
    fields: overriddenFields(values),
    values: toValues(inForce(material.global, values, true)),
  };
}

async function readOwn(
  { slug, global, own }: RawMaterialModel,
  asked: string | null | undefined,
  context: Context,
): Promise<OwnValues> {
  if (own && (!asked || asked === own.company.id)) return own;
  const companyId = companyOf(context, asked);
  const viewer = viewerOf(context);
  const { company } = viewer;
  // A client sees its own company's alone, whatever it asks for: security design, R31.
  if (seesOwnCompanyOnly(viewer) && companyId !== company?.id)
    throw clientError('NOT_FOUND', 'There is no such company');
  // Without a word of the service on the company worked on, it has no own values.
  if (company?.id === companyId && !own) return { company, isActive: false, values: {} };
  const told = toOwnValues(await context.loaders.rawMaterial.overrides.load(overridesKey(companyId, slug)), global);
  if (told.company.id !== companyId)
    throw clientError('UPSTREAM_BAD_RESPONSE', 'The service answered something unexpected');
  return told;
}

/** Writes own values, and reads the raw material anew: what is in force may be different now. */
async function write(
  context: Context,
  { slug, companyId }: { slug: string; companyId?: string | null | undefined },
  send: (key: OverridesKey) => Promise<void>,
): Promise<RawMaterialModel> {
  await send({ slug, companyId: companyOf(context, companyId) });
  return context.loaders.rawMaterial.bySlug.clear(slug).load(slug);
}

export async function setOwnValues(input: SetRawMaterialOverridesInput, context: Context): Promise<RawMaterialModel> {
  const { slug, companyId, isActive, ...change } = parseInput(setOverridesInput, input);
  const values: Partial<StoredValues> = {
    ...change,
    cmrStatus: change.cmrStatus === null ? 'NO_DATA' : change.cmrStatus,
    isNano: change.isNano === null ? false : change.isNano,
    type: change.type === null ? 'UNCHOSEN' : change.type,
  };
  return write(context, { slug, companyId }, (key) =>
    setOverrides(context.product, key, isActive ?? undefined, values),
  );
}

export async function resetOwnValues(
  input: ResetRawMaterialOverridesInput,
  context: Context,
): Promise<RawMaterialModel> {
  const { fields, ...key } = parseInput(resetOverridesInput, input);
  return write(context, key, (own) => resetOverrides(context.product, own, fields));
}

export async function clearOwnValues(
  input: ClearRawMaterialOverridesInput,
  context: Context,
): Promise<RawMaterialModel> {
  return write(context, parseInput(clearOverridesInput, input), (own) => clearOverrides(context.product, own));
}
