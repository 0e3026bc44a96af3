import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SEARCH_LENGTH } from '../../../../domain/limits.ts';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { SearchBox } from '../../../shared/ui/SearchBox.tsx';
import '../translations.generated.ts';
import { usePifOriginsQuery } from './NewPif.generated.ts';

/** What a file can be made from. */
export type OriginKind = 'LABEL' | 'FORMULA' | 'PIF';
/** A label, a formula or a file of the company. */
export interface Origin {
  kind: OriginKind;
  slug: string;
  name: string;
  /** The current revision of a formula. */
  revision?: number;
}

/** Found records that are offered; the search finds the others. */
const OFFERED = 8;

interface Props {
  kind: OriginKind;
  companyId: string;
  chosen: Origin | null;
  onChange: (origin: Origin) => void;
}

/** A search among the labels, formulas or files of a company, and the choice of one of them. */
export function OriginField({ kind, companyId, chosen, onChange }: Props) {
  const { t } = useTranslation('pif');
  const [search, setSearch] = useState('');
  const { data, previousData, error, refetch } = usePifOriginsQuery({
    variables: {
      companyId,
      search: search.trim() || null,
      ofLabels: kind === 'LABEL',
      ofFormulas: kind === 'FORMULA',
      ofPifs: kind === 'PIF',
      pageSize: OFFERED,
    },
  });
  const found = data ?? previousData;
  const offered = [
    ...(found?.labels?.items ?? []).map(({ slug, name, productCode }) => ({ slug, name, code: productCode, rest: {} })),
    ...(found?.formulas?.items ?? []).map(({ slug, name, code, revision }) => ({
      slug,
      name,
      code,
      rest: { revision },
    })),
    ...(found?.pifs?.items ?? []).map(({ slug, name, reference }) => ({ slug, name, code: reference, rest: {} })),
  ].map(({ name, ...one }) => ({ ...one, name: name ?? one.slug }));
  const title = t(`new.choose.${kind}`);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SearchBox value={search} onSearch={setSearch} label={title} placeholder={title} maxLength={MAX_SEARCH_LENGTH} />
      {error && <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />}
      <RadioGroup
        aria-label={title}
        value={chosen?.slug ?? ''}
        onChange={(_, slug) => {
          const one = offered.find((origin) => origin.slug === slug);
          if (one) onChange({ kind, slug, name: one.name, ...one.rest });
        }}
      >
        {offered.map(({ slug, name, code }) => (
          <FormControlLabel
            key={slug}
            value={slug}
            control={<Radio size="small" />}
            label={[name, code].filter(Boolean).join(' · ')}
            slotProps={{ typography: { variant: 'body2' } }}
            sx={{ minHeight: { xs: 44, sm: 36 }, py: 0.5, mr: 0 }}
          />
        ))}
      </RadioGroup>
      <Typography role="status" variant="body2" color="textSecondary">
        {data && offered.length === 0 && t('new.nothingFound')}
      </Typography>
    </Box>
  );
}
