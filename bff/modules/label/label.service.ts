import { setImmediate } from 'node:timers/promises';
import { viewerOf, type Context } from '../../context.ts';
import { clientError } from '../../errors.ts';
import { invalidInput, parseInput } from '../../input.ts';
import type { CreateLabelInput, IngredientCheck, UpdateLabelInput } from '../../resolvers.generated.ts';
import { judgeLabel } from '../check/check.service.ts';
import { createLabelInput, updateLabelInput } from './label.input.ts';
import { postLabel, sendPhoto, patchLabel, type LabelDetail, type LabelModel } from './label.rest.ts';

/**
 * What the rules say of a label as it is kept. A text of thousands of unknown names takes half a second (measured with
 * 30,000 ingredients), so before each label the requests of others get their turn.
 */
export async function checkStored(
  { labels, knowledge }: Pick<Context, 'labels' | 'knowledge'>,
  slug: string,
): Promise<IngredientCheck> {
  const [{ content }, loaded] = await Promise.all([labels.load(slug), knowledge()]);
  await setImmediate();
  return judgeLabel(loaded, content);
}

/** Puts a label as it is now, with its check when it was just judged, where the fields of the answer look for it. */
export function primeLoaders(
  { labels, labelChecks }: Context,
  detail: LabelDetail,
  check?: IngredientCheck,
): LabelModel {
  const { slug } = detail.label;
  labels.clear(slug).prime(slug, detail);
  if (check) labelChecks.clear(slug).prime(slug, check);
  return detail.label;
}

/** Forwards a photo that was uploaded shortly before to the service; undefined when there is none. */
async function forwardPhoto(reference: string | null | undefined, context: Context): Promise<string | undefined> {
  if (!reference) return undefined;
  const photo = await context.services.uploads.take(reference, viewerOf(context).id);
  if (!photo) throw invalidInput([['photoUpload', 'No such upload, or used already']]);
  return sendPhoto(context.product, photo);
}

/** Creates a label. Its result is what the rules say of it now; without the ingredient knowledge nothing is saved. */
export async function createLabel(input: CreateLabelInput, context: Context): Promise<LabelModel> {
  const { companyId, content, photoUpload } = parseInput(createLabelInput, input);
  const check = judgeLabel(await context.knowledge(), content);
  const photo = await forwardPhoto(photoUpload, context);
  return primeLoaders(
    context,
    await postLabel(context.product, viewerOf(context), companyId, { content, check, photo }),
    check,
  );
}

/**
 * Changes a label that nobody changed since it was read. The result is that of the whole label after the change, hence
 * the label is read first; the service makes sure that it is still that one when the change arrives.
 */
export async function updateLabel(input: UpdateLabelInput, context: Context): Promise<LabelModel> {
  const { slug, version, content, photoUpload, removePhoto } = parseInput(updateLabelInput, input);
  const { content: before } = await context.labels.load(slug);
  if (before.version !== version) throw clientError('CONFLICT', 'The label was changed meanwhile');
  const check = judgeLabel(await context.knowledge(), { ...before, ...content });
  const photo = removePhoto ? null : await forwardPhoto(photoUpload, context);
  return primeLoaders(
    context,
    await patchLabel(context.product, viewerOf(context), slug, version, { content, check, photo }),
    check,
  );
}
