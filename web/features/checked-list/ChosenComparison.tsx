import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { lazyContent } from '../../shared/ui/lazyPart.tsx';
import './translations.generated.ts';

const Comparison = lazyContent(() => import('./Comparison.tsx'), 'Comparison');

interface Props {
  /** The ids of the chosen checks. */
  chosen: readonly string[];
  /** Whether there are two checks to choose. */
  canCompare: boolean;
  onClose: () => void;
}

/** The comparison of the two chosen checks, or what is still to be chosen for it. */
export function ChosenComparison({ chosen, canCompare, onClose }: Props) {
  const { t } = useTranslation('checkedList');
  const [a, b] = chosen;
  return (
    <>
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', mb: 2, minHeight: 21 }}>
        {chosen.length === 1 ? t('compare.one') : chosen.length === 0 && canCompare ? t('compare.hint') : ''}
      </Box>
      {a !== undefined && b !== undefined && <Comparison a={a} b={b} onClose={onClose} />}
    </>
  );
}
