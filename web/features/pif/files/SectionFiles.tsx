import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PifSection } from '../../../shared/apollo/schema.generated.ts';
import { DownloadList } from '../../../subjects/documents/download/DownloadList.tsx';
import { useDownloads } from '../../../subjects/documents/download/useDownloads.ts';
import { UploadList } from '../../../subjects/documents/upload/UploadList.tsx';
import { useNoStrayDrops } from '../../../subjects/documents/upload/useDropTarget.ts';
import { serverPaths } from '../../../shared/url/paths.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { slotsOf } from './pifSlots.ts';
import { SlotPanel } from './SlotPanel.tsx';
import './translations.generated.ts';
import { usePifUploads } from './usePifUploads.ts';

interface Props {
  pif: PifDetail_PifFragment;
  section: PifSection;
}

/** The slots of a section with their files. While the file is locked they can be read and downloaded. */
export function SectionFiles({ pif, section }: Props) {
  const { t } = useTranslation('pifFiles');
  const names = useFieldNames();
  const { queue, uploads, texts } = usePifUploads(pif.slug);
  const { downloads, download } = useDownloads();
  useNoStrayDrops();
  const canEdit = pif.viewerCan.includes('EDIT');
  const size = pif.files.reduce((sum, file) => sum + file.size, 0);
  return (
    <Box component="section" aria-labelledby={`${section}-files`} sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1, minHeight: 44 }}>
        <Typography id={`${section}-files`} variant="h3" component="h2">
          {names.field.files}
        </Typography>
        {size > 0 && (
          <Button
            variant="outlined"
            sx={{ ml: 'auto' }}
            onClick={() => void download({ url: serverPaths.pifArchive(pif.slug), name: `${pif.name}.zip`, size })}
          >
            {t('all')}
          </Button>
        )}
      </Box>
      <UploadList queue={queue} uploads={uploads} texts={texts} />
      <DownloadList downloads={downloads} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {slotsOf(section).map((slot) => (
          <SlotPanel
            key={slot}
            slug={pif.slug}
            slot={slot}
            files={pif.files.filter((file) => file.slot === slot)}
            onFiles={canEdit ? (files, expiresOn) => void queue.add(files, slot, expiresOn) : null}
            onDownload={({ url, name, size: bytes }) => void download({ url, name, size: bytes })}
          />
        ))}
      </Box>
    </Box>
  );
}
