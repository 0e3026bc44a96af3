import type { Viewer } from '../../../auth/viewer.rest.ts';
import { clientError } from '../../../errors.ts';
import type { StoredFile } from '../../../files/uploadStore.ts';
import type { Pif, PifFile } from '../../../resolvers.generated.ts';
import type { ProductClient } from '../../../upstream/clients.ts';
import { encodeText } from '../../../upstream/encoding.ts';
import type { DeletedPifFile, NewPifFile, PifFileChange } from './pif.files.input.ts';
import { slotWords } from './pif.files.rest.ts';
import { toPif } from '../pif.rest.ts';

/** Places of the inputs by the names of the service, for its refusals. */
const fieldNames = {
  mesto: 'input.slot',
  naziv: 'input.name',
  istice: 'input.expiresOn',
  fajl: 'input.upload',
};

/** Adds a file under a name with its extension. The file is streamed from disk. */
export async function postFile(
  product: ProductClient,
  viewer: Viewer,
  { slug, slot, expiresOn }: NewPifFile,
  { name, blob, hasActiveContent }: Pick<StoredFile, 'blob' | 'hasActiveContent'> & { name: string },
): Promise<{ file: PifFile; pif: Pif }> {
  const form = {
    naziv: encodeText(name),
    ...(expiresOn && { istice: expiresOn }),
    ...(hasActiveContent && { aktivanSadrzaj: 'da' as const }),
    fajl: blob,
  };
  const request = { path: { slug }, query: { mesto: slotWords[slot] }, form };
  const { data } = await product.call('addPifFile', request, fieldNames);
  const pif = toPif(data.data, viewer);
  const file = pif.files.find(({ id }) => id === data.dodato);
  if (!file) throw clientError('UPSTREAM_BAD_RESPONSE', 'The service answered something unexpected');
  return { file, pif };
}

/** Changes the given fields of a file; `name` includes the extension. */
export async function patchFile(
  product: ProductClient,
  viewer: Viewer,
  { slug, id, version, expiresOn }: PifFileChange,
  name: string | undefined,
): Promise<Pif> {
  const body = {
    verzija: version,
    ...(name !== undefined && { naziv: encodeText(name) }),
    ...(expiresOn !== undefined && { istice: expiresOn }),
  };
  const { data } = await product.call('updatePifFile', { path: { slug, id }, body }, fieldNames);
  return toPif(data.data, viewer);
}

export async function removeFile(
  product: ProductClient,
  viewer: Viewer,
  { slug, id, version }: DeletedPifFile,
): Promise<Pif> {
  const { data } = await product.call('deletePifFile', { path: { slug, id }, query: { verzija: version } });
  return toPif(data.data, viewer);
}
