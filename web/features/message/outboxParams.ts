import type { MessageState } from '../../shared/apollo/schema.generated.ts';
import { pageParam } from '../../shared/url/pageParam.ts';
import type { ListParams } from '../../shared/url/listParams.ts';
import { wordParam } from '../../shared/url/wordParam.ts';

/** The state of the outbox, held in the address. */
interface OutboxParams {
  /** Null for all. */
  state: MessageState | null;
  page: number;
}

export const MESSAGE_STATES = ['QUEUED', 'SENDING', 'ACCEPTED', 'PARTLY', 'FAILED', 'CANCELLED'] as const;

export const outboxParams: ListParams<OutboxParams> = {
  state: wordParam<MessageState | null>(
    Object.fromEntries(MESSAGE_STATES.map((state) => [state.toLowerCase(), state])),
    null,
  ),
  page: pageParam,
};
