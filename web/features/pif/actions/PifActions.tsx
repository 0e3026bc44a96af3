import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PifAction } from '../../../shared/apollo/schema.generated.ts';
import { mayLeave } from '../../../shared/forms/dirtyForms.ts';
import { useCan } from '../../../shared/session/useCan.ts';
import { MoreIcon } from '../../../shared/ui/icons.tsx';
import { paths } from '../../../shared/url/paths.ts';
import { NewPifDialog } from '../create/NewPifDialog.tsx';
import { ExportDialog } from '../export/ExportDialog.tsx';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import '../translations.generated.ts';
import { SignDialog } from '../versions/SignDialog.tsx';
import { VersionsDialog } from '../versions/VersionsDialog.tsx';
import { ArchiveDialog } from './ArchiveDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import { usePifSteps } from './usePifSteps.ts';

type Step = Exclude<PifAction, 'EDIT' | 'ASSESS'> | 'COPY' | 'EXPORT' | 'VERSIONS';

/**
 * The steps in the order in which the first open one is the primary action: the workflow goes on before it goes back.
 */
const STEPS = [
  'SUBMIT',
  'SIGN',
  'WITHDRAW',
  'RETURN',
  'REVISE',
  'TAKE_OUT',
  'EXPORT',
  'VERSIONS',
  'COPY',
  'ARCHIVE',
  'DELETE',
] as const satisfies readonly Step[];
const PRIMARY = ['SUBMIT', 'SIGN', 'WITHDRAW', 'RETURN', 'REVISE', 'TAKE_OUT'] as const satisfies readonly Step[];

/** What the person may do with the file as it stands: the primary action as a button, the others in a menu. */
export function PifActions({ pif }: { pif: PifDetail_PifFragment }) {
  const { t } = useTranslation('pif');
  const [dialog, setDialog] = useState<Step | null>(null);
  const steps = usePifSteps(pif);
  const canCreate = useCan('pif.create');
  const isOpen = (step: Step): boolean => {
    if (step === 'EXPORT') return true;
    if (step === 'COPY') return canCreate;
    // In its first revision a file that is still in work was never signed.
    if (step === 'VERSIONS') return pif.revision > 1 || pif.stage === 'SIGNED' || pif.stage === 'ARCHIVED';
    return pif.viewerCan.includes(step);
  };
  const open = STEPS.filter(isOpen);
  const primary = PRIMARY.find((step) => open.includes(step));
  // The conclusion goes before every step; beside it a phone has no room for another button.
  const canConclude = pif.viewerCan.includes('ASSESS') && pif.conclusion === 'NONE';
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const hasButton = primary !== undefined && !(canConclude && isPhone);
  const others = open.filter((step) => !(hasButton && step === primary));
  const close = () => setDialog(null);
  const start = async (step: Step) => {
    // A step locks the fields or leaves the page, so what is typed is saved or given up before it.
    if (!(await mayLeave())) return;
    if (step === 'WITHDRAW') await steps.withdraw();
    else if (step === 'REVISE') await steps.revise();
    else if (step === 'TAKE_OUT') await steps.takeOut();
    else setDialog(step);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      {others.length > 0 && <OtherSteps steps={others} onStart={(step) => void start(step)} />}
      {hasButton && (
        // In the bar of a phone the whole name would break into two lines.
        <Button
          variant={canConclude ? 'outlined' : 'contained'}
          aria-label={isPhone ? t(`step.${primary}`) : undefined}
          onClick={() => void start(primary)}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {t(`${isPhone ? 'shortStep' : 'step'}.${primary}`)}
        </Button>
      )}
      {canConclude && (
        <Button variant="contained" component={Link} to={`${paths.pifSafetyReport(pif.slug)}#part-B1`}>
          {t('step.ASSESS')}
        </Button>
      )}
      {dialog === 'SIGN' && <SignDialog slug={pif.slug} onSubmit={steps.sign} onClose={close} />}
      {dialog === 'VERSIONS' && <VersionsDialog slug={pif.slug} onClose={close} />}
      {dialog === 'SUBMIT' && <SubmitDialog pif={pif} onSubmit={steps.submit} onClose={close} />}
      {dialog === 'ARCHIVE' && <ArchiveDialog pif={pif} onSubmit={steps.archive} onClose={close} />}
      {dialog === 'COPY' && (
        <NewPifDialog
          given={{ kind: 'PIF', slug: pif.slug, name: pif.name, companyId: pif.company.id }}
          onClose={close}
        />
      )}
      {dialog === 'EXPORT' && <ExportDialog pif={pif} onClose={close} />}
      {dialog === 'DELETE' && <DeleteDialog name={pif.name} onSubmit={steps.remove} onClose={close} />}
      {dialog === 'RETURN' && <ReturnDialog onSubmit={steps.sendBack} onClose={close} />}
    </Box>
  );
}

function OtherSteps({ steps, onStart }: { steps: readonly Step[]; onStart: (step: Step) => void }) {
  const { t } = useTranslation('pif');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        id={`${id}button`}
        aria-label={t('step.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}button` } }}
      >
        {steps.map((step) => (
          <MenuItem
            key={step}
            onClick={() => {
              setAnchor(null);
              onStart(step);
            }}
            sx={step === 'DELETE' ? { color: 'error.main' } : undefined}
          >
            {t(`step.${step}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
