import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../../domain/language.ts';
import { findingText, plainText, type Check, type Wording } from '../../../subjects/check/findingText.ts';
import { wordingIn } from '../../../subjects/check/wordingIn.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { printedCell } from '../../../shared/ui/printedCell.ts';

/** The findings of a label on its printed page, with their references and actions. */
export function PrintedFindings({ check }: { check: Check }) {
  const { t } = useTranslation('labelDetail');
  const { t: words } = useTranslation('check');
  const { date } = useFormat();
  const formats = useQuantity();
  return (
    <Box component="table" sx={{ width: 1, borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          {(['severity', 'finding', 'reference', 'action'] as const).map((column) => (
            <Box component="th" scope="col" key={column} sx={printedCell}>
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
              <Box component="td" sx={{ ...printedCell, whiteSpace: 'nowrap' }}>
                {words(`severity.${finding.severity}`)}
              </Box>
              <Box component="td" sx={printedCell}>
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
              <Box component="td" sx={printedCell}>
                {text.reference}
              </Box>
              <Box component="td" sx={printedCell}>
                {text.action}
              </Box>
            </Box>
          );
        })}
      </tbody>
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
      <Box component="q" lang={languages[language].tag} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Box>
      {language !== currentLanguage() && <Box sx={{ fontStyle: 'italic' }}>{t('wording.original')}</Box>}
    </div>
  );
}
