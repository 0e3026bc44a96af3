import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { truncate } from '../../shared/ui/truncate.ts';

const MAX_NAMES = 5;
/** As many characters as a label shows of its ingredients: specification, section 9. */
const MAX_CHARACTERS = 140;

/** The first INCI names of a composition, and the number of the others. */
export function FirstNames({ composition }: { composition: readonly { inciName: string }[] }) {
  const { t } = useTranslation('rawMaterial');
  if (composition.length === 0) return t('entry.noComposition');
  const more = composition.length - MAX_NAMES;
  const names = composition.slice(0, MAX_NAMES).map(({ inciName }) => inciName);
  return (
    <>
      {truncate(names.join(', '), MAX_CHARACTERS)}
      {more > 0 && (
        <Box component="span" sx={{ ml: 0.75, fontWeight: 600, whiteSpace: 'nowrap', color: 'text.primary' }}>
          {t('marks.more', { count: more })}
        </Box>
      )}
    </>
  );
}
