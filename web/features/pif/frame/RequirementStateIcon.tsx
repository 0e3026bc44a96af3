import type SvgIcon from '@mui/material/SvgIcon';
import { useTranslation } from 'react-i18next';
import type { RequirementState } from '../../../shared/apollo/schema.generated.ts';
import { CheckIcon, CrossCircleIcon, MinusIcon, QuestionIcon, RingIcon } from '../../../shared/ui/icons.tsx';
import '../translations.generated.ts';

/** States differ in shape, not only in colour. */
const states: Record<RequirementState, { icon: typeof SvgIcon; colour: string }> = {
  MISSING: { icon: RingIcon, colour: 'text.secondary' },
  QUESTION: { icon: QuestionIcon, colour: 'result.yellow.main' },
  EXPIRED: { icon: CrossCircleIcon, colour: 'result.red.main' },
  DONE: { icon: CheckIcon, colour: 'result.green.main' },
  WAIVED: { icon: MinusIcon, colour: 'info.main' },
};

export function RequirementStateIcon({ state }: { state: RequirementState }) {
  const { t } = useTranslation('pif');
  const { icon: Icon, colour } = states[state];
  return <Icon titleAccess={t(`missing.state.${state}`)} sx={{ fontSize: 18, mt: 0.25, color: colour }} />;
}
