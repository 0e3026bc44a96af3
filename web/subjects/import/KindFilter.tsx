import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentedFilter } from '../../shared/ui/SegmentedFilter.tsx';
import './translations.generated.ts';

type Props<Kind extends string> = Omit<ComponentProps<typeof SegmentedFilter<Kind>>, 'label'>;

/** The kinds of rows of an import, each with its number. As wide as its text: on a narrow screen it scrolls. */
export function KindFilter<Kind extends string>(props: Props<Kind>) {
  const { t } = useTranslation('sheetImport');
  return (
    <Box sx={{ overflowX: 'auto', mb: 1.5, pb: 0.5 }}>
      <Box sx={{ width: 'max-content' }}>
        <SegmentedFilter<Kind> label={t('kinds')} {...props} />
      </Box>
    </Box>
  );
}
