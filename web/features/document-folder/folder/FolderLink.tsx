import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { ChevronRightIcon, FolderIcon } from '../../../shared/ui/icons.tsx';
import { ExpiryNote } from '../../../subjects/documents/ExpiryNote.tsx';
import { folderQuery } from '../folderParam.ts';
import { useDropTarget } from '../../../subjects/documents/upload/useDropTarget.ts';
import type { Folder } from '../useDocumentFolders.ts';
import { FolderBadges } from './FolderBadges.tsx';

interface Props {
  folder: Folder;
  isOpen: boolean;
  /** Uploads files that are dropped on it; null if the user may not add any. */
  onFiles: ((files: File[]) => void) | null;
}

/** A folder in the list with its state and number of files: a link to the folder and a drop target for files. */
export function FolderLink({ folder, isOpen, onFiles }: Props) {
  const { t } = useTranslation('documentFolder');
  const { date } = useFormat();
  const { isOver, target } = useDropTarget(onFiles);
  const { kind, fileCount, newestAt } = folder;
  return (
    <ButtonBase
      component={Link}
      to={folderQuery(kind)}
      aria-current={isOpen ? 'true' : undefined}
      {...target}
      sx={{
        display: 'flex',
        width: 1,
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        gap: 1.25,
        textAlign: 'start',
        px: 2,
        py: 1.5,
        minHeight: 44,
        // On a phone the list is hidden while a folder is open.
        bgcolor: isOver ? 'primary.soft' : { md: isOpen ? 'primary.soft' : undefined },
        boxShadow: isOver ? (theme) => `inset 0 0 0 2px ${theme.vars?.palette.primary.main}` : undefined,
        '&:hover': { bgcolor: isOver ? 'primary.soft' : { xs: 'subtle', md: isOpen ? 'primary.soft' : 'subtle' } },
        '&.Mui-focusVisible': { outlineOffset: -2 },
      }}
    >
      <FolderIcon
        sx={{ fontSize: 20, mt: 0.25, color: { xs: 'text.secondary', md: isOpen ? 'primary.main' : 'text.secondary' } }}
      />
      <Box component="span" sx={{ display: 'grid', gap: 0.5, minWidth: 0, flex: 1 }}>
        <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
          {t(`kind.${kind}`)}
        </Typography>
        <FolderBadges folder={folder} />
        {fileCount > 0 && (
          <Typography variant="caption" component="span" color="textSecondary">
            {[t('folders.documents', { count: fileCount }), newestAt && t('folders.newest', { date: date(newestAt) })]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        )}
        {folder.expiresOn !== null && (
          <Typography variant="caption" component="span" color="textSecondary">
            <ExpiryNote of={folder} />
          </Typography>
        )}
      </Box>
      <ChevronRightIcon sx={{ fontSize: 18, mt: 0.25, color: 'text.secondary' }} />
    </ButtonBase>
  );
}
