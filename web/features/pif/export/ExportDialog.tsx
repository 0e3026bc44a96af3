import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORT_LANGUAGES, REPORT_PRESETS, type ReportPreset } from '../../../../domain/report/reportParts.ts';
import { EnvelopeIcon } from '../../../shared/ui/icons.tsx';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import '../translations.generated.ts';
import { AttachmentPicker } from './AttachmentPicker.tsx';
import { Estimate } from './Estimate.tsx';
import { PartPicker } from './PartPicker.tsx';
import { ReportProgress } from './ReportProgress.tsx';
import '../../../subjects/mail/translations.generated.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { useReport } from './useReport.ts';

const PRESETS = Object.keys(REPORT_PRESETS) as ReportPreset[];

interface Props {
  pif: PifDetail_PifFragment;
  onClose: () => void;
}

/** Which parts of a file are printed as PDF, and in which language. What was chosen stays when the export fails. */
export function ExportDialog({ pif, onClose }: Props) {
  const { t } = useTranslation('pif');
  const names = useFieldNames();
  const { t: common } = useTranslation();
  const { t: mailTexts } = useTranslation('mail');
  const id = useId();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const report = useReport(pif, onClose);
  const { parts, choose, preset, start, language, setLanguage, missingText, attachments, isBusy, failure } = report;
  const { make, mail, stop, startOwn, estimate } = report;
  const close = () => {
    stop();
    onClose();
  };
  return (
    <Dialog open onClose={close} fullScreen={isNarrow} maxWidth="md" fullWidth aria-labelledby={`${id}title`}>
      <DialogTitle id={`${id}title`}>{t('export.title')}</DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <Typography variant="body2" color="text.secondary">
          {t('export.about')}
        </Typography>
        <Box role="group" aria-label={t('export.startFrom')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {PRESETS.map((name) => (
            <Chip
              key={name}
              label={t(`export.preset.${name}`)}
              clickable
              disabled={isBusy}
              color={preset === name ? 'primary' : 'default'}
              variant={preset === name ? 'filled' : 'outlined'}
              aria-pressed={preset === name}
              onClick={() => start(name)}
            />
          ))}
          <Chip
            label={t('export.own')}
            clickable
            disabled={isBusy || !startOwn}
            color={preset ? 'default' : 'primary'}
            variant={preset ? 'outlined' : 'filled'}
            aria-pressed={!preset}
            onClick={() => startOwn?.()}
          />
        </Box>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: '3fr 2fr' },
            columnGap: 3,
            rowGap: 2.5,
            alignItems: 'start',
          }}
        >
          <FormControl component="fieldset" disabled={isBusy}>
            <FormLabel component="legend">{names.field.exportedParts}</FormLabel>
            <FormGroup>
              <PartPicker parts={parts} onChoose={choose} missingText={missingText} pagesOf={estimate.pagesOf} />
            </FormGroup>
          </FormControl>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <AttachmentPicker choice={attachments} isBusy={isBusy} />
            <FormControl component="fieldset" disabled={isBusy}>
              <FormLabel component="legend">{t('export.language')}</FormLabel>
              <RadioGroup value={language} onChange={(_, value) => setLanguage(value)}>
                {REPORT_LANGUAGES.map((code) => (
                  <FormControlLabel
                    key={code}
                    value={code}
                    control={<Radio />}
                    label={t(`export.inLanguage.${code}`)}
                  />
                ))}
              </RadioGroup>
            </FormControl>
            <Estimate of={estimate} />
          </Box>
        </Box>
        <Typography variant="caption" color="textSecondary">
          {t('export.noted')}
        </Typography>
        {isBusy && <ReportProgress received={report.received} expected={attachments.bytes} />}
        {failure && (
          <Typography role="alert" variant="body2" color="error">
            {failure}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ pt: 2, flexWrap: 'wrap', rowGap: 1 }}>
        <Button variant="outlined" onClick={isBusy ? stop : close}>
          {isBusy ? t('export.stop') : common('cancel')}
        </Button>
        {mail && (
          <Button
            variant="outlined"
            startIcon={<EnvelopeIcon />}
            disabled={isBusy || parts.length === 0 || attachments.isTooLarge}
            onClick={() => void mail()}
          >
            {mailTexts('write')}
          </Button>
        )}
        <Button
          variant="contained"
          disabled={isBusy || parts.length === 0 || attachments.isTooLarge}
          onClick={() => void make()}
        >
          {t(isBusy ? 'export.making' : 'export.make')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
