import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslation } from 'react-i18next';
import { REPORT_LANGUAGES, type ReportLanguage } from '../../../../domain/report/reportParts.ts';
import '../translations.generated.ts';

interface Props {
  value: ReportLanguage;
  disabled?: boolean;
  onChange: (language: ReportLanguage) => void;
}

/** In which language a report is printed. */
export function ReportLanguageField({ value, disabled = false, onChange }: Props) {
  const { t } = useTranslation('pif');
  return (
    <FormControl component="fieldset" disabled={disabled}>
      <FormLabel component="legend">{t('export.language')}</FormLabel>
      <RadioGroup
        value={value}
        onChange={(_, chosen) => onChange(REPORT_LANGUAGES.find((one) => one === chosen) ?? value)}
      >
        {REPORT_LANGUAGES.map((code) => (
          <FormControlLabel key={code} value={code} control={<Radio />} label={t(`export.inLanguage.${code}`)} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
