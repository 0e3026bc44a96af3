import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotKnown, type DeclaredAllergen } from '../../../../domain/allergen/allergensToDeclare.ts';
import { declarationThreshold } from '../../../../domain/allergen/declaration.ts';
import { isToDeclare, type FormulaAllergens } from '../../../../domain/formula/ingredientList.ts';
import type { Use } from '../../../../domain/product/productCategories.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import { Count, Panel } from '../../../shared/ui/Panel.tsx';
import './translations.generated.ts';

/**
 * By selectors and not by cell: a key press may draw the table again, and the styles of a cell cost more than the cell.
 */
const table = {
  width: 1,
  borderCollapse: 'collapse',
  typography: 'caption',
  '& thead': { color: 'text.secondary' },
  '& th, & td': { px: 1, py: 0.75, textAlign: 'start', verticalAlign: 'top' },
  '& td': { borderTop: 1, borderColor: 'divider', whiteSpace: 'nowrap' },
  // Only names wrap: a figure that goes on in a second line is misread.
  '& td:first-of-type': { overflowWrap: 'anywhere', whiteSpace: 'normal' },
  '& [data-figure]': { textAlign: 'end', ...tabularFigures },
  '& td:last-of-type': { color: 'text.secondary' },
  '& [data-declared] > [data-figure]': { fontWeight: 600 },
  '& [data-declared] > td:last-of-type': { color: 'info.main', fontWeight: 600 },
} as const;

/** The fragrance allergens of the formula with their sums: Regulation (EU) 2023/1545. */
export const AllergenPanel = memo(function AllergenPanel({
  allergens: { allergens, isUseAssumed },
  use,
}: {
  allergens: FormulaAllergens;
  use: Use;
}) {
  const { t } = useTranslation('formulaEditor');
  const { quantity } = useQuantity();
  const declared = allergens.filter(isToDeclare).length;
  /**
   * What is known of it: at least what was detected, at most that with the limits of detection, where all are stated.
   */
  const shareOf = (one: DeclaredAllergen): string => {
    if (isNotKnown(one)) return one.percent > 0 ? `≥ ${quantity(one.percent)}` : '–';
    return `${one.worstCasePercent > one.percent ? '≤ ' : ''}${quantity(one.worstCasePercent)}`;
  };
  const sorted = [...allergens].sort((one, other) => other.worstCasePercent - one.worstCasePercent);
  return (
    <Panel title={t('allergens.title')} mark={<Count>{t('allergens.declared', { count: declared })}</Count>}>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
        {t(use === 'leave-on' ? 'allergens.leaveOn' : 'allergens.rinseOff', {
          limit: quantity(declarationThreshold(use)),
        })}
        {isUseAssumed && ` ${t('allergens.assumed')}`}
      </Typography>
      {sorted.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('allergens.none')}
        </Typography>
      ) : (
        <Box component="table" sx={table}>
          <thead>
            <tr>
              <th scope="col">{t('allergens.name')}</th>
              <th scope="col" data-figure>
                {t('allergens.percent')}
              </th>
              <th scope="col">{t('allergens.label')}</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((one) => (
              <Row
                key={one.allergen.labelName}
                name={one.allergen.labelName}
                share={shareOf(one)}
                isProhibited={one.allergen.set === 'prohibited'}
                isDeclared={isToDeclare(one)}
                isOver={one.isOver}
                isOverInWorstCase={one.isOverInWorstCase}
                isOpen={isNotKnown(one) && !one.isOverInWorstCase}
              />
            ))}
          </tbody>
        </Box>
      )}
    </Panel>
  );
});

interface RowProps {
  name: string;
  share: string;
  /** By Annex II: no label may name it. */
  isProhibited: boolean;
  isDeclared: boolean;
  isOver: boolean;
  isOverInWorstCase: boolean;
  /** Whether nobody knows if it exceeds the threshold. */
  isOpen: boolean;
}

/** Rendered again only when something of it changes: few lines of a formula change an allergen. */
const Row = memo(function Row({ name, share, isProhibited, isDeclared, isOver, isOverInWorstCase, isOpen }: RowProps) {
  const { t } = useTranslation('formulaEditor');
  return (
    <tr data-declared={isDeclared ? '' : undefined}>
      <td>
        {name}
        {isOverInWorstCase && !isOver && ` (${t('allergens.atWorst')})`}
        {isOpen && ` (${t('allergens.noLimit')})`}
      </td>
      <td data-figure>{share}</td>
      <td>
        {isProhibited ? (
          <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
            {t('allergens.prohibited')}
          </Box>
        ) : isDeclared ? (
          <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}>
            <CheckIcon sx={{ fontSize: 14 }} />
            {t('allergens.isDeclared')}
          </Box>
        ) : (
          t(isOpen ? 'allergens.notKnown' : isOverInWorstCase ? 'allergens.later' : 'allergens.below')
        )}
      </td>
    </tr>
  );
});
