import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LONG_TEXTS } from '../../../../domain/label/labelFields.ts';
import { languages } from '../../../../domain/language.ts';
import { findingText, plainText, type Check, type Wording } from '../../../subjects/check/findingText.ts';
import { knowledgeText } from '../../../subjects/check/knowledgeText.ts';
import { wordingIn } from '../../../subjects/check/wordingIn.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { PrintSheet } from '../../../shared/ui/PrintSheet.tsx';
import { ResultBadge } from '../../../shared/ui/ResultBadge.tsx';
import type { LabelDetail_LabelFragment } from './LabelDetail.generated.ts';
import { ParticularList } from './ParticularList.tsx';

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

const cell = {
  textAlign: 'start',
  verticalAlign: 'top',
  p: '3px 8px 3px 0',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const plain = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

function Sheet({ label, check }: Props) {
  const { t } = useTranslation('labelDetail');
  const { t: words } = useTranslation('check');
  const { date, dateTime } = useFormat();
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
          <Box component="table" sx={{ width: 1, borderCollapse: 'collapse' }}>
            <thead>
              <tr>
                {(['severity', 'finding', 'reference', 'action'] as const).map((column) => (
                  <Box component="th" scope="col" key={column} sx={cell}>
                    {t(`print.${column}`)}
                  </Box>
                ))}
              </tr>
            </thead>
            <tbody>
              {check.findings.map((finding, at) => {
                const text = findingText(words, formats, finding, check.names);
                return (
                  <Box component="tr" key={at} sx={{ breakInside: 'avoid' }}>
                    <Box component="td" sx={{ ...cell, whiteSpace: 'nowrap' }}>
                      {words(`severity.${finding.severity}`)}
                    </Box>
                    <Box component="td" sx={cell}>
                      {plainText(text)}
                      {text.notes.map((note) => (
                        <Box key={note} sx={{ fontStyle: 'italic' }}>
                          {note}
                        </Box>
                      ))}
                      {text.wording && <PrintedWording wording={text.wording} />}
                      {finding.signOff && (
                        <div>
                          {finding.signOff.reason}{' '}
                          {words('signOff.by', {
                            name: finding.signOff.signedBy ?? words('signOff.somebodyElse'),
                            date: date(finding.signOff.signedAt),
                          })}
                          {finding.signOff.document && ` (${finding.signOff.document.name})`}
                        </div>
                      )}
                    </Box>
                    <Box component="td" sx={cell}>
                      {text.reference}
                    </Box>
                    <Box component="td" sx={cell}>
                      {text.action}
                    </Box>
                  </Box>
                );
              })}
            </tbody>
          </Box>
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

/** The wording of a warning that the label lacks, so that whoever corrects the pack has it on paper. */
function PrintedWording({ wording }: { wording: Wording }) {
  const { t } = useTranslation('check');
  const { language, text } = wordingIn(wording, currentLanguage());
  return (
    <div>
      {t('wording.title')}:{' '}
      <Box component="q" lang={languages[language].tag} sx={plain}>
        {text}
      </Box>
      {language !== currentLanguage() && <Box sx={{ fontStyle: 'italic' }}>{t('wording.original')}</Box>}
    </div>
  );
}
