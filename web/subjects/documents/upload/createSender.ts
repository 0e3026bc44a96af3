import { MAX_SENT_DOCUMENT_NAME_LENGTH } from '../../../../domain/limits.ts';
import { uploadFile, type UploadKind } from '../../../shared/forms/uploadFile.ts';
import type { ListedDocument } from '../listedDocument.ts';
import type { Send, Upload } from './UploadQueue.ts';

type Stored = Pick<ListedDocument, 'name' | 'size' | 'mediaType'> & { id: string };

/** An uploaded file and what it becomes. */
type Added<Place extends string> = Pick<Upload<Place>, 'place' | 'expiresOn' | 'replaces'> & {
  upload: string;
  name: string;
};

/** What a file is added to. */
export interface UploadTarget<Place extends string> {
  kind: UploadKind;
  /** The documents as the cache has them. */
  cached: () => readonly Stored[];
  /** The documents as the server has them; keeps them in the cache. */
  fetch: () => Promise<readonly Stored[]>;
  /** Adds an uploaded file to its place. */
  add: (file: Added<Place>) => Promise<void>;
}

/**
 * Sends a file, then adds it to its place. Files are added one after the other, so that the last response contains all
 * of them.
 */
export function createSender<Place extends string>({ kind, cached, fetch, add }: UploadTarget<Place>): Send<Place> {
  let saved: Promise<unknown> = Promise.resolve();
  /**
   * Files whose adding failed, with the documents before it: the file may have been added and only the response lost.
   */
  const unsure = new WeakMap<File, ReadonlySet<string>>();

  const save = async (file: File, added: Omit<Added<Place>, 'name'>): Promise<void> => {
    const before = new Set(cached().map(({ id }) => id));
    try {
      await add({ ...added, name: file.name.slice(0, MAX_SENT_DOCUMENT_NAME_LENGTH) });
    } catch (error) {
      unsure.set(file, before);
      throw error;
    }
  };

  /**
   * Whether a file that failed before was stored after all. Pictures are re-encoded, so the size cannot be compared.
   */
  const wasStored = async (file: File): Promise<boolean> => {
    const before = unsure.get(file);
    if (!before) return false;
    return (await fetch()).some(
      ({ id, name, size, mediaType }) =>
        !before.has(id) && name === file.name && (size === file.size || /^(JPEG|PNG|WEBP)$/.test(mediaType)),
    );
  };

  return async ({ file, ...place }, { signal, onProgress, onSaving }) => {
    if (await wasStored(file)) return;
    const upload = await uploadFile(file, { kind, signal, onProgress });
    onSaving();
    const saving = saved.then(() => save(file, { upload, ...place }));
    saved = saving.catch(() => undefined);
    await saving;
  };
}
