import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EnvelopeIcon } from '../../../shared/ui/icons.tsx';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import '../translations.generated.ts';
import { AttachmentPicker } from './AttachmentPicker.tsx';
import { Estimate } from './Estimate.tsx';
import { PartPicker } from './PartPicker.tsx';
import { ReportLanguageField } from './ReportLanguageField.tsx';
import { ReportPresets } from './ReportPresets.tsx';
import { ReportProgress } from './ReportProgress.tsx';
import '../../../subjects/mail/translations.generated.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { useReport } from './useReport.ts';

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
        <ReportPresets preset={preset} isBusy={isBusy} onStart={start} onStartOwn={startOwn} />
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
            <ReportLanguageField value={language} disabled={isBusy} onChange={setLanguage} />
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
