import { FILE_SLOTS, takesType } from '../../../../domain/pif/fileSlots.ts';
import { viewerOf, type Context } from '../../../context.ts';
import { clientError } from '../../../errors.ts';
import { safeDocumentName } from '../../../files/downloadNames.ts';
import { invalidInput, parseInput } from '../../../input.ts';
import type { AddPifFileInput, Pif, PifFile, UpdatePifFileInput } from '../../../resolvers.generated.ts';
import { extensionsOf, mediaTypeOf } from '../../document-folder/document-folder.types.ts';
import { addPifFileInput, updatePifFileInput } from './pif.files.input.ts';
import { patchFile, postFile } from './pif.files.writes.rest.ts';
import { fetchPif } from '../pif.rest.ts';

/** Puts an uploaded file into a slot that takes its type. */
export async function addFile(input: AddPifFileInput, context: Context): Promise<{ file: PifFile; pif: Pif }> {
  const parsed = parseInput(addPifFileInput, input);
  const viewer = viewerOf(context);
  const { slot, upload } = parsed;
  const added = await context.services.uploads.withFile('pifFile', upload, viewer.id, ({ type, ...stored }) => {
    if (!takesType(slot, type))
      throw invalidInput([['upload', FILE_SLOTS[slot].takes.length === 1 ? 'Send a PDF' : 'Send a picture']]);
    const name = safeDocumentName(parsed.name, extensionsOf[mediaTypeOf(type)]);
    return postFile(context.product, viewer, parsed, { ...stored, name });
  });
  if (!added) throw invalidInput([['upload', 'No such upload, or used already', 'UPLOAD_GONE']]);
  return added;
}

/** Renames a file, which keeps its extension, or sets its expiry. */
export async function updateFile(input: UpdatePifFileInput, context: Context): Promise<{ pif: Pif }> {
  const change = parseInput(updatePifFileInput, input);
  const viewer = viewerOf(context);
  if (change.name == null) return { pif: await patchFile(context.product, viewer, change, undefined) };
  const { files } = await fetchPif(context.product, viewer, change.slug);
  const file = files.find(({ id }) => id === change.id.toLowerCase());
  if (!file) throw clientError('NOT_FOUND', 'There is no such file');
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? extensionsOf[file.mediaType][0];
  return { pif: await patchFile(context.product, viewer, change, safeDocumentName(change.name, [extension])) };
}
