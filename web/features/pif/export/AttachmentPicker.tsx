import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ATTACHMENT_MODES, MAX_APPENDED_BYTES } from '../../../../domain/report/reportAttachments.ts';
import { useFileSize } from '../../../subjects/documents/useFileSize.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import '../translations.generated.ts';
import type { SectionFiles, useAttachments } from './useAttachments.ts';

type Choice = ReturnType<typeof useAttachments>;

/** How files go with the report, and the files of which sections, with their number and size. */
export function AttachmentPicker({ choice, isBusy }: { choice: Choice; isBusy: boolean }) {
  const { t } = useTranslation('pif');
  const names = useFieldNames();
  const id = useId();
  const { mode, setMode } = choice;
  return (
    <>
      <FormControl component="fieldset" disabled={isBusy}>
        <FormLabel component="legend">{names.field.attachments}</FormLabel>
        <RadioGroup value={mode} onChange={(_, value) => setMode(value)} aria-describedby={id}>
          {ATTACHMENT_MODES.map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={names.choice.attachments[one]} />
          ))}
        </RadioGroup>
        <FormHelperText id={id} sx={{ mx: 0 }}>
          {t(`export.modeHint.${mode}`)}
        </FormHelperText>
      </FormControl>
      {mode !== 'NONE' && <SectionPicker choice={choice} isBusy={isBusy} />}
    </>
  );
}

function SectionPicker({
  choice: { sections, chosen, choose, count, bytes, isTooLarge },
  isBusy,
}: {
  choice: Choice;
  isBusy: boolean;
}) {
  const { t } = useTranslation('pif');
  const size = useFileSize();
  const offered = sections.filter(({ missing }) => missing === '');
  const isAll = offered.length > 0 && chosen.length === offered.length;
  return (
    <FormControl component="fieldset" disabled={isBusy}>
      <FormLabel component="legend">{t('export.files')}</FormLabel>
      <FormGroup>
        <FormControlLabel
          label={`${t('export.allFiles')} · ${t('export.amount', { count, size: size(bytes) })}`}
          disabled={isBusy || offered.length === 0}
          slotProps={{ typography: { sx: { fontWeight: 600 } } }}
          control={
            <Checkbox
              checked={isAll}
              indeterminate={!isAll && chosen.length > 0}
              onChange={() => choose(isAll ? [] : offered.map(({ section }) => section))}
            />
          }
        />
        <Box sx={{ pl: 3 }}>
          {sections.map((one) => (
            <SectionBox
              key={one.section}
              files={one}
              isChosen={chosen.includes(one.section)}
              onToggle={() =>
                choose(
                  chosen.includes(one.section)
                    ? chosen.filter((section) => section !== one.section)
                    : [...chosen, one.section],
                )
              }
            />
          ))}
        </Box>
      </FormGroup>
      {isTooLarge && (
        <Typography role="alert" variant="body2" color="error">
          {t('export.tooLarge', { size: size(MAX_APPENDED_BYTES) })}
        </Typography>
      )}
    </FormControl>
  );
}

interface SectionProps {
  files: SectionFiles;
  isChosen: boolean;
  onToggle: () => void;
}

function SectionBox({ files: { section, count, bytes, missing }, isChosen, onToggle }: SectionProps) {
  const { t } = useTranslation('pif');
  const names = useFieldNames();
  const size = useFileSize();
  const id = useId();
  return (
    <Box>
      <FormControlLabel
        label={section === 'DOCUMENTS' ? names.field.materials : names.choice.section[section]}
        {...(missing && { disabled: true })}
        control={<Checkbox checked={isChosen} onChange={onToggle} slotProps={{ input: { 'aria-describedby': id } }} />}
      />
      <FormHelperText id={id} sx={{ mt: -1, mb: 0.5, pl: 4 }}>
        {missing || t('export.amount', { count, size: size(bytes) })}
      </FormHelperText>
    </Box>
  );
}
