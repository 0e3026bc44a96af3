import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'react-i18next';
import { CLAIM_CRITERIA } from '../../../../domain/pif/claims.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { forgetPifs } from '../frame/forgetPifs.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { PifFrame } from '../frame/PifFrame.tsx';
import { ClaimList } from './ClaimList.tsx';
import { claimsForm, fieldOf, toInput, toValues, type ClaimsForm } from './claims.form.ts';
import { SectionEditor } from './SectionEditor.tsx';
import './translations.ts';
import { useUpdatePifClaimsMutation } from './UpdatePifSections.generated.ts';

type Claim = ClaimsForm['claims'][number];

/** A claim as lines of text: itself with its kind and language, its evidence, and its judgement by each criterion. */
function useClaimText(): (claim: Claim) => string {
  const { t } = useTranslation('pifSections');
  const { day } = useQuantity();
  return ({ text, kind, language, studyType, title, date, criteria }) => {
    const about = [kind && t(`kind.${kind}`), language].filter(Boolean).join(', ');
    const evidence = [studyType, title, date && day(date)].filter(Boolean).join(', ');
    return [
      about ? `${text} (${about})` : text,
      evidence && `${t('claims.evidence')}: ${evidence}`,
      ...criteria.map(({ judgement, reason }, at) => {
        const criterion = CLAIM_CRITERIA[at];
        return (
          criterion &&
          [`${t(`criterion.${criterion}`)}: ${t(`judgement.${judgement}`)}`, reason].filter(Boolean).join('. ')
        );
      }),
    ]
      .filter(Boolean)
      .join('\n');
  };
}

function ClaimsSection({ pif }: { pif: PifDetail_PifFragment }) {
  const { t } = useTranslation('pifSections');
  const [update] = useUpdatePifClaimsMutation({ update: forgetPifs });
  const claimText = useClaimText();
  return (
    <SectionEditor<ClaimsForm>
      pif={pif}
      section="CLAIMS"
      options={{
        resolver: zodResolver(claimsForm),
        toValues,
        versionOf: ({ claims }) => claims.version,
        send: async (values, version) => {
          const input = { slug: pif.slug, version, claims: toInput(values) };
          return (await update({ variables: { input } })).data?.updatePifClaims.pif;
        },
        fieldOf,
      }}
      labelOf={(unit) => t(`field.${unit}`)}
      textOf={(values, unit) =>
        unit === 'claims' ? values.claims.map(claimText).join('\n\n') : values.hasNoClaims ? t('judgement.YES') : ''
      }
    >
      {(form, readOnly) => <ClaimList form={form} readOnly={readOnly} />}
    </SectionEditor>
  );
}

/** The section "claims" of a file. */
export default function ClaimsPage() {
  return <PifFrame section="CLAIMS">{(pif) => <ClaimsSection pif={pif} />}</PifFrame>;
}
