import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../shared/ui/BackLink.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { paths } from '../../shared/url/paths.ts';
import { useMayOpen } from '../../shared/url/useMayOpen.ts';
import './translations.generated.ts';
import type { Folder, RawMaterial } from './useDocumentFolders.ts';

interface Props {
  rawMaterial: RawMaterial;
  folders: readonly Folder[];
  /** Null where there is nothing to download. */
  onDownload: (() => void) | null;
}

/** The raw material, the state of its folders, and the download of all of them. */
export function FoldersHeading({ rawMaterial, folders, onDownload }: Props) {
  const { t } = useTranslation('documentFolder');
  const mayOpen = useMayOpen();
  const count = (state: Folder['state']) => folders.filter((folder) => folder.state === state).length;
  const form = paths.rawMaterialForm(rawMaterial.slug);
  return (
    <>
      {mayOpen(form) ? (
        <BackLink to={form}>{t('back.form')}</BackLink>
      ) : (
        <BackLink to={paths.rawMaterials}>{t('back.list')}</BackLink>
      )}
      <PageHeading
        title={t('of', { name: rawMaterial.tradeName })}
        subtitle={`${t(`type.${rawMaterial.globalValues.type}`)} · ${t('folders.summary', { existing: count('EXISTING'), empty: count('EMPTY'), missing: count('MISSING') })}`}
        action={
          onDownload && (
            <Button variant="outlined" onClick={onDownload}>
              {t('download.all')}
            </Button>
          )
        }
      />
    </>
  );
}
