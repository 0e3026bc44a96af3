import { MAX_SENT_DOCUMENT_NAME_LENGTH } from '../../../../domain/limits.ts';
import { uploadFile, type UploadKind } from '../../forms/uploadFile.ts';
import type { ListedDocument } from '../listedDocument.ts';
import type { Send } from './UploadQueue.ts';

type Stored = Pick<ListedDocument, 'name' | 'size' | 'mediaType'> & { id: string };

/** What a file is added to. */
export interface UploadTarget<Place extends string> {
  kind: UploadKind;
  /** The documents as the cache has them. */
  cached: () => readonly Stored[];
  /** The documents as the server has them; keeps them in the cache. */
  fetch: () => Promise<readonly Stored[]>;
  /** Adds an uploaded file to its place. */
  add: (file: { upload: string; name: string; place: Place; expiresOn: string | null }) => Promise<void>;
}

/** Sends a file, then adds it to its place. Files are added one after the other, so that the last response contains all of them. */
export function createSender<Place extends string>({ kind, cached, fetch, add }: UploadTarget<Place>): Send<Place> {
  let saved: Promise<unknown> = Promise.resolve();
  /** Files whose adding failed, with the documents before it: the file may have been added and only the response lost. */
  const unsure = new WeakMap<File, ReadonlySet<string>>();

  const save = async (upload: string, file: File, place: Place, expiresOn: string | null): Promise<void> => {
    const before = new Set(cached().map(({ id }) => id));
    try {
      await add({ upload, name: file.name.slice(0, MAX_SENT_DOCUMENT_NAME_LENGTH), place, expiresOn });
    } catch (error) {
      unsure.set(file, before);
      throw error;
    }
  };

  /** Whether a file that failed before was stored after all. Pictures are re-encoded, so the size cannot be compared. */
  const wasStored = async (file: File): Promise<boolean> => {
    const before = unsure.get(file);
    if (!before) return false;
    return (await fetch()).some(
      ({ id, name, size, mediaType }) =>
        !before.has(id) && name === file.name && (size === file.size || /^(JPEG|PNG|WEBP)$/.test(mediaType)),
    );
  };

  return async ({ file, place, expiresOn }, { signal, onProgress, onSaving }) => {
    if (await wasStored(file)) return;
    const upload = await uploadFile(file, { kind, signal, onProgress });
    onSaving();
    const saving = saved.then(() => save(upload, file, place, expiresOn));
    saved = saving.catch(() => undefined);
    await saving;
  };
}
