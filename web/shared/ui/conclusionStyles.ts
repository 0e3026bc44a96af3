import { CheckIcon, CrossCircleIcon, QuestionIcon, WarningIcon } from './icons.tsx';

/** Icon, colour and translation key of each conclusion of an assessment. */
export const conclusionStyles = {
  UNSAFE: { word: 'unsafe', tone: 'red', icon: CrossCircleIcon },
  CONDITIONALLY_SAFE: { word: 'conditionallySafe', tone: 'yellow', icon: WarningIcon },
  SAFE: { word: 'safe', tone: 'green', icon: CheckIcon },
  NONE: { word: 'none', tone: 'neutral', icon: QuestionIcon },
} as const;
