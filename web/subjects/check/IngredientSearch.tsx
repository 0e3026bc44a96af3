import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import { OptionSearch } from '../../shared/ui/OptionSearch.tsx';
import { visuallyHidden } from '../../shared/ui/visuallyHidden.ts';
import './translations.generated.ts';
import { isLongEnough, isOneName, useIngredientSearch, type IngredientHit } from './useIngredientSearch.ts';

interface Props {
  label?: string;
  onChoose: (ingredient: IngredientHit) => void;
  /** Keeps the selected name in the field; otherwise the field is cleared for the next search. */
  keepsChoice?: boolean;
  disabled?: boolean;
}

/** A field that searches the ingredient dictionary while the person types, and offers the hits for selection. */
export function IngredientSearch({ label, onChoose, keepsChoice = false, disabled }: Props) {
  const { t } = useTranslation('check');
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const { hits, isActive, isSearching, hasFailed, retry } = useIngredientSearch(text, { isEnabled: text !== chosen });

  const choose = (hit: IngredientHit) => {
    setChosen(keepsChoice ? hit.inciName : null);
    setText(keepsChoice ? hit.inciName : '');
    onChoose(hit);
  };
  const found = isOneName(text) ? t('search.more') : t('search.none');
  const message = isSearching ? t('search.searching') : hasFailed ? t('search.failed') : found;
  const isTooShort = text.trim() !== '' && !isLongEnough(text);
  return (
    <Box>
      <Typography
        component="label"
        htmlFor={id}
        variant="subtitle2"
        color="textSecondary"
        sx={{ display: 'block', mb: 0.5 }}
      >
        {label ?? t('search.label')}
      </Typography>
      <OptionSearch<IngredientHit>
        id={id}
        disabled={disabled}
        forcePopupIcon={isActive}
        options={[...hits]}
        nameOf={({ inciName }) => inciName}
        keyOf={(hit) => `${hit.id ?? ''}${hit.inciName}`}
        text={text}
        onText={setText}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={t('search.placeholder')}
        onChoose={choose}
        loading={isSearching}
        loadingText={t('search.searching')}
        openText={t('search.open')}
        closeText={t('search.open')}
        clearText={t('search.clear')}
        hintId={`${id}hint`}
      >
        {(hit) => <HitText hit={hit} />}
      </OptionSearch>
      <Box
        id={`${id}hint`}
        role="status"
        sx={{
          typography: 'caption',
          color: 'text.secondary',
          minHeight: 20,
          mt: 0.5,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          flexWrap: 'wrap',
        }}
      >
        {isTooShort && t('search.more')}
        {isActive &&
          (hits.length === 0 ? (
            message
          ) : (
            <span style={visuallyHidden}>{t('search.found', { count: hits.length })}</span>
          ))}
        {hasFailed && (
          <Button size="small" onClick={retry}>
            {t('retry', { ns: 'common' })}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function HitText({ hit }: { hit: IngredientHit }) {
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {hit.inciName}
      </Typography>
      <Typography variant="caption" color="textSecondary" lang="en">
        {[hit.casNumbers.join(', '), hit.functions.join(', ').toLowerCase()].filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}
