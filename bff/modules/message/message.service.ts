import { viewerOf, type Context } from '../../context.ts';
import { safeDocumentName } from '../../files/downloadNames.ts';
import { invalidInput, parseInput } from '../../input.ts';
import type { AddMessageFileInput, MessageFile } from '../../resolvers.generated.ts';
import { extensionsOf, mediaTypeOf } from '../document-folder/document-folder.types.ts';
import { addMessageFileInput } from './message.input.ts';
import { postMessageFile } from './message.rest.ts';

/** Keeps an uploaded file for a message that the caller sends within a day. */
export async function addMessageFile(input: AddMessageFileInput, context: Context): Promise<MessageFile> {
  const { upload, name } = parseInput(addMessageFileInput, input);
  const owner = viewerOf(context).id;
  const file = await context.services.uploads.withFile(['pifFile', 'document'], upload, owner, ({ type, blob }) =>
    postMessageFile(context.product, safeDocumentName(name, extensionsOf[mediaTypeOf(type)]), blob),
  );
  if (!file) throw invalidInput([['upload', 'No such upload, or used already', 'UPLOAD_GONE']]);
  return file;
}
