import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import './translations.ts';
import { Unverified } from './Unverified.tsx';

interface Props {
  /** The citation as in the rules: words and addresses. */
  source: string;
  isVerified: boolean;
}

const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');
/** Words and https addresses of a citation, in their order. */
const partsOf = (source: string) => source.split(/(https:\/\/[^\s;,)]+)/);

/** The source of a figure, with a mark when it is not verified. */
export function SourceNote({ source, isVerified }: Props) {
  const { t } = useTranslation('tools');
  return (
    <>
      {!isVerified && <Unverified />}
      {t('source')}{' '}
      <Box component="span" lang="en" sx={{ overflowWrap: 'anywhere' }}>
        {partsOf(source).map((part, at) =>
          part.startsWith('https://') && URL.canParse(part) ? (
            <Link key={part + String(at)} href={part} target="_blank" rel="noopener noreferrer">
              {hostOf(part)}
            </Link>
          ) : (
            <Fragment key={part + String(at)}>{part}</Fragment>
          ),
        )}
      </Box>
    </>
  );
}
