import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import { useTranslation } from 'react-i18next';
import { CheckIcon, MinusIcon, QuestionIcon, RingIcon } from '../../../shared/ui/icons.tsx';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import type { PartBState } from './partB/partBStates.ts';
import { B_PARTS, partId, type PartBName, type PartName, PARTS, stateOfPart } from './parts.ts';
import { PlaceLink } from './PlaceLink.tsx';
import type { SafetyReport_ReportFragment } from './SafetyReportData.generated.ts';
import './translations.generated.ts';

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
  /** Of Part B; undefined while there is none. */
  partB: Readonly<Record<PartBName, PartBState>> | undefined;
}

/** Leads to the parts of the report; each with its state: the computed one, until then what is known of its fields. */
export function PartIndex({ requirements, sections, partB }: Props) {
  const { t } = useTranslation('pifReport');
  const entries: readonly { part: PartName | PartBName; id: string; shown: keyof typeof icons }[] = [
    ...(Object.keys(PARTS) as PartName[]).map((part) => {
      const state = stateOfPart(part, requirements);
      const known: keyof typeof icons =
        state === 'DONE' || state === 'QUESTION' || state === 'MISSING' ? state : 'OPTIONAL';
      const computed = sections?.find(({ code }) => code === part)?.state;
      return { part, id: partId(part), shown: computed ? shownStates[computed] : known };
    }),
    ...(partB ? B_PARTS.map((part) => ({ part, id: `part-${part}`, shown: partB[part] })) : []),
  ];
  return (
    <Box
      component="nav"
      aria-label={t('index')}
      sx={{
        display: 'flex',
        gap: { xs: 1, lg: 0.5 },
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
      {entries.map(({ part, id, shown }) => {
        const { icon: Icon, colour } = icons[shown];
        return (
          <PlaceLink
            key={part}
            place={id}
            title={t(`part.${part}`)}
            color="inherit"
            underline="none"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.5,
              px: { xs: 1.25, lg: 0.75 },
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
          </PlaceLink>
        );
      })}
    </Box>
  );
}
