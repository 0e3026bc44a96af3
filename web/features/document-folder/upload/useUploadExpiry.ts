import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The day until which the files are good that are added next. It holds for one choice of files, so that it marks no
 * others by mistake.
 */
export function useUploadExpiry() {
  const { t } = useTranslation('documentFolder');
  const [expiresOn, setExpiresOn] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  return {
    field: {
      value: expiresOn,
      inputRef: setInput,
      ...(isIncomplete && { error: t('upload.expiryError') }),
      onChange: ({ target }: { target: { value: string } }) => {
        setExpiresOn(target.value);
        setIncomplete(false);
      },
    },
    /**
     * Adds files with the day, unless it is incomplete: that reads as none, and the files would be without the expiry
     * that was meant.
     */
    use: (add: (expiresOn: string | null) => void) => {
      const isBad = input?.validity.badInput ?? false;
      setIncomplete(isBad);
      if (isBad) return input?.focus();
      add(expiresOn || null);
      setExpiresOn('');
    },
  };
}
