import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { addressKey } from '../../../domain/mail/checkAddress.ts';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import { type MailPeopleQuery, useMailCompaniesQuery, useMailPeopleQuery } from './MailSources.generated.ts';
import './translations.generated.ts';

const NONE = '';

interface Props {
  companyId: string | null;
  /** The addresses that the message has already. */
  taken: readonly string[];
  disabled: boolean;
  onCompany: (companyId: string | null) => void;
  onAdd: (address: string) => void;
}

interface Somebody {
  name: string | null;
  address: string;
  kind: 'company' | 'clientUser' | 'consultant';
}

/** Whoever of a company can be written to: the company itself, its client users and its consultants. */
function peopleOf({ company, clientUsers }: MailPeopleQuery): Somebody[] {
  const consultants = (company.consultants ?? []).filter(({ relation }) => relation !== 'NONE');
  const rows = [
    { name: company.contact ?? company.name, email: company.email, kind: 'company' as const, isActive: true },
    ...clientUsers.map((one) => ({ ...one, kind: 'clientUser' as const })),
    ...consultants.map((one) => ({ ...one, kind: 'consultant' as const })),
  ];
  return rows.flatMap(({ name, email, kind, isActive }) => (email && isActive ? [{ name, address: email, kind }] : []));
}

/** The people of a company, each to be added to the recipients. */
export function PeoplePanel({ companyId, taken, disabled, onCompany, onAdd }: Props) {
  const { t } = useTranslation('message');
  const { t: common } = useTranslation();
  const companies = useMailCompaniesQuery().data?.companies ?? [];
  const { data, error, loading, refetch } = useMailPeopleQuery(
    companyId === null ? skipToken : { variables: { companyId } },
  );
  const people = data ? peopleOf(data) : [];
  const isTaken = (address: string) => taken.some((one) => addressKey(one) === addressKey(address));
  return (
    <Panel title={t('people.title')} busy={loading}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <SelectFilter
          label={common('company')}
          value={companyId ?? NONE}
          disabled={disabled}
          options={[
            { value: NONE, label: t('people.choose') },
            ...companies.map(({ id, name }) => ({ value: id, label: name ?? id })),
          ]}
          onChange={(id) => onCompany(id === NONE ? null : id)}
        />
        {error && !data && <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />}
        {loading && !data && <Skeleton height={88} />}
        {data && people.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('people.none')}
          </Typography>
        )}
        {people.length > 0 && (
          <Box component="ul" aria-label={t('people.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {people.map(({ name, address, kind }) => (
              <Box
                component="li"
                key={`${kind} ${address}`}
                sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.75, borderTop: 1, borderColor: 'divider' }}
              >
                <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Typography variant="body2">{name ?? address}</Typography>
                  <Typography variant="caption" component="p" color="textSecondary">
                    {address} · {t(`people.kind.${kind}`)}
                  </Typography>
                </Box>
                <Button
                  variant="outlined"
                  disabled={disabled || isTaken(address)}
                  aria-label={t('people.addOne', { name: name ?? address })}
                  onClick={() => onAdd(address)}
                >
                  {t(isTaken(address) ? 'people.added' : 'people.add')}
                </Button>
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Panel>
  );
}
