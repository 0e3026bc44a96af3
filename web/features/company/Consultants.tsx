import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { fromSchemaRole } from '../../../domain/account/roles.ts';
import { describeError } from '../../shared/apollo/describeError.ts';
import { notify } from '../../shared/notify/notify.ts';
import { Panel, Tag } from '../../shared/ui/Panel.tsx';
import { type Companies_DetailFragment as Company, useAssignCompanyMutation } from './Companies.generated.ts';
import './translations.generated.ts';

/** Who works with a company without being its own; administrators give it and take it away. */
export function Consultants({ company }: { company: Company }) {
  const { t } = useTranslation('company');
  const { t: roleNames } = useTranslation('roles');
  const [assign, { loading }] = useAssignCompanyMutation();
  const consultants = company.consultants ?? [];
  const change = (userId: string, isAssigned: boolean) =>
    void assign({ variables: { input: { companyId: company.id, userId, isAssigned } } }).catch((error: unknown) =>
      notify('error', describeError(error).text),
    );
  return (
    <Panel title={t('consultants.title')} busy={loading}>
      {consultants.length === 0 && <Typography color="textSecondary">{t('consultants.none')}</Typography>}
      <Box component="ul" aria-label={t('consultants.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {consultants.map(({ id, name, email, role, relation }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 56 }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{name ?? email}</Typography>
              <Typography variant="caption" color="textSecondary">
                {roleNames(`${fromSchemaRole(role)}.name`)}
              </Typography>
            </Box>
            {relation === 'CREATED' ? (
              <Tag>{t('consultants.created')}</Tag>
            ) : (
              company.canAssign && (
                <Switch
                  checked={relation === 'ASSIGNED'}
                  disabled={loading}
                  onChange={(_event, isAssigned) => change(id, isAssigned)}
                  slotProps={{ input: { 'aria-label': t('consultants.switch', { name: name ?? email ?? '' }) } }}
                />
              )
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
