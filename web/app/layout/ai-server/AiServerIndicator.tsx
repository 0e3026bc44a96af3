import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { aiSignIn } from '../../../shared/session/aiSignIn.ts';
import type { Session } from '../../../shared/session/sessionFormat.ts';
import { useStore } from '../../../shared/store/createStore.ts';
import { useAiServerStatusQuery } from './AiServerStatus.generated.ts';

/**
 * Whether the AI server is connected: only its state OK counts. Requested at page load and after signing in to it.
 * Without a token there is no request, because the server could only report that nobody is signed in.
 */
export function AiServerIndicator({ session: { token, aiToken } }: { session: Session }) {
  const { t } = useTranslation('app');
  const { data, loading } = useAiServerStatusQuery({ skip: aiToken === null, fetchPolicy: 'network-only' });
  const isSigningIn = useStore(aiSignIn) === token;
  const state =
    loading || isSigningIn
      ? 'checking'
      : data?.aiServerStatus.state === 'OK' && aiToken !== null
        ? 'connected'
        : 'notConnected';
  const colours = { connected: 'success.main', notConnected: 'error.main', checking: 'text.secondary' } as const;
  const text = `${t('ai.name')}: ${t(`ai.${state}`)}`;
  return (
    <Box
      role="img"
      aria-label={text}
      title={text}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        typography: 'caption',
        color: 'text.secondary',
        whiteSpace: 'nowrap',
      }}
    >
      <Box
        sx={{
          width: 9,
          height: 9,
          borderRadius: '50%',
          border: 2,
          borderColor: colours[state],
          // A ring instead of a dot, so that the state is not shown by colour alone.
          bgcolor: state === 'connected' ? colours[state] : 'transparent',
        }}
      />
      <Box component="span" sx={{ display: { sm: 'none', md: 'inline' } }}>
        {t('ai.name')}
      </Box>
    </Box>
  );
}
