import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import '../translations.generated.ts';
import { type InspectionLinks_LinkFragment, useRevokeInspectionLinkMutation } from './InspectionLinks.generated.ts';
import { NewInspectionLink } from './NewInspectionLink.tsx';

interface Props {
  slug: string;
  number: number;
  links: readonly InspectionLinks_LinkFragment[];
  /** Reads the list again. */
  onChange: () => void;
}

/** The links that show one signed version to inspectors: who made them, until when, and who opened them. */
export function InspectionLinks({ slug, number, links, onChange }: Props) {
  const { t } = useTranslation('pif');
  const [isNew, setNew] = useState(false);
  const shown = links.filter((link) => link.number === number);
  return (
    <Box component="section" aria-label={t('links.title')} sx={{ mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="subtitle2" component="h4">
          {t('links.title')}
        </Typography>
        {!isNew && (
          <Button size="small" onClick={() => setNew(true)}>
            {t('links.new')}
          </Button>
        )}
      </Box>
      {isNew && <NewInspectionLink slug={slug} number={number} onMade={onChange} onClose={() => setNew(false)} />}
      {shown.length === 0 && <Typography variant="body2">{t('links.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {shown.map((link) => (
          <LinkItem key={link.id} slug={slug} link={link} />
        ))}
      </Box>
    </Box>
  );
}

function LinkItem({ slug, link }: { slug: string; link: InspectionLinks_LinkFragment }) {
  const { t } = useTranslation('pif');
  const { dateTime } = useFormat();
  const confirm = useConfirm();
  const [revoke] = useRevokeInspectionLinkMutation();
  const { id, purpose, createdBy, createdAt, endsAt, revokedAt, revokedBy, isCurrent, openings } = link;
  const end = revokedAt
    ? t('links.revoked', { name: revokedBy ?? '–', date: dateTime(revokedAt) })
    : t(isCurrent ? 'links.until' : 'links.ended', { date: dateTime(endsAt) });
  const used = [
    t('links.opened', { count: link.timesOpened }),
    ...(link.lastOpenedAt ? [t('links.last', { date: dateTime(link.lastOpenedAt) })] : []),
  ].join(', ');
  const ask = () =>
    confirm({
      action: 'custom',
      name: '',
      title: t('links.revokeTitle'),
      message: t('links.revokeText', { purpose }),
      confirmText: t('links.revoke'),
      run: async () => {
        await revoke({ variables: { input: { slug, id } } });
      },
    }).catch((error: unknown) => notify('error', describeError(error).text));
  return (
    <Box component="li" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {purpose}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('links.by', { name: createdBy, date: dateTime(createdAt) })}; {end}
      </Typography>
      <Typography variant="body2">{used}</Typography>
      {openings.length > 0 && (
        <Box component="details" sx={{ typography: 'body2' }}>
          <summary>{t('links.openings')}</summary>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {openings.map(({ openedAt, network, subject, fileName }, at) => (
              <li key={at}>
                {dateTime(openedAt)}, {network}, {t(`links.subject.${subject}`)} {fileName}
              </li>
            ))}
          </Box>
        </Box>
      )}
      {isCurrent && (
        <Button
          size="small"
          color="error"
          sx={{ ml: -1 }}
          onClick={() => void ask()}
          aria-label={t('links.revokeFor', { purpose })}
        >
          {t('links.revoke')}
        </Button>
      )}
    </Box>
  );
}
