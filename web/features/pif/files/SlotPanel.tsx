import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FILE_SLOTS, type FileSlotName } from '../../../../domain/pif/fileSlots.ts';
import { DropOverlay } from '../../../subjects/documents/upload/DropOverlay.tsx';
import { FileButton } from '../../../subjects/documents/upload/FileButton.tsx';
import { useDropTarget } from '../../../subjects/documents/upload/useDropTarget.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { Count } from '../../../shared/ui/Panel.tsx';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { chooserTypes, kindOf, requirementOfSlot } from './pifSlots.ts';
import { SlotFiles } from './SlotFiles.tsx';
import './translations.generated.ts';
import type { PifFile } from './useFileChanges.ts';

interface Props {
  slug: string;
  slot: FileSlotName;
  files: readonly PifFile[];
  /** Uploads files into the slot; null while the file is locked, or for somebody who may only read. */
  onFiles: ((files: File[], expiresOn: string | null) => void) | null;
  onDownload: (file: PifFile) => void;
}

/** A slot with its files, and the way to add some. */
export function SlotPanel({ slug, slot, files, onFiles, onDownload }: Props) {
  const { t } = useTranslation('pifFiles');
  const names = useFieldNames();
  const [expiresOn, setExpiresOn] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const [dateInput, setDateInput] = useState<HTMLInputElement | null>(null);
  const kind = kindOf(slot);
  const name = names.choice.slot[slot];
  const take =
    onFiles &&
    ((chosen: File[]) => {
      // An incomplete date reads as an empty one, which would add files without the expiry that was meant.
      const isBad = dateInput?.validity.badInput ?? false;
      setIncomplete(isBad);
      if (isBad) dateInput?.focus();
      else {
        onFiles(chosen, expiresOn || null);
        setExpiresOn('');
      }
    });
  const { isOver, target } = useDropTarget(take);
  return (
    <Card
      component="section"
      aria-label={name}
      data-fields={requirementOfSlot[slot]}
      tabIndex={-1}
      {...target}
      sx={{ position: 'relative', p: { xs: 2, sm: 2.5 }, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h4" component="h3">
          {name}
        </Typography>
        <Count>{t('count', { count: files.length, max: FILE_SLOTS[slot].maxFiles })}</Count>
        {take && (
          <Box sx={{ ml: 'auto' }}>
            <FileButton label={t('choose', { slot: name })} types={chooserTypes[kind]} onFiles={take} />
          </Box>
        )}
      </Box>
      {files.length > 0 ? (
        <SlotFiles slug={slug} name={name} files={files} canEdit={take !== null} onDownload={onDownload} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t(take ? 'empty' : 'emptyReadOnly')}
        </Typography>
      )}
      {take && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mt: 1.5 }}>
          {kind !== 'picture' && (
            <Box sx={{ flex: '0 1 260px', minWidth: 0 }}>
              <Field
                label={t('expiry')}
                type="date"
                size="small"
                value={expiresOn}
                hint={t('expiryHint')}
                {...(isIncomplete && { error: t('expiryError') })}
                inputRef={setDateInput}
                onChange={({ target: { value } }) => {
                  setExpiresOn(value);
                  setIncomplete(false);
                }}
              />
            </Box>
          )}
          <Typography variant="caption" component="p" color="textSecondary" sx={{ flex: '1 1 180px' }}>
            {t(`hint.${kind}`)}
          </Typography>
        </Box>
      )}
      {isOver && <DropOverlay text={t('drop', { slot: name })} />}
    </Card>
  );
}
