import { useTranslation } from 'react-i18next';
import { serverPaths } from '../../shared/url/paths.ts';
import { useDownloads } from '../../subjects/documents/download/useDownloads.ts';
import './translations.generated.ts';
import type { Folder, RawMaterial } from './useDocumentFolders.ts';

const sizeOf = (folders: readonly Folder[]): number =>
  folders.flatMap(({ documents }) => documents).reduce((sum, { size }) => sum + size, 0);

/** The downloads of documents, of a folder, and of all folders. */
export function useFolderDownloads({ slug, tradeName }: RawMaterial, folders: readonly Folder[]) {
  const { t } = useTranslation('documentFolder');
  const { downloads, download } = useDownloads();
  return {
    downloads,
    download,
    hasDocuments: sizeOf(folders) > 0,
    /** All folders when none is named. */
    downloadAll: (folder?: Folder) => {
      const name = folder ? `${tradeName} - ${t(`kind.${folder.kind}`)}.zip` : `${tradeName}.zip`;
      void download({
        url: serverPaths.documentArchive(slug, folder?.kind),
        name,
        size: sizeOf(folder ? [folder] : folders),
      });
    },
  };
}
