import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { MoonIcon, SunIcon } from './icons.tsx';

/** Switches between light and dark; until then the system decides. */
export function ThemeToggle() {
  const { t } = useTranslation();
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  const label = t(isDark ? 'theme.toLight' : 'theme.toDark');
  return (
    <IconButton onClick={() => setMode(isDark ? 'light' : 'dark')} aria-label={label} title={label}>
      {isDark ? <SunIcon fontSize="small" /> : <MoonIcon fontSize="small" />}
    </IconButton>
  );
}
