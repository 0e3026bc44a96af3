import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompanyWorkedOn } from '../../../shared/session/useCompanyWorkedOn.ts';
import { ListField } from '../../../shared/ui/ListField.tsx';
import { StepDialog } from '../../../shared/ui/StepDialog.tsx';
import { useRawMaterialUsageQuery } from '../RawMaterialActions.generated.ts';
import { useRawMaterialActions } from '../useRawMaterialActions.ts';
import type { RawMaterialDetailQuery } from './RawMaterialDetail.generated.ts';

/**
 * Takes a raw material out of the catalogue of another company than the one worked on; nothing where it stands in none.
 */
export function UnlinkElsewhere({ rawMaterial }: { rawMaterial: RawMaterialDetailQuery['rawMaterial'] }) {
  const { t } = useTranslation('rawMaterial');
  const { t: ask } = useTranslation('confirm');
  const { t: common } = useTranslation();
  const { unlinkFrom } = useRawMaterialActions();
  const workedOn = useCompanyWorkedOn();
  const [companyId, setCompanyId] = useState<string | null>(null);
  const { data } = useRawMaterialUsageQuery({ variables: { slug: rawMaterial.slug } });
  const others = (data?.rawMaterial.usage.catalogues ?? []).filter(({ id }) => id !== workedOn?.id);
  if (!others[0]) return null;
  const first = others[0].id;
  return (
    <>
      <Button variant="outlined" onClick={() => setCompanyId(first)}>
        {t('actions.unlinkElsewhere')}
      </Button>
      {companyId !== null && (
        <StepDialog
          title={ask('unlink.title')}
          submitText={ask('unlink.button')}
          busyText={ask('unlink.busy')}
          isDestructive
          onSubmit={() => unlinkFrom(rawMaterial, companyId)}
          onClose={() => setCompanyId(null)}
        >
          <Typography variant="body2">
            {[ask('unlink.message', { name: rawMaterial.tradeName }), t('actions.unlinkLosesAll')].join(' ')}
          </Typography>
          <ListField
            label={common('company')}
            name="companyId"
            value={companyId}
            error={undefined}
            onChange={({ target }) => setCompanyId(target.value)}
          >
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name ?? id}
              </option>
            ))}
          </ListField>
        </StepDialog>
      )}
    </>
  );
}
