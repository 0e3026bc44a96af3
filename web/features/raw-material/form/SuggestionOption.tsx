import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { allergenOf } from '../../../../domain/allergen/allergenOf.ts';
import type { IngredientHit } from '../../../subjects/check/useIngredientSearch.ts';
import './translations.generated.ts';

interface Props {
  id: string;
  hit: IngredientHit;
  typedText: string;
  /** Whether the arrow keys have reached it. */
  isReached: boolean;
  onChoose: (hit: IngredientHit) => void;
}

/** A matching ingredient with its functions and numbers, marked where it is an allergen. */
export function SuggestionOption({ id, hit, typedText, isReached, onChoose }: Props) {
  const { t } = useTranslation('rawMaterialForm');
  return (
    <Box
      component="li"
      id={id}
      role="option"
      aria-selected={isReached}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(hit)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 40,
        px: 1,
        py: 0.5,
        borderRadius: '8px',
        cursor: 'pointer',
        bgcolor: isReached ? 'primary.soft' : undefined,
        '&:hover': { bgcolor: 'subtle' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" component="span">
          <Marked name={hit.inciName} typedText={typedText} />
        </Typography>{' '}
        <Typography variant="caption" component="span" color="textSecondary" lang="en">
          {[hit.functions.join(', ').toLowerCase(), hit.casNumbers.length > 0 && `CAS ${hit.casNumbers.join(', ')}`]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {allergenOf(hit) && (
        <Box
          component="span"
          sx={{
            px: 1,
            borderRadius: 999,
            typography: 'caption',
            fontWeight: 600,
            color: 'info.main',
            bgcolor: 'info.soft',
          }}
        >
          {t('rows.allergen')}
        </Box>
      )}
    </Box>
  );
}

/** A name with the typed part in bold. */
function Marked({ name, typedText }: { name: string; typedText: string }) {
  const at = name.toLowerCase().indexOf(typedText.toLowerCase());
  if (at < 0) return name;
  return (
    <>
      {name.slice(0, at)}
      <strong>{name.slice(at, at + typedText.length)}</strong>
      {name.slice(at + typedText.length)}
    </>
  );
}
