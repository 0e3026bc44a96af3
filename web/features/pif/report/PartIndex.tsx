import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type SvgIcon from '@mui/material/SvgIcon';
import { useTranslation } from 'react-i18next';
import { CheckIcon, MinusIcon, QuestionIcon, RingIcon } from '../../../shared/ui/icons.tsx';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { goToPart, partId, type PartName, PARTS, stateOfPart } from './parts.ts';
import type { SafetyReport_ReportFragment } from './SafetyReportData.generated.ts';
import './translations.ts';

/** States differ in shape, not only in colour. */
const icons: Record<'DONE' | 'QUESTION' | 'MISSING' | 'OPTIONAL', { icon: typeof SvgIcon; colour: string }> = {
  DONE: { icon: CheckIcon, colour: 'result.green.main' },
  QUESTION: { icon: QuestionIcon, colour: 'result.yellow.main' },
  MISSING: { icon: RingIcon, colour: 'text.secondary' },
  OPTIONAL: { icon: MinusIcon, colour: 'text.secondary' },
};

const shownStates = { COMPLETE: 'DONE', QUESTION: 'QUESTION', INCOMPLETE: 'MISSING' } as const;

interface Props extends Pick<PifDetail_PifFragment, 'requirements'> {
  /** As they are computed; null until then. */
  sections: SafetyReport_ReportFragment['sections'] | null;
}

/** Leads to the parts of the report; each with its state: the computed one, until then what is known of its fields. */
export function PartIndex({ requirements, sections }: Props) {
  const { t } = useTranslation('pifReport');
  return (
    <Box
      component="nav"
      aria-label={t('index')}
      sx={{
        display: 'flex',
        gap: 1,
        mb: 2,
        py: 1,
        position: 'sticky',
        top: 56,
        zIndex: 5,
        bgcolor: 'background.default',
        overflowX: 'auto',
        '& a': { flexShrink: 0 },
      }}
    >
      {(Object.keys(PARTS) as PartName[]).map((part) => {
        const state = stateOfPart(part, requirements);
        const known = state === 'DONE' || state === 'QUESTION' || state === 'MISSING' ? state : 'OPTIONAL';
        const computed = sections?.find(({ code }) => code === part)?.state;
        const shown = computed ? shownStates[computed] : known;
        const { icon: Icon, colour } = icons[shown];
        return (
          <Link
            key={part}
            href={`#${partId(part)}`}
            title={t(`part.${part}`)}
            color="inherit"
            underline="none"
            onClick={(event) => {
              event.preventDefault();
              goToPart(part);
            }}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.5,
              px: 1.25,
              minHeight: { xs: 44, md: 32 },
              border: 1,
              borderColor: 'divider',
              borderRadius: 999,
              typography: 'body2',
              '&:hover': { bgcolor: 'subtle' },
            }}
          >
            <Icon titleAccess={t(`state.${shown}`)} sx={{ fontSize: 16, color: colour }} />
            {part}
            <span style={visuallyHidden}>{t(`part.${part}`)}</span>
          </Link>
        );
      })}
    </Box>
  );
}
