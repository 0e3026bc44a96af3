import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { bindingOf, type LegalLimits } from '../../../../domain/exposure/legalLimit.ts';
import '../../../subjects/check/translations.generated.ts';
import { annexText } from '../../../subjects/check/annexText.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import '../translations.generated.ts';

/** What the annexes say about a concentration, in words. */
export interface LegalLimitTexts {
  /** One for each part of an entry. */
  entries: readonly string[];
  /** Which of the two allows less. */
  binding: string;
  /** Says that the product is over the limit or banned; empty when it is not. */
  over: string;
}

/** The legal limits of a substance in words, compared with the highest safe concentration, % w/w. */
export function useLegalLimitText() {
  const { t } = useTranslation('tools');
  const { t: words } = useTranslation('check');
  const { quantity } = useQuantity();
  // Outside English it is said whether the texts of an entry are the original or our working translation.
  const inWords = (originals: readonly string[]): string => {
    const texts = originals.map((original) => annexText(original, currentLanguage()));
    const isTranslated = texts.every((one) => one.isTranslated);
    const shown = isTranslated ? texts.map(({ text }) => text) : originals;
    const label = shown.join(': ').replace(/\s+/g, ' ').trim();
    if (currentLanguage() === 'en') return label;
    return words(isTranslated ? 'detail.translated' : 'detail.original', { label });
  };
  return (limits: LegalLimits, { concentration, safe }: { concentration: number; safe: number }): LegalLimitTexts => {
    const over = bindingOf(concentration, limits);
    return {
      entries: [
        ...limits.bans.map((entry) => t('mos.legal.ban', { entry })),
        ...limits.conditionalBans.map((entry) => t('mos.legal.conditionalBan', { entry })),
        ...limits.limits.map(({ entry, part, productTypes, maximum }) =>
          t('mos.legal.entry', {
            entry: part === '' ? entry : `${entry} (${part})`,
            maximum: inWords([productTypes, maximum].filter((text) => text.trim() !== '')),
          }),
        ),
      ],
      binding: t(`mos.legal.binding.${bindingOf(safe, limits)}`),
      over:
        over === 'limit'
          ? t('mos.legal.over', { value: quantity(concentration) })
          : over === 'ban'
            ? t('mos.legal.banned')
            : '',
    };
  };
}

/** The legal limits beside the highest safe concentration, and which of the two binds. */
export function LegalLimitNote({ texts: { entries, binding } }: { texts: LegalLimitTexts }) {
  const { t } = useTranslation('tools');
  return (
    <Box role="group" aria-label={t('mos.legal.title')} sx={{ minWidth: 0, display: 'grid', gap: 0.5 }}>
      {entries.map((entry) => (
        <Typography key={entry} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {entry}
        </Typography>
      ))}
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {binding}
      </Typography>
    </Box>
  );
}
