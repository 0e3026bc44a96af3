import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { asName } from '../../../../domain/inci/asName.ts';
import type { Replace } from '../../../subjects/check/FindingItem.tsx';
import { FindingList } from '../../../subjects/check/FindingList.tsx';
import { IngredientChips } from '../../../subjects/check/IngredientChips.tsx';
import { MarkedText } from '../../../subjects/check/MarkedText.tsx';
import { ResultSummary } from '../../../subjects/check/ResultSummary.tsx';
import '../translations.generated.ts';
import { ResultActions } from '../ResultActions.tsx';
import { Section } from '../Section.tsx';
import { useCheckText } from './useCheckText.ts';
import type { CheckOfText } from './useListCheck.ts';

interface Props {
  checked: CheckOfText;
  /** The button that saves the check. */
  save: ReactNode;
  /** Changes the text: a name is replaced, or a stretch that was not read is said to be an ingredient. */
  onText?: (text: string) => void;
}

/** Result, findings, names and the marked text of a check. */
export function CheckResult({ checked, save, onText }: Props) {
  const { t } = useTranslation('tools');
  const textOf = useCheckText();
  const { text, check } = checked;
  const onReplace: Replace = ({ start, end }, other) => onText?.(`${text.slice(0, start)}${other}${text.slice(end)}`);
  const replacing = onText && { onReplace };
  return (
    <>
      <Section title={t('result')}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <div role="status">
            <ResultSummary check={check} />
          </div>
          <ResultActions text={() => textOf(checked)}>{save}</ResultActions>
        </Box>
      </Section>
      <Section title={t('incicheck.why')}>
        <FindingList findings={check.findings} names={check.names} {...replacing} />
      </Section>
      {check.names.length > 0 && (
        <Section title={t('incicheck.names')}>
          <IngredientChips check={check} {...replacing} />
        </Section>
      )}
      <Section title={t('incicheck.marked')}>
        <MarkedText text={text} check={check} {...(onText && { onInclude: (span) => onText(asName(text, span)) })} />
      </Section>
    </>
  );
}
