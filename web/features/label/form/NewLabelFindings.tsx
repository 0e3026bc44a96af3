import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Replace } from '../../../subjects/check/FindingItem.tsx';
import { FindingList } from '../../../subjects/check/FindingList.tsx';
import type { Check } from '../../../subjects/check/findingText.ts';
import { ResultSummary } from '../../../subjects/check/ResultSummary.tsx';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { QuestionIcon } from '../../../shared/ui/icons.tsx';
import './translations.generated.ts';
import { MandatoryItems } from './MandatoryItems.tsx';
import { resultSoFar, splitUntyped } from './untypedItems.ts';

/**
 * What the rules say of a new label so far: what is wrong in what is typed, and the mandatory items that are still to
 * be typed, which are no errors yet.
 */
export function NewLabelFindings({ check, onReplace }: { check: Check; onReplace: Replace }) {
  const { t } = useTranslation('labelForm');
  const { items, others } = splitUntyped(check.findings);
  const isListTyped = items.some(({ item, isTyped }) => item === 'ingredients' && isTyped);
  const isAnythingFound = others.length > 0;
  return (
    <>
      {isListTyped && (
        <Box sx={{ mb: 2 }}>
          <ResultSummary check={{ ...check, result: resultSoFar(items, others) }} />
        </Box>
      )}
      {!isListTyped && !isAnythingFound && (
        <EmptyState icon={QuestionIcon} title={t('mandatory.nothing')} text={t('mandatory.nothingText')} />
      )}
      <MandatoryItems items={items} />
      {isAnythingFound && <FindingList findings={others} names={check.names} onReplace={onReplace} />}
    </>
  );
}
