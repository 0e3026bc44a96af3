import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StepDialog } from '../../shared/ui/StepDialog.tsx';
import { useInitialCompany, WhoseCatalogue } from './WhoseCatalogue.tsx';

interface Props {
  /** Takes into the catalogue of the company; tells its result. */
  onLink: (companyId: string) => Promise<void>;
  onClose: () => void;
}

/** Asks into whose catalogue raw materials are taken. */
export function LinkDialog({ onLink, onClose }: Props) {
  const { t } = useTranslation('rawMaterial');
  const { t: table } = useTranslation('table');
  const [companyId, setCompanyId] = useState(useInitialCompany());
  return (
    <StepDialog
      title={t('actions.link')}
      submitText={t('whose.take')}
      busyText={table('busy')}
      isAllowed={companyId !== ''}
      onSubmit={() => onLink(companyId)}
      onClose={onClose}
    >
      <WhoseCatalogue value={companyId} sentence="whose.catalogue" onChange={setCompanyId} />
    </StepDialog>
  );
}
