import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CheckIcon, CrossCircleIcon } from '../../../shared/ui/icons.tsx';
import '../translations.generated.ts';
import type { ConsequenceList_ConsequenceFragment } from './SignedVersions.generated.ts';
import { useConsequenceTexts } from './useConsequenceTexts.ts';

/** Figures of the report that are others, one line each: "BHT › Margin of safety: 736, passes → 73.6, fails". */
export function ConsequenceList({ consequences }: { consequences: readonly ConsequenceList_ConsequenceFragment[] }) {
  const { t } = useTranslation('pif');
  const textsOf = useConsequenceTexts();
  return (
    <section aria-label={t('versions.follows')}>
      <Typography variant="overline" component="h4">
        {t('versions.follows')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {consequences.map((one) => {
          const { place, before, after } = textsOf(one);
          return (
            <Box
              component="li"
              key={`${one.substance ?? ''} ${one.figure}`}
              sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {one.isWorse ? (
                <CrossCircleIcon fontSize="small" color="error" titleAccess={t('versions.worse')} />
              ) : (
                <CheckIcon fontSize="small" color="disabled" aria-hidden />
              )}
              <Typography variant="body2" sx={{ fontWeight: one.isWorse ? 600 : 400 }}>
                {place}: <del>{before}</del> → {after}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </section>
  );
}
