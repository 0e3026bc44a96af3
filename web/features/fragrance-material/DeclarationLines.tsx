import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { DeclarationLine } from '../../../domain/allergen/declareAllergens.ts';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import { tabularFigures } from '../../shared/theme/theme.ts';
import './translations.generated.ts';

interface Props {
  title: string;
  lines: readonly DeclarationLine[];
  /** Whether what was not detected is taken at its limit of detection. */
  worstCase: boolean;
  /** Whether there are other perfumes beside that of the page, so that the working names each. */
  hasOthers: boolean;
  isWorkingShown: boolean;
}

/** Allergens with their shares in the product, and how each is calculated; nothing where there are none. */
export function DeclarationLines({ title, lines, worstCase, hasOthers, isWorkingShown }: Props) {
  const { t } = useTranslation('fragranceMaterial');
  const { quantity } = useQuantity();
  if (lines.length === 0) return null;
  /** The share of what was not detected: at most its limit of detection, where one is stated and taken. */
  const limitText = (limit: string) => {
    if (limit !== '0') return `≤ ${quantity(Number(limit), 12)} %`;
    return worstCase ? t('calculator.unknown') : '0 %';
  };
  const working = ({ sources }: DeclarationLine) =>
    sources
      .map(
        ({ material, inciName, materialPercent, percentInMaterial, isLimit }) =>
          `${hasOthers ? `${material}, ` : ''}${inciName}: ${quantity(Number(materialPercent), 12)} % × ${isLimit ? limitText(percentInMaterial) : `${quantity(Number(percentInMaterial), 12)} %`} / 100`,
      )
      .join(' + ');
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none', ...tabularFigures }}>
        {lines.map((line) => (
          <Box component="li" key={line.entry} sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
              <span>
                {line.name}
                {line.isWorstCase && ` (${t('calculator.atWorst')})`}
              </span>
              <span>
                {worstCase && line.isNotKnown
                  ? t('calculator.unknown')
                  : `${line.isWorstCase ? '≤ ' : ''}${quantity(Number(line.percent), 12)} %`}
              </span>
            </Box>
            {isWorkingShown && (
              <Typography variant="caption" color="textSecondary" component="p">
                {working(line)}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
