import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import './translations.generated.ts';
import type { MarkedName } from './markLists.ts';

const looks = {
  added: { bgcolor: 'result.green.soft', color: 'result.green.main', textDecoration: 'none' },
  removed: { bgcolor: 'result.red.soft', color: 'result.red.main', textDecoration: 'line-through' },
  moved: { bgcolor: 'info.soft', color: 'info.main', textDecoration: 'none' },
} as const;

/** The names of an ingredient list, with marks on those that are not in the other one or stand elsewhere in it. */
export function MarkedNames({ names }: { names: readonly MarkedName[] }) {
  const { t } = useTranslation('formulaEditor');
  const { number } = useFormat();
  return names.map(({ text, mark, place, otherPlace }, at) => (
    <span key={at}>
      {at > 0 && ', '}
      {mark === null ? (
        text
      ) : (
        <Box component="mark" sx={{ ...looks[mark], fontWeight: 600, px: 0.5, borderRadius: 0.5 }}>
          {text}
          {mark === 'moved' ? (
            <Box component="span" sx={{ typography: 'caption', ml: 0.5, whiteSpace: 'nowrap' }}>
              {t('compare.moved', { from: number(otherPlace ?? 0), to: number(place) })}
            </Box>
          ) : (
            <span style={visuallyHidden}> ({t(`compare.is.${mark}`)})</span>
          )}
        </Box>
      )}
    </span>
  ));
}
