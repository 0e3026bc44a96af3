import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PIF_LIMITS } from '../../../../domain/pif/limits.ts';
import { CompanyField } from '../../../subjects/company/CompanyField.tsx';
import { Field } from '../../../shared/ui/Field.tsx';
import { ListField } from '../../../shared/ui/ListField.tsx';
import { paths } from '../../../shared/url/paths.ts';
import { StepDialog } from '../../../shared/ui/StepDialog.tsx';
import '../translations.generated.ts';
import { type Origin, OriginField, type OriginKind } from './OriginField.tsx';
import { useCreatePif } from './useCreatePif.ts';

/** An Excel file becomes a formula first. */
type Kind = OriginKind | 'EXCEL';
const KINDS: readonly Kind[] = ['LABEL', 'FORMULA', 'EXCEL', 'PIF'];

interface Props {
  /** What the file is made from; the person chooses otherwise. */
  given?: Origin & { companyId: string };
  onClose: () => void;
}

/**
 * Makes a file from a label, a formula or another file of a company, and opens it; for an Excel file it leads to the
 * import of the formula.
 */
export function NewPifDialog({ given, onClose }: Props) {
  const { t } = useTranslation('pif');
  const navigate = useNavigate();
  const create = useCreatePif();
  const [companyId, setCompany] = useState(given?.companyId ?? '');
  const [kind, setKind] = useState<Kind>(given?.kind ?? 'LABEL');
  const [origin, setOrigin] = useState<Origin | null>(given ?? null);
  const [typedName, setName] = useState<string | null>(null);

  // The name of what the file is made from, until another one is typed.
  const name = typedName ?? origin?.name ?? '';

  const submit = async () => {
    if (kind === 'EXCEL') return void navigate(paths.formulaImportForPif(companyId));
    await create({ name, companyId, origin });
  };
  return (
    <StepDialog
      title={t(given?.kind === 'PIF' ? 'new.copyTitle' : 'new.title')}
      submitText={t(kind === 'EXCEL' ? 'new.toImport' : 'new.create')}
      busyText={t('new.busy')}
      isAllowed={companyId !== '' && (kind === 'EXCEL' || (origin !== null && name.trim() !== ''))}
      onSubmit={submit}
      onClose={onClose}
    >
      {given?.kind === 'FORMULA' && <Typography variant="body2">{t('new.ofFormula', { name: given.name })}</Typography>}
      {!given && (
        <>
          <CompanyField
            value={companyId}
            onChange={(id) => {
              setCompany(id);
              setOrigin(null);
            }}
          />
          <ListField
            label={t('new.from')}
            value={kind}
            onChange={({ target }) => {
              setKind(KINDS.find((one) => one === target.value) ?? 'LABEL');
              setOrigin(null);
            }}
          >
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`new.kind.${one}`)}
              </option>
            ))}
          </ListField>
          {companyId !== '' && kind !== 'EXCEL' && (
            <OriginField
              key={`${companyId} ${kind}`}
              kind={kind}
              companyId={companyId}
              chosen={origin}
              onChange={setOrigin}
            />
          )}
        </>
      )}
      {kind === 'EXCEL' ? (
        <Typography variant="body2">{t('new.takes.EXCEL')}</Typography>
      ) : (
        <Field
          label={t('new.name')}
          hint={t(`new.takes.${kind}`)}
          value={name}
          inputProps={{ maxLength: PIF_LIMITS.name }}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </StepDialog>
  );
}
