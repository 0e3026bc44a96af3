import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { allergenOf } from '../../../domain/allergen/allergenOf.ts';
import { inciKey } from '../../../domain/inci/inciKey.ts';
import { tabularFigures } from '../../shared/theme/theme.ts';
import { Count, Panel, Tag } from '../../shared/ui/Panel.tsx';
import type { FragranceMaterial_DetailFragment as Fragrance } from './FragranceMaterial.generated.ts';
import './translations.generated.ts';
import { useShareText } from './useShareText.ts';

interface Props {
  allergens: Fragrance['allergens'];
  onEdit: () => void;
}

/**
 * The supplier's allergen statement, with what an allergen is called on a label and whether its entry is one of 2023.
 */
export function AllergenPanel({ allergens, onEdit }: Props) {
  const { t } = useTranslation('fragranceMaterial');
  const shareText = useShareText();
  const noteOf = ({ inciName, casNumber, knownName }: Fragrance['allergens'][number]): string | null => {
    const allergen = allergenOf({ inciName: knownName ?? inciName, casNumbers: casNumber === null ? [] : [casNumber] });
    if (!allergen) return t('statement.notAllergen');
    if (allergen.set === 'prohibited') return t('statement.prohibited');
    if (inciKey(allergen.labelName) !== inciKey(inciName)) return allergen.labelName;
    return allergen.set === 'new' || allergen.set === 'existing' ? t('statement.new') : null;
  };
  return (
    <Panel
      title={t('statement.title')}
      mark={<Count>{allergens.length}</Count>}
      action={<Button onClick={onEdit}>{t('statement.edit')}</Button>}
    >
      {allergens.length === 0 ? (
        <Typography color="textSecondary">{t('statement.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', ...tabularFigures }}>
          {allergens.map((allergen) => {
            const { inciName, casNumber, percent, detectionLimit } = allergen;
            const note = noteOf(allergen);
            return (
              <Box
                component="li"
                key={inciName}
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  columnGap: 1.5,
                  alignItems: 'baseline',
                  py: 0.75,
                  borderBottom: 1,
                  borderColor: 'divider',
                  typography: 'body2',
                }}
              >
                <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                  {inciName}
                </Box>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {casNumber}
                </Box>
                {note !== null && <Tag>{note}</Tag>}
                <Box component="span" sx={{ ml: 'auto', fontWeight: 600 }}>
                  {shareText({ percent, detectionLimit })}
                </Box>
              </Box>
            );
          })}
        </Box>
      )}
    </Panel>
  );
}
