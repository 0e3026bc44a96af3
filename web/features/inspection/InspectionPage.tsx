import { ApolloProvider } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createApolloClient } from '../../shared/apollo/createApolloClient.ts';
import { describeError } from '../../shared/apollo/describeError.ts';
import { Toasts } from '../../shared/notify/Toasts.tsx';
import { getSettings } from '../../shared/settings.ts';
import { Brand } from '../../shared/ui/Brand.tsx';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { LanguageSwitch } from '../../shared/ui/LanguageSwitch.tsx';
import { ThemeToggle } from '../../shared/ui/ThemeToggle.tsx';
import { useInspectionQuery } from './Inspection.generated.ts';
import { InspectedVersion } from './InspectedVersion.tsx';
import './translations.generated.ts';

/** A client without a session: the link alone opens what it shows. */
const createInspectionClient = () => createApolloClient({ getSession: () => null, onUnauthenticated: () => undefined });

/**
 * One signed version, for whoever has the link to it. The token stands in the fragment of the address, which browsers
 * send to nobody.
 */
export function InspectionPage() {
  const { t } = useTranslation('inspection');
  const [client] = useState(createInspectionClient);
  const [token] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    document.title = `${t('title')} · ${getSettings().productName}`;
  }, [t]);
  return (
    <ApolloProvider client={client}>
      <Box component="main" sx={{ maxWidth: 860, mx: 'auto', px: 2, py: 3, display: 'grid', gap: 2.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <Brand />
          <Box sx={{ display: 'flex', alignItems: 'center', '@media print': { display: 'none' } }}>
            <LanguageSwitch />
            <ThemeToggle />
          </Box>
        </Box>
        <Content token={token} />
      </Box>
      <Toasts />
    </ApolloProvider>
  );
}

function Content({ token }: { token: string }) {
  const { t } = useTranslation('inspection');
  const { t: common } = useTranslation();
  const { data, error, refetch } = useInspectionQuery({ variables: { token }, fetchPolicy: 'network-only' });
  if (data) return <InspectedVersion inspection={data.inspection} token={token} />;
  if (!error) return <Typography role="status">{common('loading')}</Typography>;
  if (describeError(error).code !== 'NOT_FOUND')
    return <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  return (
    <div role="alert">
      <EmptyState title={t('invalid')} text={t('invalidText')} />
    </div>
  );
}
