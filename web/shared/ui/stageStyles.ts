import { ArchiveIcon, ClockIcon, MedalIcon, PencilIcon, ReturnIcon, ScalesIcon } from './icons.tsx';

const outlined = { border: 1, borderColor: 'divider' } as const;

/** Icon, translation key and colours of each stage. */
export const stageStyles = {
  IN_WORK: { word: 'inWork', icon: PencilIcon, pill: { ...outlined, color: 'text.primary' } },
  SUBMITTED: { word: 'submitted', icon: ClockIcon, pill: { color: 'info.main', bgcolor: 'info.soft' } },
  RETURNED: {
    word: 'returned',
    icon: ReturnIcon,
    pill: { border: 1, borderColor: 'accent.main', color: 'accent.main', bgcolor: 'accent.soft' },
  },
  ASSESSED: { word: 'assessed', icon: ScalesIcon, pill: { color: 'primary.main', bgcolor: 'primary.soft' } },
  SIGNED: { word: 'signed', icon: MedalIcon, pill: { color: 'primary.contrastText', bgcolor: 'primary.main' } },
  ARCHIVED: { word: 'archived', icon: ArchiveIcon, pill: { ...outlined, color: 'text.secondary' } },
} as const;
