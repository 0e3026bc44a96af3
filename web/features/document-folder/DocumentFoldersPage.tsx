import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { FolderIcon } from '../../shared/ui/icons.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { paths } from '../../shared/url/paths.ts';
import './translations.generated.ts';
import { DocumentFolders } from './DocumentFolders.tsx';
import { FoldersSkeleton } from './FoldersSkeleton.tsx';
import { useDocumentFolders } from './useDocumentFolders.ts';

/** The documents of a raw material, by folder. */
export default function DocumentFoldersPage() {
  const { materialSlug = '' } = useParams();
  return <OfRawMaterial key={materialSlug} slug={materialSlug} />;
}

function OfRawMaterial({ slug }: { slug: string }) {
  const { t } = useTranslation('documentFolder');
  const { rawMaterial, folders, isMissing, error, reload } = useDocumentFolders(slug);
  if (rawMaterial) return <DocumentFolders rawMaterial={rawMaterial} folders={folders} />;
  if (!error) return <FoldersSkeleton />;
  return (
    <>
      <PageHeading title={t('title')} />
      {isMissing ? (
        <EmptyState
          icon={FolderIcon}
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={
            <Button component={Link} to={paths.rawMaterials} variant="outlined">
              {t('back.list')}
            </Button>
          }
        />
      ) : (
        <ErrorNotice error={error} onRetry={reload} />
      )}
    </>
  );
}
