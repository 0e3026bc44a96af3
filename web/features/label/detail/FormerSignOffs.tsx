import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Check } from '../../../subjects/check/findingText.ts';
import { SignOffDocument } from '../../../subjects/check/SignOffDocument.tsx';
import { Folded } from '../../../subjects/check/Folded.tsx';
import { legalReference } from '../../../subjects/check/legalReference.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import type { LabelDetail_LabelFragment } from './LabelDetail.generated.ts';

interface Props {
  signOffs: LabelDetail_LabelFragment['content']['signOffs'];
  check: Check;
}

/**
 * Sign-offs that settle nothing any more: withdrawn, or about another ingredient, text of an entry or product than
 * there is now.
 */
export function FormerSignOffs({ signOffs, check }: Props) {
  const { t } = useTranslation('labelDetail');
  const { t: words } = useTranslation('check');
  const { date } = useFormat();
  const inForce = new Set(check.findings.map(({ signOff }) => signOff?.id));
  const former = signOffs.filter(({ id }) => !inForce.has(id));
  if (former.length === 0) return null;
  return (
    <Folded title={t('signOff.former', { count: former.length })}>
      {former.map(({ id, ingredient, reference, reason, document, signedBy, signedAt, withdrawnBy, withdrawnAt }) => (
        <Box component="li" key={id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
          <Typography variant="body2">
            {ingredient && <strong>{ingredient}: </strong>}
            {reason}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            {words('signOff.by', { name: signedBy ?? words('signOff.somebodyElse'), date: date(signedAt) })}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            {withdrawnAt
              ? t('signOff.withdrawnBy', {
                  name: withdrawnBy ?? words('signOff.somebodyElse'),
                  date: date(withdrawnAt),
                })
              : t('signOff.lapsed')}
          </Typography>
          {document && <SignOffDocument document={document} />}
          <Typography variant="caption" component="p" sx={{ color: 'info.main' }}>
            {legalReference(reference, currentLanguage())}
          </Typography>
        </Box>
      ))}
    </Folded>
  );
}
