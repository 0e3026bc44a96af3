import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState, type ElementType } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import { ChevronDownIcon, CloseIcon } from '../../shared/ui/icons.tsx';
import { visuallyHidden } from '../../shared/ui/visuallyHidden.ts';
import './translations.generated.ts';
import { isLongEnough, useIngredientSearch, type IngredientHit } from './useIngredientSearch.ts';

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
  const message = isSearching ? t('search.searching') : hasFailed ? t('search.failed') : t('search.none');
  const hint = text.trim() !== '' && !isLongEnough(text);
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
      <Autocomplete<IngredientHit, false, false, true>
        id={id}
        freeSolo
        disabled={disabled}
        forcePopupIcon={isActive}
        options={[...hits]}
        // The server has filtered already, and its hits need not contain the text.
        filterOptions={(options) => options}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.inciName)}
        getOptionKey={(option) => (typeof option === 'string' ? option : `${option.id ?? ''}${option.inciName}`)}
        value={null}
        inputValue={text}
        onInputChange={(_event, value, reason) => {
          if (reason === 'input' || reason === 'clear') setText(value.slice(0, MAX_SEARCH_LENGTH));
        }}
        onChange={(_event, chosen) => {
          // Enter takes the marked hit, which is the first one; Material UI gives the typed text instead.
          const hit = typeof chosen === 'string' ? hits[0] : chosen;
          if (hit) choose(hit);
        }}
        autoHighlight
        clearOnBlur={false}
        loading={isSearching}
        loadingText={t('search.searching')}
        sx={{
          '& .MuiOutlinedInput-root': { py: 0, pl: 0 },
          '& .MuiOutlinedInput-root .MuiAutocomplete-input': { px: 1.5, py: '9px' },
        }}
        openText={t('search.open')}
        closeText={t('search.open')}
        clearText={t('search.clear')}
        clearIcon={<CloseIcon sx={{ fontSize: 18 }} />}
        popupIcon={<ChevronDownIcon sx={{ fontSize: 18 }} />}
        renderOption={({ key, ...props }, hit) => (
          <Box component={'li' as ElementType} key={key} {...props} sx={{ minHeight: 44, display: 'block !important' }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {hit.inciName}
            </Typography>
            <Typography variant="caption" color="textSecondary" lang="en">
              {[hit.casNumbers.join(', '), hit.functions.join(', ').toLowerCase()].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        )}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            fullWidth
            ref={slotProps.input.ref}
            endAdornment={slotProps.input.endAdornment}
            className={slotProps.input.className}
            placeholder={t('search.placeholder')}
            inputProps={{ ...slotProps.htmlInput, maxLength: MAX_SEARCH_LENGTH, 'aria-describedby': `${id}hint` }}
            disabled={disabled}
          />
        )}
      />
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
        {hint && t('search.more')}
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
