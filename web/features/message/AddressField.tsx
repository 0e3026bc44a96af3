import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useState, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { addressKey, checkAddress } from '../../../domain/mail/checkAddress.ts';
import { cleanAddresses } from '../../../domain/mail/cleanAddresses.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { CloseIcon } from '../../shared/ui/icons.tsx';
import './translations.generated.ts';

interface Props {
  label: string;
  addresses: readonly string[];
  error: string | undefined;
  readOnly: boolean;
  inputRef: Ref<HTMLInputElement>;
  onChange: (addresses: string[]) => void;
}

const SEPARATORS = /[,;\n\r\t]/;

/**
 * Addresses as chips. Typed ones are taken by Enter, a comma, a semicolon or leaving the field; pasted lists at once,
 * without the names beside them.
 */
export function AddressField({ label, addresses, error, readOnly, inputRef, onChange }: Props) {
  const { t } = useTranslation('message');
  const { t: mail } = useTranslation('mail');
  const [typed, setTyped] = useState('');
  const wrong = addresses.flatMap((address) => {
    const problem = checkAddress(address);
    return problem ? [{ address, text: mail(`address.${problem}`) }] : [];
  });

  const take = (text: string) => {
    const known = new Set(addresses.map(addressKey));
    const found = cleanAddresses(text).filter(
      ({ kind, address }) => kind !== 'DUPLICATE' && !known.has(addressKey(address)),
    );
    if (found.length > 0) onChange([...addresses, ...found.map(({ address }) => address)]);
    setTyped('');
  };
  const remove = (address: string) => onChange(addresses.filter((one) => one !== address));
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ',' || event.key === ';') {
      // Enter with nothing typed sends no message either: the button does that.
      event.preventDefault();
      if (typed.trim() !== '') take(typed);
    } else if (event.key === 'Backspace' && typed === '' && !readOnly) {
      const last = addresses.at(-1);
      if (last !== undefined) remove(last);
    }
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!SEPARATORS.test(text.trim())) return;
    event.preventDefault();
    take(`${typed} ${text}`);
  };
  return (
    <Box>
      <Field
        label={label}
        value={typed}
        readOnly={readOnly}
        error={error}
        hint={wrong.map(({ address, text }) => (
          <Box key={address} component="span" sx={{ display: 'block', color: 'error.main', overflowWrap: 'anywhere' }}>
            {address}: {text}
          </Box>
        ))}
        inputRef={inputRef}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => take(typed)}
        inputProps={{ inputMode: 'email', autoCapitalize: 'none', autoComplete: 'off', spellCheck: false }}
      />
      {addresses.length > 0 && (
        <Box
          component="ul"
          aria-label={t('chosen', { field: label })}
          sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
        >
          {addresses.map((address) => (
            <Box component="li" key={address} sx={{ minWidth: 0, maxWidth: 1 }}>
              <Chip
                label={address}
                color={checkAddress(address) === null ? 'default' : 'error'}
                variant="outlined"
                disabled={readOnly}
                deleteIcon={<CloseIcon />}
                aria-label={t('remove', { name: address })}
                onClick={() => remove(address)}
                onDelete={() => remove(address)}
                sx={{ maxWidth: 1, height: { xs: 44, sm: 32 } }}
              />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
