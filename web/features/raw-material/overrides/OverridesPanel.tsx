import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OVERRIDABLE_FIELDS } from '../../../../domain/raw-material/overrides.ts';
import { mayLeave } from '../../../shared/forms/dirtyForms.ts';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { RawMaterialForm_RawMaterialFragment } from '../form/RawMaterialForm.generated.ts';
import './catalogue.ts';
import { CompanyChoice } from './CompanyChoice.tsx';
import { OverrideRow } from './OverrideRow.tsx';
import { ResetDialog } from './ResetDialog.tsx';
import { useOverrides } from './useOverrides.ts';

/** The own values of a company beside the global ones: switched on and off, entered, reset one by one or all together. */
export function OverridesPanel({ rawMaterial: { id, slug, globalValues } }: { rawMaterial: RawMaterialForm_RawMaterialFragment }) {
  const { t } = useTranslation('rawMaterialOverrides');
  const [companyId, setCompanyId] = useState<string | null>(null);
  const own = useOverrides({ id, slug, companyId });
  const [isResetting, setResetting] = useState(false);
  const { overrides } = own;
  const choose = (chosen: string) => void mayLeave().then((leave) => leave && setCompanyId(chosen));

  return (
    <Panel title={t('title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, maxWidth: '80ch' }}>
        {t('about')}
      </Typography>
      {own.error && !overrides && <ErrorNotice error={own.error} onRetry={own.reload} />}
      {!own.error && !overrides && <Skeleton height={220} />}
      {overrides && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 2 }}>
            <CompanyChoice value={overrides.company} onChange={choose} />
            <FormControlLabel label={t('switch')} control={<Switch checked={overrides.isActive} onChange={(_event, isActive) => void own.toggle(isActive)} />} sx={{ minHeight: 44, mr: 'auto' }} />
            {overrides.fields.length > 0 && (
              <>
                <Button variant="outlined" onClick={() => setResetting(true)}>
                  {t('pick.open')}
                </Button>
                <Button color="error" onClick={() => void own.clear()}>
                  {t('clear.button')}
                </Button>
              </>
            )}
          </Box>
          <Typography role="status" variant="body2" sx={{ mb: 1 }}>
            {t(overrides.fields.length === 0 ? 'state.none' : overrides.isActive ? 'state.on' : 'state.off', { count: overrides.fields.length })}
          </Typography>
          <Box component="ul" aria-label={t('fields')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {OVERRIDABLE_FIELDS.map((field) => (
              <OverrideRow key={`${overrides.company.id}${field}`} field={field} globalValues={globalValues} own={own} overrides={overrides} />
            ))}
          </Box>
          {isResetting && <ResetDialog fields={overrides.fields} onReset={own.reset} onClose={() => setResetting(false)} />}
        </>
      )}
    </Panel>
  );
}
