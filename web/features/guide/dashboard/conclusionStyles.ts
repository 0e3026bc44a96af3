import { CheckIcon, CrossCircleIcon, QuestionIcon, WarningIcon } from '../../../shared/ui/icons.tsx';

/** How the conclusion of an assessment looks: a drawing and a colour, with the word that names it in the catalogue. */
export const conclusionStyles = {
  UNSAFE: { word: 'unsafe', tone: 'red', icon: CrossCircleIcon },
  CONDITIONALLY_SAFE: { word: 'conditionallySafe', tone: 'yellow', icon: WarningIcon },
  SAFE: { word: 'safe', tone: 'green', icon: CheckIcon },
  NONE: { word: 'none', tone: 'neutral', icon: QuestionIcon },
} as const;
