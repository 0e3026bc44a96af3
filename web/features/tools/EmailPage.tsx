import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_INGREDIENT_TEXT_LENGTH } from '../../../domain/limits.ts';
import { type CleanedAddress, cleanAddresses } from '../../../domain/mail/cleanAddresses.ts';
import '../../subjects/mail/translations.generated.ts';
import { useSessionStorageState } from '../../shared/useSessionStorageState.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import './translations.generated.ts';
import { ResultActions } from './ResultActions.tsx';
import { Section } from './Section.tsx';
import { ToolPage } from './ToolPage.tsx';

const kinds = ['VALID', 'DOUBTFUL', 'DUPLICATE', 'INVALID'] as const satisfies readonly CleanedAddress['kind'][];

/** The e-mail addresses of a pasted text, sorted into those that can be written to and those that need a look. */
export default function EmailPage() {
  const { t } = useTranslation('tools');
  const [text, setText] = useSessionStorageState('emailAddresses');
  const lateText = useDeferredValue(text);
  const addresses = useMemo(() => cleanAddresses(lateText), [lateText]);
  const of = (kind: CleanedAddress['kind']) => addresses.filter((one) => one.kind === kind);
  return (
    <ToolPage
      title={t('email.title')}
      about={t('email.about')}
      onReset={() => setText('')}
      inputs={
        <Section title={t('email.inputs')}>
          <Field
            label={t('email.text')}
            value={text}
            multiline
            minRows={7}
            maxRows={16}
            onChange={(event) => setText(event.target.value.slice(0, MAX_INGREDIENT_TEXT_LENGTH))}
            hint={t('email.count', { count: addresses.length })}
            inputProps={{ spellCheck: false }}
            sx={{ p: 0, '& textarea': { boxSizing: 'border-box' } }}
          />
        </Section>
      }
      result={
        addresses.length === 0 ? (
          <EmptyState title={t('email.empty')} text={t('email.emptyText')} />
        ) : (
          <>
            <ResultActions
              text={() =>
                of('VALID')
                  .map(({ address }) => address)
                  .join('\n')
              }
            />
            <Typography variant="body2" color="textSecondary">
              {t('email.copies')}
            </Typography>
            {kinds.map((kind) => {
              const found = of(kind);
              return (
                found.length > 0 && (
                  <Section key={kind} title={t(`email.kind.${kind}`, { count: found.length })}>
                    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
                      {found.map((one, at) => (
                        <li key={at}>
                          <Typography sx={{ overflowWrap: 'anywhere' }}>{one.address}</Typography>
                          <Why of={one} />
                        </li>
                      ))}
                    </Box>
                  </Section>
                )
              );
            })}
          </>
        )
      }
    />
  );
}

function Why({ of: one }: { of: CleanedAddress }) {
  const { t } = useTranslation('tools');
  const { t: mail } = useTranslation('mail');
  if (one.kind === 'VALID') return null;
  const text =
    one.kind === 'INVALID'
      ? mail(`address.${one.error}`)
      : one.kind === 'DUPLICATE'
        ? t('email.duplicate')
        : t(`email.doubt.${one.doubt}`, { suggestion: one.suggestion });
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  );
}
