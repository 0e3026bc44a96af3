import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../shared/forms/ErrorSummary.tsx';
import { useErrorText } from '../../../shared/forms/useErrorText.ts';
import { useUnlessDirty } from '../../../shared/forms/useUnlessDirty.ts';
import { SumMark } from '../form/CompositionSum.tsx';
import { CompositionRows } from '../form/CompositionRows.tsx';
import { useCompositionTargets } from '../form/useCompositionTargets.ts';
import { useInitialCompany, WhoseCatalogue } from '../WhoseCatalogue.tsx';
import { fullScreenDialog } from '../fullScreenDialog.ts';
import { CreateFields } from './CreateFields.tsx';
import { createForm, emptyRawMaterial, type CreateForm } from './create.form.ts';
import { useCreateRawMaterial } from './useCreateRawMaterial.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** Opens the dialog again if the user keeps what was typed. */
  onStay: () => void;
}

/** The dialog for a new raw material. It closes only after the user saved or discarded what was typed. */
export function CreateDialog({ isOpen, onClose, onStay }: Props) {
  const isShown = useUnlessDirty(isOpen, onStay);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const titleId = useId();
  return (
    <Dialog
      open={isOpen || isShown}
      onClose={onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isNarrow ? fullScreenDialog : {} } }}
    >
      <CreateRawMaterial titleId={titleId} onClose={onClose} />
    </Dialog>
  );
}

function CreateRawMaterial({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  const { t } = useTranslation('rawMaterial');
  const { t: common } = useTranslation();
  const form = useForm<CreateForm>({
    resolver: zodResolver(createForm),
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: { ...emptyRawMaterial, companyId: useInitialCompany() },
  });
  const errorText = useErrorText();
  const { submit } = useCreateRawMaterial(form);
  const targetOf = useCompositionTargets();
  const { isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        aria-labelledby={titleId}
        aria-busy={isSubmitting}
        onSubmit={(event) => void (isSubmitting ? event.preventDefault() : submit(event))}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: '1 1 auto' }}
      >
        <DialogTitle id={titleId}>{t('create.title')}</DialogTitle>
        <DialogContent
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
            alignContent: 'start',
            '& > *': { gridColumn: '1 / -1' },
          }}
        >
          <ErrorSummary form={form} targetOf={targetOf} />
          <Controller
            control={form.control}
            name="companyId"
            render={({ field: company, fieldState }) => (
              <WhoseCatalogue
                value={company.value}
                error={errorText(fieldState.error)}
                disabled={isSubmitting}
                onChange={company.onChange}
              />
            )}
          />
          <CreateFields form={form} disabled={isSubmitting} />
          <section>
            <Typography variant="h4" component="h3" sx={{ display: 'flex', gap: 1, mb: 1 }}>
              {t('create.composition')} <SumMark />
            </Typography>
            <CompositionRows disabled={isSubmitting} />
          </section>
        </DialogContent>
        <DialogActions sx={{ pt: 2 }}>
          <Button variant="outlined" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isSubmitting}>
            {t(isSubmitting ? 'create.busy' : 'create.submit')}
          </Button>
        </DialogActions>
      </Box>
    </FormProvider>
  );
}
