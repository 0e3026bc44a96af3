import { requesterOf, viewerOf, type Context } from '../../context.ts';
import { clientError } from '../../errors.ts';
import { invalidInput, parseInput } from '../../input.ts';
import type { CreateLabelInput, LabelContentInput, UpdateLabelInput } from '../../resolvers.generated.ts';
import { isPhInOrder } from '../../../domain/product/ph.ts';
import { PH_ORDER } from '../check/check.input.ts';
import { checkLabelContent, type LabelContentCheck } from '../check/check.service.ts';
import type { FollowedRevision } from '../formula/formula.loaders.ts';
import { followedAt, sourceOf } from './label.loaders.ts';
import { createLabelInput, updateLabelInput } from './label.input.ts';
import { copyLabel, patchLabel, postLabel, sendPhoto, type LabelDetail, type LabelModel } from './label.rest.ts';

/**
 * Puts a changed label, and its check when there is one, into the loaders, so that the response needs no further call.
 */
export function primeLoaders(
  { loaders: { label: loaders } }: Context,
  detail: LabelDetail,
  check?: LabelContentCheck,
): LabelModel {
  const { slug } = detail.label;
  loaders.bySlug.clear(slug).prime(slug, detail);
  if (check) loaders.checks.clear(slug).prime(slug, check);
  return detail.label;
}

/** Forwards a photo that was uploaded shortly before to the service; undefined when there is none. */
async function forwardPhoto(reference: string | null | undefined, context: Context): Promise<string | undefined> {
  if (!reference) return undefined;
  const photo = await context.services.uploads.takePicture(reference, viewerOf(context).id);
  if (!photo) throw invalidInput([['photoUpload', 'No such upload, or used already', 'UPLOAD_GONE']]);
  return sendPhoto(context.product, photo);
}

/** Creates a label with the result of its check; without the ingredient knowledge nothing is saved. */
export async function createLabel(input: CreateLabelInput, context: Context): Promise<LabelModel> {
  const { companyId, content, photoUpload } = parseInput(createLabelInput, input);
  return saveNewLabel(context, companyId, content, { photoUpload });
}

/** Checks and saves a new label. `formula` is the revision that the content comes from. */
export async function saveNewLabel(
  context: Context,
  companyId: string,
  entered: LabelContentInput,
  { photoUpload, formula }: { photoUpload?: string | null | undefined; formula?: FollowedRevision },
): Promise<LabelModel> {
  const papers = await sourceOf({ formula: formula ?? null, allergenFindings: null }, context.loaders.formula);
  const check = await checkLabelContent(requesterOf(context), await context.loaders.check.knowledge(), {
    ...entered,
    ...papers,
  });
  const content = { ...entered, percentages: [...check.percentages] };
  const photo = await forwardPhoto(photoUpload, context);
  return primeLoaders(
    context,
    await postLabel(context.product, viewerOf(context), companyId, { content, check, photo, formula }),
    check,
  );
}

/**
 * Changes a label if its version is current. The check covers the whole label after the change, so the label is read
 * first; the service compares the version again when it stores the change.
 */
export async function updateLabel(input: UpdateLabelInput, context: Context): Promise<LabelModel> {
  const parsed = parseInput(updateLabelInput, input);
  const { slug, version, content: changes, photoUpload, removePhoto, formulaRevision, removeFormula } = parsed;
  const { content: before, formula: source, allergenFindings } = await context.loaders.label.bySlug.load(slug);
  if (before.version !== version) throw clientError('CONFLICT', 'The label was changed meanwhile');
  if (formulaRevision && !source) throw invalidInput([['formulaRevision', 'The label was not made from a formula']]);
  const pinnedRevision = formulaRevision && source ? followedAt(source, formulaRevision) : undefined;
  const formula = removeFormula ? null : pinnedRevision;
  const after = { ...before, ...changes };
  // Each end may be changed alone.
  if (!isPhInOrder(after.phMin, after.phMax)) throw invalidInput([['content.phMax', PH_ORDER, 'PH_ORDER']]);
  const papers = await sourceOf(
    { formula: formula === undefined ? source : formula, allergenFindings },
    context.loaders.formula,
  );
  const check = await checkLabelContent(requesterOf(context), await context.loaders.check.knowledge(), {
    ...after,
    ...papers,
  });
  // What is known of an ingredient goes with it when it leaves the list.
  const isDropped = check.percentages.length < (after.percentages?.length ?? 0);
  const content = isDropped ? { ...changes, percentages: [...check.percentages] } : changes;
  const photo = removePhoto ? null : await forwardPhoto(photoUpload, context);
  return primeLoaders(
    context,
    await patchLabel(context.product, viewerOf(context), slug, version, { content, check, photo, formula }),
    check,
  );
}

/**
 * Copies a label. Sign-offs are not copied, because nobody vouched for the copy, so its result may be another: it is
 * checked, and the result stored where it differs from that of the original.
 */
export async function duplicateLabel(slug: string, context: Context): Promise<LabelModel> {
  const copy = await copyLabel(context.product, viewerOf(context), slug);
  const { label, content } = copy;
  const papers = await sourceOf(copy, context.loaders.formula);
  const check = await checkLabelContent(requesterOf(context), await context.loaders.check.knowledge(), {
    ...content,
    ...papers,
  });
  if (check.result === label.status) return primeLoaders(context, copy, check);
  const change = { content: {}, check };
  return primeLoaders(
    context,
    await patchLabel(context.product, viewerOf(context), label.slug, content.version, change),
    check,
  );
}
