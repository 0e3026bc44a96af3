import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import '../translations.generated.ts';
import { type MosMode, modes } from './mosInputs.ts';

/** The ways to calculate, each as a tab of the panel `mode-panel`. */
export function ModeTabs({ mode, onChange }: { mode: MosMode; onChange: (mode: string) => void }) {
  const { t } = useTranslation('tools');
  return (
    <Box sx={{ minWidth: 0 }} data-screen-only>
      <Tabs
        value={mode}
        onChange={(_event, value: string) => onChange(value)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('mos.modes')}
      >
        {modes.map((one) => (
          <Tab
            key={one}
            value={one}
            label={t(`mos.mode.${one}`)}
            id={`mode-${one}`}
            aria-controls="mode-panel"
            sx={{ minHeight: 48, minWidth: 0, px: 1.25 }}
          />
        ))}
      </Tabs>
    </Box>
  );
}
