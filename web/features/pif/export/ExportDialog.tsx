import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORT_LANGUAGES, REPORT_PARTS, type ReportPart } from '../../../../domain/report/reportParts.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import '../translations.ts';
import { useReport } from './useReport.ts';

interface Props {
  pif: PifDetail_PifFragment;
  onClose: () => void;
}

/** Which parts of a file are printed as PDF, and in which language. What was chosen stays when the export fails. */
export function ExportDialog({ pif, onClose }: Props) {
  const { t } = useTranslation('pif');
  const { t: common } = useTranslation();
  const id = useId();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { parts, choose, language, setLanguage, missingText, isBusy, failure, make, stop } = useReport(pif, onClose);
  const offered = REPORT_PARTS.filter((part) => missingText(part) === '');
  const isAll = offered.every((part) => parts.includes(part));
  const close = () => {
    stop();
    onClose();
  };
  return (
    <Dialog open onClose={close} fullScreen={isNarrow} maxWidth="sm" fullWidth aria-labelledby={`${id}title`}>
      <DialogTitle id={`${id}title`}>{t('export.title')}</DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <Typography variant="body2" color="text.secondary">
          {t('export.about')}
        </Typography>
        <FormControl component="fieldset" disabled={isBusy}>
          <FormLabel component="legend">{t('export.parts')}</FormLabel>
          <FormGroup>
            <FormControlLabel
              label={t('export.all')}
              control={
                <Checkbox
                  checked={isAll}
                  indeterminate={!isAll && parts.length > 0}
                  onChange={() => choose(isAll ? [] : offered)}
                />
              }
            />
            {REPORT_PARTS.map((part) => (
              <PartBox
                key={part}
                part={part}
                isChosen={parts.includes(part)}
                missing={missingText(part)}
                onToggle={() => choose(parts.includes(part) ? parts.filter((one) => one !== part) : [...parts, part])}
              />
            ))}
          </FormGroup>
        </FormControl>
        <FormControl component="fieldset" disabled={isBusy}>
          <FormLabel component="legend">{t('export.language')}</FormLabel>
          <RadioGroup value={language} onChange={(_, value) => setLanguage(value)}>
            {REPORT_LANGUAGES.map((code) => (
              <FormControlLabel key={code} value={code} control={<Radio />} label={t(`export.inLanguage.${code}`)} />
            ))}
          </RadioGroup>
        </FormControl>
        {failure && (
          <Typography role="alert" variant="body2" color="error">
            {failure}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ pt: 2 }}>
        <Button variant="outlined" onClick={isBusy ? stop : close}>
          {isBusy ? t('export.stop') : common('cancel')}
        </Button>
        <Button variant="contained" disabled={isBusy || parts.length === 0} onClick={() => void make()}>
          {t(isBusy ? 'export.making' : 'export.make')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface PartProps {
  part: ReportPart;
  isChosen: boolean;
  /** Why it cannot be chosen; empty when it can. */
  missing: string;
  onToggle: () => void;
}

function PartBox({ part, isChosen, missing, onToggle }: PartProps) {
  const { t } = useTranslation('pif');
  const id = useId();
  const hint = missing || (part === 'comments' ? t('export.commentsHint') : '');
  return (
    <>
      <FormControlLabel
        sx={{ pl: 3 }}
        label={t(`export.part.${part}`)}
        disabled={missing !== ''}
        control={
          <Checkbox
            checked={isChosen}
            onChange={onToggle}
            slotProps={{ input: { 'aria-describedby': hint ? id : undefined } }}
          />
        }
      />
      {hint && (
        <FormHelperText id={id} sx={{ mt: -1, mb: 0.5, pl: 5 }}>
          {hint}
        </FormHelperText>
      )}
    </>
  );
}
