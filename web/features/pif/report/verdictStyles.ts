import type SvgIcon from '@mui/material/SvgIcon';
import type { SafetyVerdict } from '../../../shared/apollo/schema.generated.ts';
import { CheckIcon, CrossCircleIcon, MinusIcon, QuestionIcon } from '../../../shared/ui/icons.tsx';

/** Verdicts differ in shape and word, colour is third. */
export const verdictStyles: Readonly<
  Record<SafetyVerdict, { tone: 'green' | 'yellow' | 'red' | null; icon: typeof SvgIcon }>
> = {
  PASSES: { tone: 'green', icon: CheckIcon },
  QUESTION: { tone: 'yellow', icon: QuestionIcon },
  FAILS: { tone: 'red', icon: CrossCircleIcon },
  NO_POD: { tone: 'red', icon: CrossCircleIcon },
  WAIVED: { tone: null, icon: MinusIcon },
  BELOW_TTC: { tone: null, icon: MinusIcon },
  UNKNOWN: { tone: 'yellow', icon: QuestionIcon },
};
