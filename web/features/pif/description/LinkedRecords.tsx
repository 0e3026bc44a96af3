import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { BeakerIcon, TagIcon } from '../../../shared/ui/icons.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { ResultBadge } from '../../../shared/ui/ResultBadge.tsx';
import { paths } from '../../../shared/url/paths.ts';
import { useMayOpen } from '../../../shared/url/useMayOpen.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import './translations.generated.ts';

/** The formula and the label that the file is about, to be read. */
export function LinkedRecords({ pif: { formula, label } }: { pif: PifDetail_PifFragment }) {
  const { t } = useTranslation('pifDescription');
  const names = useFieldNames();
  const { number } = useFormat();
  return (
    <Panel title={t('linked.title')}>
      <LinkedRow
        field="formula"
        icon={BeakerIcon}
        address={formula && paths.formula(formula.slug)}
        name={formula?.name ?? t('linked.noFormula')}
        about={formula && t('linked.formula', { number: number(formula.revision) })}
      />
      <LinkedRow
        field="label"
        icon={TagIcon}
        address={label && paths.label(label.slug)}
        name={label?.name ?? t('linked.noLabel')}
        about={label && names.field.label}
      >
        {label && <ResultBadge status={label.status} />}
      </LinkedRow>
    </Panel>
  );
}

interface RowProps {
  field: string;
  icon: typeof SvgIcon;
  address: string | null;
  name: string;
  about: string | null;
  children?: ReactNode;
}

/** One record with its name as a link, and what can be done with it. */
export function LinkedRow({ field, icon: Icon, address, name, about, children }: RowProps) {
  const mayOpen = useMayOpen();
  return (
    <Box
      data-fields={field}
      tabIndex={-1}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{ display: 'grid', placeItems: 'center', width: 36, height: 36, borderRadius: '10px', bgcolor: 'subtle' }}
      >
        <Icon sx={{ fontSize: 20, color: 'text.secondary' }} />
      </Box>
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        {address !== null && mayOpen(address) ? (
          <Link component={RouterLink} to={address} variant="body2" sx={{ fontWeight: 600 }}>
            {name}
          </Link>
        ) : (
          <Typography variant="body2" sx={{ fontWeight: 600 }} color={about === null ? 'textSecondary' : undefined}>
            {name}
          </Typography>
        )}
        <Typography variant="caption" component="p" color="textSecondary">
          {about}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}
