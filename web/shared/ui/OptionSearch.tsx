import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ClipboardEvent, ElementType, ReactNode, Ref } from 'react';
import { ChevronDownIcon, CloseIcon } from './icons.tsx';

interface Props<Option extends object> extends Pick<
  AutocompleteProps<Option, false, false, true>,
  'id' | 'options' | 'disabled' | 'forcePopupIcon' | 'loading' | 'loadingText' | 'openText' | 'closeText' | 'clearText'
> {
  nameOf: (option: Option) => string;
  keyOf: (option: Option) => string;
  text: string;
  onText: (text: string) => void;
  maxLength: number;
  placeholder: string;
  onChoose: (option: Option) => void;
  onPaste?: ((event: ClipboardEvent) => void) | undefined;
  /** The field, for code that moves the focus to it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** The id of the hint below the field. */
  hintId?: string;
  /** What a row of the list shows. */
  children: (option: Option) => ReactNode;
}

/** A field whose list holds what a search for the typed text has found. */
export function OptionSearch<Option extends object>({
  nameOf,
  keyOf,
  text,
  onText,
  maxLength,
  placeholder,
  onChoose,
  onPaste,
  inputRef,
  hintId,
  children,
  ...props
}: Props<Option>) {
  const { options, disabled } = props;
  return (
    <Autocomplete<Option, false, false, true>
      {...props}
      freeSolo
      // The server has filtered already, and its hits need not contain the text.
      filterOptions={(all) => all}
      getOptionLabel={(option) => (typeof option === 'string' ? option : nameOf(option))}
      getOptionKey={(option) => (typeof option === 'string' ? option : keyOf(option))}
      value={null}
      inputValue={text}
      onInputChange={(_event, value, reason) => {
        if (reason === 'input' || reason === 'clear') onText(value.slice(0, maxLength));
      }}
      onChange={(_event, chosen) => {
        // Enter takes the marked row, which is the first one; Material UI gives the typed text instead.
        const option = typeof chosen === 'string' ? options[0] : chosen;
        if (option) onChoose(option);
      }}
      autoHighlight
      clearOnBlur={false}
      clearIcon={<CloseIcon sx={{ fontSize: 18 }} />}
      popupIcon={<ChevronDownIcon sx={{ fontSize: 18 }} />}
      sx={{
        '& .MuiOutlinedInput-root': { py: 0, pl: 0 },
        '& .MuiOutlinedInput-root .MuiAutocomplete-input': { px: 1.5, py: '9px' },
      }}
      renderOption={({ key, ...row }, option) => (
        <Box component={'li' as ElementType} key={key} {...row} sx={{ minHeight: 44, display: 'block !important' }}>
          {children(option)}
        </Box>
      )}
      renderInput={({ slotProps }) => (
        <OutlinedInput
          fullWidth
          ref={slotProps.input.ref}
          endAdornment={slotProps.input.endAdornment}
          className={slotProps.input.className}
          placeholder={placeholder}
          onPaste={onPaste}
          inputRef={inputRef}
          inputProps={{ ...slotProps.htmlInput, maxLength, 'aria-describedby': hintId }}
          disabled={disabled}
        />
      )}
    />
  );
}
