import Box from '@mui/material/Box';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ALL_COMPANIES, isCompanyChoice } from '../../../../domain/company/companyId.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { mayLeave } from '../../../shared/forms/dirtyForms.ts';
import { notify } from '../../../shared/notify/notify.ts';
import type { Session } from '../../../shared/session/sessionFormat.ts';
import { getSession, updateSession } from '../../../shared/session/sessionStore.ts';
import { useHasInteracted } from '../../../shared/ui/firstInteraction.ts';
import { BuildingIcon } from '../../../shared/ui/icons.tsx';
import { SelectFilter } from '../../../shared/ui/SelectFilter.tsx';
import { CompanyLogo } from './CompanyLogo.tsx';
import { useCompaniesQuery } from './Companies.generated.ts';
import { useSelectCompanyMutation } from './SelectCompany.generated.ts';

/** Accepts only 'Sve' or an id: specification, section 5. */
function toChoice(text: string): string {
  if (isCompanyChoice(text)) return text;
  // oxlint-disable-next-line no-console -- the specification asks for this warning, section 5
  console.warn('The chosen company is neither an id nor all of them; all are chosen.');
  return ALL_COMPANIES;
}

/**
 * The company an administrator works on: specification, section 4, "Company switch". The other companies are requested
 * with the first interaction, before the selector can be opened; the chosen one is in the session.
 */
export function CompanySelector({ user }: { user: Session['user'] }) {
  const { t } = useTranslation('app');
  const { t: common } = useTranslation();
  const client = useApolloClient();
  const { data, previousData, error, refetch } = useCompaniesQuery({ skip: !useHasInteracted() });
  const [selectCompany, { loading }] = useSelectCompanyMutation();
  const companies = (data ?? previousData)?.companies ?? [];

  const showFailure = useEffectEvent((failure: unknown) =>
    notify('error', describeError(failure).serverText ?? t('company.loadFailed'), {
      persistent: true,
      onRetry: () => void refetch().catch(() => undefined),
    }),
  );
  useEffect(() => {
    if (error) showFailure(error);
  }, [error]);

  const choose = async (companyId: string) => {
    if (!(await mayLeave())) return;
    const session = getSession();
    if (!session) return notify('error', t('company.tokenRequired'));
    if (!session.user.id) return notify('error', t('company.userRequired'));
    try {
      const response = await selectCompany({ variables: { input: { companyId: toChoice(companyId) } } });
      const viewer = response.data?.selectCompany.viewer;
      if (!viewer) return;
      const { company, selectedCompanyId } = viewer;
      updateSession((now) => ({ ...now, user: { ...now.user, company, selectedCompanyId } }));
      notify('success', t('company.switched'));
      // The data on the screen belongs to the previous company.
      await client.resetStore().catch(() => undefined);
    } catch (failure) {
      notify('error', describeError(failure).serverText ?? t('company.switchFailed'));
    }
  };

  const chosen = useMemo(() => toChoice(user.selectedCompanyId ?? ALL_COMPANIES), [user.selectedCompanyId]);
  const options = [
    { value: ALL_COMPANIES, label: common('allCompanies') },
    ...companies.map(({ id, name }) => ({ value: id, label: name ?? id })),
  ];
  // While the list is loading, the name of the selected company comes from the session.
  if (!options.some(({ value }) => value === chosen))
    options.push({ value: chosen, label: user.company?.name ?? chosen });
  const logo = user.company?.id === chosen && user.company.logoUrl && <CompanyLogo company={user.company} />;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      {logo}
      <SelectFilter
        label={common('company')}
        {...(!logo && { icon: BuildingIcon })}
        value={chosen}
        options={options}
        disabled={loading}
        onChange={(value) => void choose(value)}
      />
    </Box>
  );
}
