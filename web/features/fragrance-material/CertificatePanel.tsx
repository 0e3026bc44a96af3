import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CURRENT_AMENDMENT, certificateAge, ifraAmendments } from '../../../domain/ifra/amendments.ts';
import { ifraCategories, isIfraCategory } from '../../../domain/ifra/categories.ts';
import { checkIfra } from '../../../domain/ifra/checkIfra.ts';
import { languageCodes, type Language } from '../../../domain/language.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import { tabularFigures } from '../../shared/theme/theme.ts';
import { Panel } from '../../shared/ui/Panel.tsx';
import { CertificateMark } from './CertificateMark.tsx';
import { CertificateRow } from './CertificateRow.tsx';
import type { FragranceMaterial_DetailFragment as Fragrance } from './FragranceMaterial.generated.ts';
import { certificateRequest } from './certificateRequest.ts';
import './translations.generated.ts';

type Certificate = Fragrance['certificates'][number];

interface Props {
  certificate: Certificate;
  name: string;
  /** The supplier's code. */
  code: string | null;
  /** Share in the product of the calculator, %; null while it is not known. */
  percent: number | null;
  onDelete: () => void;
}

/** In the order of the categories of today. */
const inOrder = (rows: Certificate['rows']) => {
  const placeOf = (category: string) => (isIfraCategory(category) ? ifraCategories.indexOf(category) : -1);
  return [...rows].sort((one, other) => placeOf(one.category) - placeOf(other.category));
};

const states = { current: 'CURRENT', behind: 'BEHIND', oldScheme: 'OLD_SCHEME' } as const;

/** An IFRA certificate: each category with its limit and how much of it the share of the calculator uses. */
export function CertificatePanel({ certificate, name, code, percent, onDelete }: Props) {
  const { t } = useTranslation('fragranceMaterial');
  const { t: common } = useTranslation();
  const { day } = useQuantity();
  const { amendment, issuedOn, rows } = certificate;
  const age = certificateAge(amendment);
  const known = ifraAmendments.find(({ number }) => number === amendment);
  const copyRequest = async (language: Language) => {
    try {
      await navigator.clipboard.writeText(certificateRequest(language, { name, code, amendment }));
      notify('success', t('certificate.requestCopied'));
    } catch {
      notify('error', t('certificate.requestNotCopied'));
    }
  };
  const verdictOf = (category: string) =>
    percent === null || !isIfraCategory(category)
      ? null
      : (checkIfra([{ name, percent, certificate: { amendment, issuedOn: issuedOn ?? null, rows } }], category)
          .verdicts[0] ?? null);
  return (
    <Panel
      title={t('certificate.title', { amendment })}
      mark={<CertificateMark state={states[age]} amendment={amendment} />}
      action={
        <Button color="error" onClick={onDelete} aria-label={t('certificate.deleteOf', { amendment })}>
          {common('delete')}
        </Button>
      }
    >
      <Typography variant="body2" color="textSecondary">
        {issuedOn ? t('certificate.issued', { day: day(issuedOn) }) : t('certificate.noDay')}
        {known &&
          ` ${t('certificate.inForce', { from: day(known.newCreationsFrom), existing: day(known.existingCreationsFrom) })}`}
        {known && !known.verified && ` ${t('certificate.unverified')}`}
      </Typography>
      {age !== 'current' && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t(age === 'behind' ? 'certificate.askBehind' : 'certificate.askOld', { current: CURRENT_AMENDMENT })}
        </Typography>
      )}
      {age !== 'current' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {languageCodes.map((language) => (
            <Button key={language} variant="outlined" onClick={() => void copyRequest(language)}>
              {t(`certificate.copyRequest.${language}`)}
            </Button>
          ))}
        </Box>
      )}
      <Box component="ul" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', ...tabularFigures }}>
        {(age === 'oldScheme' ? rows : inOrder(rows)).map((row) => (
          <CertificateRow
            key={row.category}
            row={row}
            isOldScheme={age === 'oldScheme'}
            verdict={age === 'oldScheme' ? null : verdictOf(row.category)}
          />
        ))}
      </Box>
    </Panel>
  );
}
