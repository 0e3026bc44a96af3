import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Source } from '../../../domain/exposure/source.ts';
import './translations.generated.ts';
import { Unverified } from './Unverified.tsx';
import { useSourceText } from './useSourceText.ts';

interface Props {
  /** A place in a publication, or the citation that a person recorded beside a figure. */
  source: Source | string;
  isVerified: boolean;
  /** The figure that the source states, with its unit. */
  value?: string;
}

/** The source of a figure, with a mark when it is not verified. */
export function SourceNote({ source, isVerified, value }: Props) {
  const { t } = useTranslation('tools');
  const textOf = useSourceText();
  return (
    <>
      {!isVerified && <Unverified />}
      {value !== undefined && `${value}. `}
      {t('source')}{' '}
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {typeof source === 'string' ? source : textOf(source)}
      </Box>
    </>
  );
}
