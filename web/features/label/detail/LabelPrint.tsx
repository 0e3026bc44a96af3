import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LONG_TEXTS } from '../../../../domain/label/labelFields.ts';
import type { Check } from '../../../subjects/check/findingText.ts';
import { knowledgeText } from '../../../subjects/check/knowledgeText.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { PrintSheet } from '../../../shared/ui/PrintSheet.tsx';
import { ResultBadge } from '../../../shared/ui/ResultBadge.tsx';
import type { LabelDetail_LabelFragment } from './LabelDetail.generated.ts';
import { ParticularList } from './ParticularList.tsx';
import { PrintedFindings } from './PrintedFindings.tsx';

interface Props {
  label: LabelDetail_LabelFragment;
  check: Check | undefined;
}

/** The printed page of a label: company, result, findings with their references, ingredients, particulars. */
export function LabelPrint(props: Props) {
  return (
    <PrintSheet>
      <Sheet {...props} />
    </PrintSheet>
  );
}

const plain = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

function Sheet({ label, check }: Props) {
  const { t } = useTranslation('labelDetail');
  const { t: words } = useTranslation('check');
  const { dateTime } = useFormat();
  const formats = useQuantity();
  const { name, company, productCode, content } = label;
  const texts = LONG_TEXTS.filter((name) => content[name]?.trim());
  return (
    <Box sx={{ color: 'text.primary', typography: 'caption', '& h2': { mt: 2, mb: 0.5, breakAfter: 'avoid' } }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
        <div>
          <Typography variant="h2" component="h1">
            {name ?? t('unnamed')}
          </Typography>
          <div>{[company?.name ?? t('noCompany'), productCode].filter(Boolean).join(' · ')}</div>
        </div>
        <ResultBadge status={check ? check.result : label.status} />
      </Box>
      <div>
        {/* oxlint-disable-next-line react/purity -- the sheet bears the time of its last rendering, as it is printed */}
        {t('print.printed', { date: dateTime(new Date().toISOString()) })}
        {' · '}
        {check
          ? t('print.checked', {
              date: formats.day(check.checkedOn),
              knowledge: knowledgeText(words, formats, check.knowledge),
            })
          : t('print.unchecked')}
      </div>
      {check && check.findings.length > 0 && (
        <>
          <Typography variant="h4" component="h2">
            {t('result.title')}
          </Typography>
          <PrintedFindings check={check} />
        </>
      )}
      <Typography variant="h4" component="h2">
        {t('ingredients.title')}
      </Typography>
      <Box sx={plain}>{content.ingredientText.trim() || t('ingredients.none')}</Box>
      <Typography variant="h4" component="h2">
        {t('onLabel.title')}
      </Typography>
      <ParticularList content={content} />
      {texts.map((name) => (
        <section key={name}>
          <Typography variant="h4" component="h2">
            {t(`field.${name}`)}
          </Typography>
          <Box sx={plain}>{content[name]}</Box>
        </section>
      ))}
    </Box>
  );
}
