import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SecretDialog } from '../../../shared/ui/SecretDialog.tsx';
import { AccessTokenDialog } from './AccessTokenDialog.tsx';

/** Asks for the facts of a new token, then shows it once. */
export function NewAccessToken({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const [made, setMade] = useState<{ name: string; token: string } | null>(null);
  return made ? (
    <SecretDialog
      title={t('accessTokens.madeTitle', { name: made.name })}
      text={t('accessTokens.madeText')}
      label={t('accessTokens.madeLabel')}
      secret={made.token}
      onClose={onClose}
    />
  ) : (
    <AccessTokenDialog onMade={setMade} onClose={onClose} />
  );
}
