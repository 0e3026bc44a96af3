import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import {
  DownloadIcon,
  EyeIcon,
  FileIcon,
  PencilIcon,
  PictureIcon,
  TableIcon,
  TrashIcon,
} from '../../../shared/ui/icons.tsx';
import { ExpiryNote } from '../ExpiryNote.tsx';
import type { Document } from '../useDocumentFolders.ts';
import { useFileSize } from '../useFileSize.ts';

const kindIcons = { PDF: FileIcon, JPEG: PictureIcon, PNG: PictureIcon, WEBP: PictureIcon, XLSX: TableIcon } as const;

interface Props {
  document: Document;
  /** Undefined if the document cannot be previewed. */
  onPreview: (() => void) | undefined;
  onDownload: () => void;
  /** Undefined if the user may only read. */
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** A document with its details and actions. */
export function DocumentRow({ document, onPreview, onDownload, onEdit, onDelete }: Props) {
  const { t } = useTranslation('documentFolder');
  const { dateTime } = useFormat();
  const size = useFileSize();
  const { name, mediaType, addedBy, addedAt } = document;
  const Icon = kindIcons[mediaType];
  const date = dateTime(addedAt);
  const action = (
    verb: 'preview' | 'download' | 'edit' | 'delete',
    ActionIcon: typeof SvgIcon,
    run: (() => void) | undefined,
  ) =>
    run && (
      <IconButton onClick={run} aria-label={t(`document.${verb}`, { name })} title={t(`document.${verb}Short`)}>
        <ActionIcon sx={{ fontSize: 20 }} />
      </IconButton>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, py: 1.25 }}>
      <Icon
        titleAccess={t(`document.${mediaType}`)}
        sx={{ fontSize: 22, color: 'text.secondary', alignSelf: 'flex-start', mt: 0.25 }}
      />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        {onPreview ? (
          <Link
            component="button"
            type="button"
            variant="body2"
            onClick={onPreview}
            sx={{ fontWeight: 600, textAlign: 'start', color: 'text.primary', textDecorationColor: 'inherit' }}
          >
            {name}
          </Link>
        ) : (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
        )}
        <Typography variant="caption" component="p" color="textSecondary">
          {size(document.size)} ·{' '}
          {addedBy === null ? t('document.added', { date }) : t('document.addedBy', { date, person: addedBy })}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          <ExpiryNote of={document} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        {action('preview', EyeIcon, onPreview)}
        {action('download', DownloadIcon, onDownload)}
        {action('edit', PencilIcon, onEdit)}
        {action('delete', TrashIcon, onDelete)}
      </Box>
    </Box>
  );
}
