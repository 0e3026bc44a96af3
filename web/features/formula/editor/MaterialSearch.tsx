import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { memo, useId, useState, type ClipboardEvent, type ElementType, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FORMULA_LIMITS } from '../../../../domain/formula/limits.ts';
import { ChevronDownIcon, CloseIcon } from '../../../shared/ui/icons.tsx';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import './translations.generated.ts';
import { useMaterialSearch, type MaterialHit } from './useMaterialSearch.ts';

interface Props {
  label: string;
  disabled?: boolean;
  onChoose: (hit: MaterialHit) => void;
  /** Takes the typed name without a raw material behind it. */
  onProvisional: (name: string) => void;
  onPaste?: (event: ClipboardEvent) => void;
  /** The field, for code that moves the focus to it. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A row of the list: a raw material, or the typed name itself. */
type Option = MaterialHit | { provisionalName: string };

const nameOf = (option: Option | string): string =>
  typeof option === 'string' ? option : 'provisionalName' in option ? option.provisionalName : option.tradeName;

/** A field that searches the raw materials while the person types; what is in the catalogue comes first. */
export const MaterialSearch = memo(function MaterialSearch(props: Props) {
  const { label, disabled = false, onChoose, onProvisional, onPaste, inputRef } = props;
  const { t } = useTranslation('formulaEditor');
  const { t: common } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const { hits, isActive, isSearching, hasFailed, retry } = useMaterialSearch(text);
  const typed = text.trim();
  const options: Option[] = isActive && !isSearching ? [...hits, { provisionalName: typed }] : [];
  return (
    <Box>
      <Typography component="label" htmlFor={id} style={visuallyHidden}>
        {label}
      </Typography>
      <Autocomplete<Option, false, false, true>
        id={id}
        freeSolo
        disabled={disabled}
        options={options}
        // The server has filtered already, and its hits need not contain the text.
        filterOptions={(all) => all}
        getOptionLabel={nameOf}
        getOptionKey={(option) => (typeof option === 'string' || 'provisionalName' in option ? 'typed' : option.id)}
        value={null}
        inputValue={text}
        onInputChange={(_event, value, reason) => {
          if (reason === 'input' || reason === 'clear') setText(value.slice(0, FORMULA_LIMITS.provisionalName));
        }}
        onChange={(_event, chosen) => {
          // Enter takes the marked row, which is the first one; Material UI gives the typed text instead.
          const option = typeof chosen === 'string' ? options[0] : chosen;
          if (!option) return;
          setText('');
          if ('provisionalName' in option) onProvisional(option.provisionalName);
          else onChoose(option);
        }}
        autoHighlight
        clearOnBlur={false}
        clearText={t('search.clear')}
        clearIcon={<CloseIcon sx={{ fontSize: 18 }} />}
        popupIcon={<ChevronDownIcon sx={{ fontSize: 18 }} />}
        sx={{
          '& .MuiOutlinedInput-root': { py: 0, pl: 0 },
          '& .MuiOutlinedInput-root .MuiAutocomplete-input': { px: 1.5, py: '9px' },
        }}
        renderOption={({ key, ...props }, option) => (
          <Box component={'li' as ElementType} key={key} {...props} sx={{ minHeight: 44, display: 'block !important' }}>
            <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {'provisionalName' in option
                ? t('search.provisional', { name: option.provisionalName })
                : option.tradeName}
            </Typography>
            {!('provisionalName' in option) && (
              <Typography variant="caption" color="textSecondary">
                {[option.manufacturer, option.code, !option.isInCatalogue && t('search.outside')]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            )}
          </Box>
        )}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            fullWidth
            ref={slotProps.input.ref}
            endAdornment={slotProps.input.endAdornment}
            className={slotProps.input.className}
            placeholder={label}
            onPaste={onPaste}
            inputRef={inputRef}
            inputProps={{ ...slotProps.htmlInput, maxLength: FORMULA_LIMITS.provisionalName }}
            disabled={disabled}
          />
        )}
      />
      <Box role="status" sx={{ typography: 'caption', color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {isSearching && t('search.searching')}
        {hasFailed && (
          <>
            {t('search.failed')}{' '}
            <Button size="small" onClick={retry}>
              {common('retry')}
            </Button>
          </>
        )}
        {isActive && !isSearching && !hasFailed && (
          <span style={visuallyHidden}>{t('search.found', { count: hits.length })}</span>
        )}
      </Box>
    </Box>
  );
});
