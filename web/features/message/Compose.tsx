import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../shared/ui/BackLink.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { paths } from '../../shared/url/paths.ts';
import { ADDRESS_FIELDS, recipientCount } from './message.form.ts';
import { MessageForm } from './MessageForm.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import { PifPanel } from './PifPanel.tsx';
import './translations.generated.ts';
import { useComposedMessage } from './useComposedMessage.ts';

/** The form of a message: recipients, text and attachments beside the people and files that they come from. */
export function Compose() {
  const { t } = useTranslation('message');
  const { form, draft, set, attach, takeText, submit } = useComposedMessage();
  const { isSubmitting } = form.formState;
  return (
    <>
      <BackLink to={paths.email}>{t('back')}</BackLink>
      <PageHeading title={t('new')} />
      <Box
        sx={{
          ...{ display: 'grid', gap: 3, alignItems: 'start' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <MessageForm
          form={form}
          recipients={recipientCount(draft)}
          set={set}
          onUploaded={(one) => attach(one, true)}
          onSubmit={submit}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <PeoplePanel
            companyId={draft.companyId}
            taken={ADDRESS_FIELDS.flatMap((name) => draft[name])}
            disabled={isSubmitting}
            onCompany={(companyId) => set('companyId', companyId)}
            onAdd={(address) => set('to', [...form.getValues('to'), address])}
          />
          <PifPanel
            slug={draft.pifSlug}
            companyId={draft.companyId}
            attachments={draft.attachments}
            language={draft.language}
            disabled={isSubmitting}
            onSlug={(slug) => set('pifSlug', slug)}
            onLanguage={(language) => set('language', language)}
            onAttach={attach}
            onText={takeText}
          />
        </Box>
      </Box>
    </>
  );
}
