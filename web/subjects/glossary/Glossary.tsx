import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../shared/ui/Panel.tsx';
import './translations.generated.ts';

const terms = [
  'pif',
  'cpsr',
  'inci',
  'cas',
  'pod',
  'noael',
  'sed',
  'mos',
  'moe',
  'ttc',
  'cmr',
  'nano',
  'sccs',
  'ifra',
  'gmp',
  'pao',
] as const;

/** What the abbreviations of the trade mean, with the law or the guidance that defines them. */
export function Glossary() {
  const { t } = useTranslation('glossary');
  return (
    <Panel title={t('title')}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '90px minmax(0, 1fr)' },
          columnGap: 2,
          rowGap: { xs: 0.25, sm: 1 },
          m: 0,
          maxWidth: '80ch',
          typography: 'body2',
          '& dt': { fontWeight: 600 },
          '& dd': { m: 0, mb: { xs: 1, sm: 0 } },
        }}
      >
        {terms.map((term) => (
          <Box key={term} sx={{ display: 'contents' }}>
            <dt>{t(`${term}.name`)}</dt>
            <dd>{t(`${term}.text`)}</dd>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
