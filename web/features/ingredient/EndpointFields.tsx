import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Whether any of the texts is there: then they are open from the start. */
  isFilled: boolean;
  /** Whether one of them has an error: then they cannot be folded, so that the error leads to its field. */
  hasError: boolean;
  children: ReactNode;
}

/**
 * The texts about the endpoints, folded until somebody wants them. They stay in the page, so that an error in one can
 * be shown.
 */
export function EndpointFields({ isFilled, hasError, children }: Props) {
  const { t } = useTranslation('ingredient');
  const [isUnfolded, setUnfolded] = useState(isFilled);
  const isOpen = isUnfolded || hasError;
  return (
    <Stack useFlexGap spacing={2}>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        onClick={() => setUnfolded(!isOpen)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t(isOpen ? 'toxicology.hideEndpoints' : 'toxicology.showEndpoints')}
      </Button>
      <Stack useFlexGap spacing={2} hidden={!isOpen} sx={{ '&[hidden]': { display: 'none' } }}>
        {children}
      </Stack>
    </Stack>
  );
}
