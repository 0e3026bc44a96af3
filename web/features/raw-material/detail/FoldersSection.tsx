import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { CheckIcon, ClockIcon, FileIcon, WarningIcon } from '../../../shared/ui/icons.tsx';
import { paths } from '../../../shared/url/paths.ts';
import { Mark } from '../Mark.tsx';
import { Section } from './Section.tsx';
import { type RawMaterialFoldersQuery, useRawMaterialFoldersQuery } from './RawMaterialDetail.generated.ts';

type Folder = RawMaterialFoldersQuery['rawMaterialFolders'][number];

const states = {
  EXISTING: { icon: CheckIcon, tone: 'green' },
  MISSING: { icon: WarningIcon, tone: 'yellow' },
  EMPTY: { icon: FileIcon, tone: 'plain' },
} as const;

/** The document folders with their states, and a link to the documents. */
export function FoldersSection({ slug }: { slug: string }) {
  const { t } = useTranslation('rawMaterial');
  const { data, error, refetch } = useRawMaterialFoldersQuery({
    variables: { slug },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <Section
      title={t('detail.folders')}
      action={
        <Button component={Link} to={paths.documentFolders(slug)} size="small">
          {t('detail.openFolders')}
        </Button>
      }
    >
      {data ? (
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {data.rawMaterialFolders.map((folder) => (
            <FolderRow key={folder.id} folder={folder} />
          ))}
        </Box>
      ) : error ? (
        // The rejection needs no handling: `error` carries the same failure.
        <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Skeleton height={6 * 37} />
      )}
    </Section>
  );
}

function FolderRow({
  folder: { kind, state, isActive, shouldDeactivate, fileCount, expiresOn, isExpired },
}: {
  folder: Folder;
}) {
  const { t } = useTranslation('rawMaterial');
  const { day } = useQuantity();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        rowGap: 0.5,
        py: 0.75,
        typography: 'body2',
      }}
    >
      <Box component="span" sx={{ flex: '1 1 160px', color: isActive ? undefined : 'text.secondary' }}>
        {t(`folder.${kind}`)}
      </Box>
      {fileCount > 0 && (
        <Box component="span" sx={{ color: 'text.secondary', typography: 'caption' }}>
          {t('folder.files', { count: fileCount })}
          {expiresOn && !isExpired && `, ${t('folder.expires', { date: day(expiresOn) })}`}
        </Box>
      )}
      {expiresOn && isExpired && (
        <Mark icon={ClockIcon} tone="red">
          {t('folder.expired', { date: day(expiresOn) })}
        </Mark>
      )}
      {shouldDeactivate && isActive && (
        <Mark icon={WarningIcon} tone="plain">
          {t('folder.shouldDeactivate')}
        </Mark>
      )}
      {isActive || state === 'MISSING' ? (
        <Mark {...states[state]}>{t(`folder.state.${state}`)}</Mark>
      ) : (
        <Mark icon={FileIcon} tone="plain">
          {t('folder.inactive')}
        </Mark>
      )}
    </Box>
  );
}
