import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { StepBar } from './columns/StepBar.tsx';
import './translations.generated.ts';

/** What a page of imports gets from the address. */
export interface ImportPageProps {
  /** The id of the import in the address; null before a file was chosen. */
  id: string | null;
  onId: (id: string | null) => void;
  onClose: () => void;
}

/** How the rows of an import lead on. */
export interface ReviewSteps {
  id: string;
  /** Choose another file. */
  onAnother: () => void;
  /** Back to the list. */
  onClose: () => void;
  /** Says whether a person has corrected or answered something that another file would drop. */
  onCorrected: (fileName: string | null) => void;
}

interface Props extends ImportPageProps {
  title: string;
  about: string;
  closeText: string;
  choose: (onStarted: (id: string) => void) => ReactNode;
  review: (steps: ReviewSteps) => ReactNode;
}

/** An import: choose a file, review what it would do, apply it. Asks before corrections are dropped. */
export function ImportFrame({ title, about, closeText, id, onId, onClose, choose, review }: Props) {
  const { t } = useTranslation('sheetImport');
  const confirm = useConfirm();
  const [correctedFile, setCorrectedFile] = useState<string | null>(null);
  const leave = async (go: () => void) => {
    const texts = { title: t('leave.title'), message: t('leave.message'), confirmText: t('leave.confirm') };
    if (id !== null && correctedFile !== null && !(await confirm({ action: 'custom', name: correctedFile, ...texts })))
      return;
    setCorrectedFile(null);
    go();
  };
  const close = () => void leave(onClose);
  return (
    <>
      <PageHeading
        title={title}
        subtitle={about}
        action={
          <Button variant="outlined" onClick={close}>
            {closeText}
          </Button>
        }
      />
      {id === null ? (
        choose(onId)
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <StepBar current="lines" />
          <div>
            {review({
              id,
              onAnother: () => void leave(() => onId(null)),
              onClose: close,
              onCorrected: setCorrectedFile,
            })}
          </div>
        </Box>
      )}
    </>
  );
}
