import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { FILE_SLOTS, type FileSlotName } from '../../../../domain/pif/fileSlots.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { createSender } from '../../../subjects/documents/upload/createSender.ts';
import { fileErrorOf } from '../../../subjects/documents/upload/fileErrors.ts';
import { UploadQueue } from '../../../subjects/documents/upload/UploadQueue.ts';
import type { UploadTexts } from '../../../subjects/documents/upload/UploadRow.tsx';
import { useUploadQueue } from '../../../subjects/documents/upload/useUploadQueue.ts';
import { useFileSize } from '../../../subjects/documents/useFileSize.ts';
import { evictPifs } from '../../../shared/apollo/evictQueries.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { PifDocument } from '../frame/Pif.generated.ts';
import { AddPifFileDocument } from './PifFiles.generated.ts';
import { checkFile, kindOf } from './pifSlots.ts';
import './translations.generated.ts';

function createQueue(client: ApolloClient, slug: string): UploadQueue<FileSlotName> {
  const query = { query: PifDocument, variables: { slug } };
  const cached = () => client.readQuery(query)?.pif.files ?? [];
  const fetch = async () => (await client.query({ ...query, fetchPolicy: 'network-only' })).data?.pif.files ?? [];
  const send = createSender<FileSlotName>({
    kind: 'pifFile',
    cached,
    fetch,
    add: async ({ upload, name, place: slot, expiresOn }) => {
      try {
        const variables = { input: { slug, slot, upload, name, expiresOn } };
        await client.mutate({ mutation: AddPifFileDocument, variables, update: evictPifs });
      } catch (error) {
        // Somebody filled the slot or submitted the file meanwhile: the page shows that beside the failure.
        if (!describeError(error).retryable) await fetch().catch(() => null);
        throw error;
      }
    },
  });
  return new UploadQueue(send, {
    check: checkFile,
    roomIn: (slot) => FILE_SLOTS[slot].maxFiles - cached().filter((file) => file.slot === slot).length,
  });
}

/** The uploads into the slots of a product information file. */
export function usePifUploads(slug: string) {
  const { t } = useTranslation('pifFiles');
  const names = useFieldNames();
  const { t: documents } = useTranslation('documents');
  const size = useFileSize();
  const client = useApolloClient();
  const full = (slot: FileSlotName) => t(`full.${kindOf(slot)}`, { max: FILE_SLOTS[slot].maxFiles });
  const texts: UploadTexts<FileSlotName> = {
    place: (slot) => t('into', { slot: names.choice.slot[slot] }),
    refusal: ({ refusal, place, file }) => {
      if (refusal === 'full') return full(place);
      if (refusal === 'type') return t(`refused.${kindOf(place)}`);
      return documents(`upload.${refusal}`, { size: size(file.size) });
    },
    failure: ({ error, place }) => {
      const { code, text, fields } = describeError(error);
      if (code === 'CONFLICT') return t('locked');
      if (code !== 'BAD_USER_INPUT') return text;
      if (fields.some(({ path }) => path === 'input.slot')) return full(place);
      // The beginning of the file was right, so one that the server does not recognise is damaged.
      return documents(`upload.${fileErrorOf(fields) ?? 'DAMAGED'}`);
    },
  };
  return { ...useUploadQueue(() => createQueue(client, slug)), texts };
}
