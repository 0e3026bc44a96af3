import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FolderKind } from '../../../../domain/raw-material/rawMaterial.ts';
import { evictPifs, evictRawMaterials } from '../../../shared/apollo/evictQueries.ts';
import { checkDocument } from '../../../subjects/documents/upload/checkDocument.ts';
import { createSender } from '../../../subjects/documents/upload/createSender.ts';
import { UploadQueue } from '../../../subjects/documents/upload/UploadQueue.ts';
import { useFolderTexts } from '../../../subjects/documents/upload/useFolderTexts.ts';
import { useUploadQueue } from '../../../subjects/documents/upload/useUploadQueue.ts';
import { PifDocument } from '../frame/Pif.generated.ts';
import type { Requirement } from './documentFilters.ts';
import {
  AddMaterialDocumentDocument,
  MaterialDocumentsDocument,
  type MaterialDocumentsQuery,
} from './MaterialDocuments.generated.ts';
import './translations.generated.ts';
import { useDocumentName } from './useDocumentName.ts';

/** A folder of a raw material: its slug, which holds no blank, and the kind of folder. */
type Place = `${string} ${FolderKind}`;
const partsOf = (place: Place) => place.split(' ') as [slug: string, folder: FolderKind];

const documentsOf = (data: MaterialDocumentsQuery | null | undefined) =>
  data?.rawMaterialFolders.flatMap(({ documents }) => documents) ?? [];

function createUploader(client: ApolloClient, pifSlug: string) {
  const slugs = new Set<string>();
  const queryOf = (slug: string) => ({ query: MaterialDocumentsDocument, variables: { slug } });
  const fetchOf = async (slug: string) =>
    documentsOf((await client.query({ ...queryOf(slug), fetchPolicy: 'network-only' })).data);
  const send = createSender<Place>({
    kind: 'document',
    cached: () => [...slugs].flatMap((slug) => documentsOf(client.readQuery(queryOf(slug)))),
    fetch: async () => (await Promise.all([...slugs].map(fetchOf))).flat(),
    add: async ({ upload, name, place, expiresOn }) => {
      const [slug, folder] = partsOf(place);
      await client.mutate({
        mutation: AddMaterialDocumentDocument,
        variables: { input: { slug, folder, upload, name, expiresOn } },
        update: (cache, { data }) => {
          if (data) cache.writeQuery({ ...queryOf(slug), data: { rawMaterialFolders: data.addDocument.folders } });
          evictPifs(cache);
          evictRawMaterials(cache);
        },
      });
      // What the file lacks follows from its documents; where this fails, the document is there all the same.
      const query = { query: PifDocument, variables: { slug: pifSlug }, fetchPolicy: 'network-only' as const };
      await client.query(query).catch(() => null);
    },
  });
  const queue = new UploadQueue<Place>(send, { check: checkDocument });
  return {
    queue,
    /** Reads the folders first, so that a file is not stored twice when the answer to its upload is lost. */
    addTo: async (slug: string, folder: FolderKind, files: readonly File[], expiresOn: string | null) => {
      const isRead = slugs.has(slug) || (await fetchOf(slug).catch(() => null)) !== null;
      if (isRead) slugs.add(slug);
      await queue.add(files, `${slug} ${folder}`, expiresOn);
    },
  };
}

/** The uploads into the folders of the raw materials of a file. */
export function useMaterialUploads(pifSlug: string, requirements: readonly Requirement[]) {
  const { t } = useTranslation('pifDocuments');
  const client = useApolloClient();
  const { fullNameOf } = useDocumentName();
  const texts = useFolderTexts<Place>((place) => {
    const [slug, folder] = partsOf(place);
    const found = requirements.find(({ rawMaterial, field }) => rawMaterial?.slug === slug && field === folder);
    return found ? fullNameOf(found) : folder;
  }, t('upload.type'));
  const [{ queue, addTo }] = useState(() => createUploader(client, pifSlug));
  return { ...useUploadQueue(() => queue), addTo, texts };
}
