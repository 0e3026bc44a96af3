import Box from '@mui/material/Box';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LABEL_FIELDS } from '../../../../domain/label/labelFields.ts';
import { AddWordingContext } from '../../../subjects/check/addWording.ts';
import type { Replace } from '../../../subjects/check/FindingItem.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import '../detail/translations.generated.ts';
import './translations.generated.ts';
import { appendText } from './appendText.ts';
import { FindingsPanel } from './FindingsPanel.tsx';
import { replaceName } from './ingredientOrder.ts';
import type { LabelForm } from './label.form.ts';
import type { LiveCheck } from './useLiveCheck.ts';

interface Props {
  form: UseFormReturn<LabelForm>;
  live: LiveCheck;
  /** The rows of the other column, which it stands beside. */
  rowCount: number;
  isNew: boolean;
  disabled: boolean;
}

/**
 * The findings, from which names and warnings go into the form: beside everything else where there is room, and right
 * behind the ingredients where there is none.
 */
export function FindingsColumn({ form, live, rowCount, isNew, disabled }: Props) {
  const { t } = useTranslation('labelForm');
  const { t: detail } = useTranslation('labelDetail');
  const findings = useRef<HTMLDivElement>(null);
  const replace: Replace = (span, name) => {
    const printed = live.check?.names.find((one) => one.span.start === span.start && one.span.end === span.end)?.text;
    if (printed !== undefined)
      form.setValue('ingredientText', replaceName(form.getValues('ingredientText'), printed, span.start, name), {
        shouldDirty: true,
      });
  };

  const addWording = (wording: string) => {
    const precautions = appendText(form.getValues('precautions'), wording);
    if (precautions.length > LABEL_FIELDS.precautions.maxLength) {
      notify('error', t('wording.tooLong', { max: LABEL_FIELDS.precautions.maxLength }));
      return;
    }
    form.setValue('precautions', precautions, { shouldDirty: true });
    notify('success', t('wording.added'));
    // The finding goes with the next check, and the button that has the focus with it.
    findings.current?.focus({ preventScroll: true });
  };

  return (
    <Box
      sx={{
        minWidth: 0,
        gridColumn: { md: 2 },
        gridRow: { md: `1 / span ${rowCount}` },
        alignSelf: { md: 'stretch' },
      }}
    >
      <Box
        sx={{
          position: { md: 'sticky' },
          top: { md: 72 },
          maxHeight: { md: 'calc(100dvh - 160px)' },
          overflowY: { md: 'auto' },
        }}
        ref={findings}
        tabIndex={0}
        role="group"
        aria-label={detail('result.title')}
      >
        <AddWordingContext value={disabled ? null : addWording}>
          <FindingsPanel live={live} isNew={isNew} onReplace={replace} />
        </AddWordingContext>
      </Box>
    </Box>
  );
}
