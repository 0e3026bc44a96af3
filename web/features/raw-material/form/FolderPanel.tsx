import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BlockError } from '../../../shared/ui/BlockError.tsx';
import { FolderIcon } from '../../../shared/ui/icons.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { paths } from '../../../shared/url/paths.ts';
import {
  useRawMaterialFormFoldersQuery,
  type RawMaterialForm_FolderFragment as Folder,
} from './RawMaterialForm.generated.ts';
import '../translations.generated.ts';

const tones = { EXISTING: 'text.secondary', EMPTY: 'result.yellow.main', MISSING: 'result.red.main' } as const;

/** The document folders of a raw material with their states; each links to the page of its documents. */
export function FolderPanel({ slug }: { slug: string }) {
  const { t } = useTranslation('rawMaterialForm');
  // They came with the form, unless the service answered the form alone.
  const { data, previousData, error, refetch } = useRawMaterialFormFoldersQuery({ variables: { slug } });
  const folders = (data ?? previousData)?.rawMaterial.folders;
  return (
    <Panel title={t('folders.title')}>
      {!folders &&
        (error ? (
          <BlockError error={error} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <Skeleton height={120} />
        ))}
      <Box component="ul" sx={{ display: 'grid', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}>
        {folders?.map((folder) => (
          <li key={folder.id}>
            <FolderLink slug={slug} folder={folder} />
          </li>
        ))}
      </Box>
    </Panel>
  );
}

function FolderLink({
  slug,
  folder: { kind, state, isActive, shouldDeactivate, fileCount, isExpired },
}: {
  slug: string;
  folder: Folder;
}) {
  const { t } = useTranslation('rawMaterialForm');
  const { t: tMaterial } = useTranslation('rawMaterial');
  const isMissing = state === 'MISSING';
  const notes = [
    state === 'EXISTING'
      ? tMaterial('folder.files', { count: fileCount })
      : t(isMissing ? 'folders.missing' : 'folders.empty'),
    isExpired && t('folders.expired'),
    !isMissing && !isActive && t('folders.inactive'),
    shouldDeactivate && isActive && t('folders.shouldDeactivate'),
  ].filter(Boolean);
  return (
    <ButtonBase
      component={Link}
      to={paths.documentFolders(slug)}
      sx={{
        width: 1,
        minHeight: 40,
        gap: 1,
        px: 1.5,
        py: 0.75,
        justifyContent: 'flex-start',
        textAlign: 'start',
        border: 1,
        borderStyle: isMissing ? 'dashed' : 'solid',
        borderColor: 'divider',
        borderRadius: '10px',
        typography: 'body2',
        fontWeight: 500,
        color: isMissing ? 'result.red.main' : 'text.primary',
        '&:hover': { borderColor: 'text.secondary' },
        '@media (pointer: coarse)': { minHeight: 44 },
      }}
    >
      <FolderIcon sx={{ fontSize: 19, flexShrink: 0 }} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {tMaterial(`folder.${kind}`)}
      </Box>
      <Box
        component="span"
        sx={{
          typography: 'caption',
          fontWeight: 600,
          textAlign: 'end',
          color: isExpired ? 'result.red.main' : tones[state],
        }}
      >
        {notes.join(' · ')}
      </Box>
    </ButtonBase>
  );
}
