import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PifSection } from '../../../shared/apollo/schema.generated.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { Count } from '../../../shared/ui/Panel.tsx';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import '../translations.generated.ts';
import type { PifDetail_PifFragment } from './Pif.generated.ts';
import { sectionCounts } from './sectionCounts.ts';

interface Props {
  pif: PifDetail_PifFragment;
  section: PifSection;
  /** At the end of the line. */
  children?: ReactNode;
}

/** The heading of a section with how much of it is there; it stays in view while the section scrolls. */
export function SectionHeading({ pif, section, children }: Props) {
  const { t } = useTranslation('pif');
  const names = useFieldNames();
  const { number } = useFormat();
  const { done, total } = sectionCounts(pif.requirements, section);
  return (
    <Box
      data-in-view
      sx={{
        position: 'sticky',
        top: 'var(--section-heading-top, 56px)',
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 56,
        py: 0.5,
        bgcolor: 'background.default',
      }}
    >
      <Typography variant="h2">{names.choice.section[section]}</Typography>
      <Count>{t('frame.doneOf', { done: number(done), total: number(total) })}</Count>
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1.5 }}>{children}</Box>
    </Box>
  );
}
