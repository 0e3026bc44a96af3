import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/forms/useErrorText.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { BeakerIcon, TagIcon } from '../../../shared/ui/icons.tsx';
import { ListField } from '../../../shared/ui/ListField.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { ResultBadge } from '../../../shared/ui/ResultBadge.tsx';
import { paths } from '../../../shared/url/paths.ts';
import { StepDialog } from '../../../shared/ui/StepDialog.tsx';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { type Origin, OriginField } from '../create/OriginField.tsx';
import type { PifDetail_PifFragment as Pif } from '../frame/Pif.generated.ts';
import type { DescriptionForm } from './description.form.ts';
import { LinkedRow } from './LinkedRecords.tsx';
import './translations.generated.ts';

interface Props {
  pif: Pif;
  form: UseFormReturn<DescriptionForm>;
  readOnly: boolean;
}

/** The formula with its revision and the label that the file is about, each to be chosen, changed and taken away. */
export function LinkedFields({ pif, form, readOnly }: Props) {
  const { t } = useTranslation('pifDescription');
  const names = useFieldNames();
  const { number } = useFormat();
  const errorText = useErrorText();
  const [choosing, setChoosing] = useState<'FORMULA' | 'LABEL' | null>(null);
  const formula = useController({ control: form.control, name: 'formula' }).field;
  const label = useController({ control: form.control, name: 'label' }).field;
  const actions = (kind: 'FORMULA' | 'LABEL', isChosen: boolean, remove: () => void) =>
    !readOnly && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" size="small" onClick={() => setChoosing(kind)}>
          {t(`linked.${isChosen ? 'change' : 'choose'}.${kind}`)}
        </Button>
        {isChosen && (
          <Button size="small" onClick={remove} aria-label={t(`linked.remove.${kind}`)}>
            {t('linked.removeShort')}
          </Button>
        )}
      </Box>
    );
  const problem = (name: 'formula' | 'label') => {
    const error = form.formState.errors[name];
    const text = errorText(error && { type: error.type ?? '', message: error.message });
    return (
      text !== undefined && (
        <Typography role="alert" variant="body2" color="error" sx={{ flexBasis: '100%' }}>
          {text}
        </Typography>
      )
    );
  };
  return (
    <Panel title={t('linked.title')}>
      <LinkedRow
        field="formula"
        icon={BeakerIcon}
        address={formula.value && paths.formula(formula.value.slug)}
        name={formula.value?.name ?? t('linked.noFormula')}
        about={formula.value && t('linked.formula', { number: number(formula.value.revision) })}
      >
        {actions('FORMULA', formula.value !== null, () => formula.onChange(null))}
        {problem('formula')}
        {formula.value && (
          <Revision value={formula.value} readOnly={readOnly} stored={pif.formula} onChange={formula.onChange} />
        )}
      </LinkedRow>
      <LinkedRow
        field="label"
        icon={TagIcon}
        address={label.value && paths.label(label.value.slug)}
        name={label.value?.name ?? t('linked.noLabel')}
        about={label.value && names.field.label}
      >
        {label.value?.slug === pif.label?.slug && label.value && <ResultBadge status={label.value.status} />}
        {actions('LABEL', label.value !== null, () => label.onChange(null))}
        {problem('label')}
      </LinkedRow>
      {choosing && (
        <ChooseDialog
          kind={choosing}
          companyId={pif.company.id}
          onChoose={({ kind, slug, name, revision = 1 }) =>
            kind === 'FORMULA'
              ? formula.onChange({ slug, name, revision, currentRevision: revision })
              : label.onChange({ slug, name, status: null })
          }
          onClose={() => setChoosing(null)}
        />
      )}
    </Panel>
  );
}

interface RevisionProps {
  value: NonNullable<Pif['formula']>;
  readOnly: boolean;
  /** The formula of the stored file, whose revision is compared with the current one. */
  stored: Pif['formula'];
  onChange: (formula: NonNullable<Pif['formula']>) => void;
}

/** The revision that the file is about, and that the formula has moved on since. */
function Revision({ value, readOnly, stored, onChange }: RevisionProps) {
  const { t } = useTranslation('pifDescription');
  const { number } = useFormat();
  const { slug, revision, currentRevision } = value;
  if (currentRevision === 1) return null;
  const isBehind = revision < currentRevision;
  const compared = stored?.slug === slug && stored.revision < revision ? stored.revision : revision;
  const revisions = Array.from({ length: currentRevision }, (_, at) => currentRevision - at);
  return (
    <Box sx={{ flexBasis: '100%', display: 'grid', gap: 1, pl: { sm: 6 } }}>
      <Box sx={{ maxWidth: 240 }}>
        <ListField
          label={t('linked.revision')}
          value={String(revision)}
          disabled={readOnly}
          onChange={({ target }) => onChange({ ...value, revision: Number(target.value) })}
        >
          {revisions.map((one) => (
            <option key={one} value={one}>
              {t(one === currentRevision ? 'linked.current' : 'linked.number', { number: number(one) })}
            </option>
          ))}
        </ListField>
      </Box>
      {isBehind && (
        <Typography variant="body2" sx={{ fontWeight: 600, color: 'warning.main' }}>
          {t('linked.behind', { before: number(revision), after: number(currentRevision) })}
        </Typography>
      )}
      {compared < currentRevision && (
        // Beside the form, so that nothing typed has to be saved or given up to look.
        <Link
          href={paths.formulaComparison(slug, compared, currentRevision)}
          target="_blank"
          rel="noopener noreferrer"
          variant="body2"
        >
          {t('linked.differs', { before: number(compared), after: number(currentRevision) })}
        </Link>
      )}
    </Box>
  );
}

interface ChooseProps {
  kind: 'FORMULA' | 'LABEL';
  companyId: string;
  onChoose: (origin: Origin) => void;
  onClose: () => void;
}

function ChooseDialog({ kind, companyId, onChoose, onClose }: ChooseProps) {
  const { t } = useTranslation('pifDescription');
  const [chosen, setChosen] = useState<Origin | null>(null);
  return (
    <StepDialog
      title={t(`linked.choose.${kind}`)}
      submitText={t('linked.take')}
      busyText={t('linked.take')}
      isAllowed={chosen !== null}
      onSubmit={() => {
        if (chosen) onChoose(chosen);
        return Promise.resolve();
      }}
      onClose={onClose}
    >
      <OriginField kind={kind} companyId={companyId} chosen={chosen} onChange={setChosen} />
      <Typography variant="body2" color="textSecondary">
        {t('linked.savedWith')}
      </Typography>
    </StepDialog>
  );
}
