import { requesterOf, viewerOf, type Context } from '../../context.ts';
import { clientError, codeOf } from '../../errors.ts';
import { safeDocumentName } from '../../files/downloadNames.ts';
import { invalidInput, parseInput } from '../../input.ts';
import type {
  DocumentMediaType,
  IngredientCheck,
  SignOff,
  SignOffFindingInput,
  WithdrawSignOffInput,
} from '../../resolvers.generated.ts';
import { extensionsOf, mediaTypeOf } from '../document-folder/document-folder.types.ts';
import { checkLabelContent } from '../check/check.service.ts';
import { sourceOf } from './label.loaders.ts';
import { signOffInput, withdrawSignOffInput } from './label.input.ts';
import { toDetail, type LabelDetail, type LabelModel } from './label.rest.ts';
import { primeLoaders } from './label.service.ts';
import { postSignOff, postSignOffDocument, postWithdrawal } from './label.signOff.rest.ts';

/** What a sign-off can be shown with. */
const SHOWN_TYPES: ReadonlySet<DocumentMediaType> = new Set(['PDF', 'JPEG', 'PNG', 'WEBP']);

/** The check of a label as if it had exactly these sign-offs. */
async function checkWith(context: Context, detail: LabelDetail, signOffs: SignOff[]): Promise<IngredientCheck> {
  const papers = await sourceOf(detail, context.loaders.formula);
  return checkLabelContent(requesterOf(context), await context.loaders.check.knowledge(), {
    ...detail.content,
    ...papers,
    signOffs,
  });
}

/**
 * Runs a change of the label as it is now. When somebody else changed the label at the same moment, the label is read
 * again and the change made once more: two persons who settle different findings do not stand in each other's way.
 * `change` itself rejects what no longer applies.
 */
async function changeCurrent(
  context: Context,
  slug: string,
  change: (current: LabelDetail) => Promise<LabelModel>,
): Promise<LabelModel> {
  const { bySlug } = context.loaders.label;
  const current = await bySlug.load(slug);
  try {
    return await change(current);
  } catch (error) {
    if (codeOf(error) !== 'CONFLICT') throw error;
    const { content } = await bySlug.clear(slug).load(slug);
    if (content.version === current.content.version) throw error;
    return change(await bySlug.load(slug));
  }
}

/** Forwards a document that was uploaded shortly before to the service and returns its id there. */
async function forwardDocument(
  slug: string,
  { upload, name }: { upload: string; name: string },
  context: Context,
): Promise<string> {
  const id = await context.services.uploads.withFile('document', upload, viewerOf(context).id, ({ type, blob }) => {
    const mediaType = mediaTypeOf(type);
    if (!SHOWN_TYPES.has(mediaType))
      throw invalidInput([['document.upload', 'Send a PDF or a JPEG, PNG or WebP picture', 'PDF_OR_PICTURE']]);
    return postSignOffDocument(context.product, slug, safeDocumentName(name, extensionsOf[mediaType]), blob);
  });
  if (id === null) throw invalidInput([['document.upload', 'No such upload, or used already', 'UPLOAD_GONE']]);
  return id;
}

/**
 * Settles an open finding of a label. The result that the label has then is stored with the sign-off, so that lists
 * agree with the page.
 */
export function signOffFinding(input: SignOffFindingInput, context: Context): Promise<LabelModel> {
  const { slug, key, reason, document: sent } = parseInput(signOffInput, input);
  // Once, however often the change is tried: the upload is gone after its first use.
  let forwarded: Promise<string> | undefined;
  const forward = () => (sent ? (forwarded ??= forwardDocument(slug, sent, context)) : undefined);
  return changeCurrent(context, slug, async (current) => {
    const { signOffs, version } = current.content;
    const { findings } = await checkWith(context, current, signOffs);
    const finding = findings.find(({ signOffKey }) => signOffKey === key);
    if (!finding) throw clientError('CONFLICT', 'The label has no such finding any more');
    if (finding.signOff) throw clientError('CONFLICT', 'Somebody else settled this finding meanwhile');
    const check = await checkWith(context, current, [...signOffs, pending(key)]);
    const changed = await postSignOff(
      context.product,
      slug,
      { finding, key, reason, document: await forward() },
      { version, check },
    );
    return primeLoaders(context, toDetail(changed, viewerOf(context)));
  });
}

/** Withdraws a sign-off, after which its finding is open again. */
export function withdrawSignOff(input: WithdrawSignOffInput, context: Context): Promise<LabelModel> {
  const { slug, id } = parseInput(withdrawSignOffInput, input);
  return changeCurrent(context, slug, async (current) => {
    const { signOffs, version } = current.content;
    const remaining = signOffs.filter((one) => one.id !== id);
    const check = await checkWith(context, current, remaining);
    const changed = await postWithdrawal(context.product, slug, id, { version, check });
    return primeLoaders(context, toDetail(changed, viewerOf(context)));
  });
}

/** A sign-off that is not stored yet, to find out which result it leads to. */
const pending = (key: string): SignOff => ({
  id: '',
  key,
  code: '',
  ingredient: null,
  reference: '',
  reason: '',
  document: null,
  signedBy: null,
  signedAt: null,
  withdrawnBy: null,
  withdrawnAt: null,
});
