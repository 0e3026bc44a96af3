import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import '../translations.generated.ts';

const steps = ['file', 'columns', 'lines', 'create'] as const;

/** The four steps of an import, with the one that a person is at. */
export function StepBar({ current }: { current: (typeof steps)[number] }) {
  const { t } = useTranslation('sheetImport');
  const at = steps.indexOf(current);
  return (
    <Box
      component="ol"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step}
          aria-current={step === current ? 'step' : undefined}
          sx={{
            borderTop: 3,
            borderColor: index <= at ? 'primary.main' : 'divider',
            pt: 1,
            fontSize: 14,
            fontWeight: step === current ? 600 : 400,
            color: step === current ? 'primary.main' : 'text.secondary',
            overflowWrap: 'anywhere',
          }}
        >
          {index + 1}. {t(`steps.${step}`)}
        </Box>
      ))}
    </Box>
  );
}
