import { useEffect, useEffectEvent } from 'react';
import type { Messages_MessageFragment as Message } from './Messages.generated.ts';

/** What is under way changes by itself within seconds. */
const POLL_MS = 2_000;

/** Whether a message is being sent, or is about to be. */
const isUnderWay = ({ state, nextAttemptAt }: Pick<Message, 'state' | 'nextAttemptAt'>): boolean =>
  state === 'SENDING' || (state === 'QUEUED' && nextAttemptAt !== null && Date.parse(nextAttemptAt) <= Date.now());

/** Reads the list again as long as something of it is under way and the page is seen. */
export function useFollow(messages: readonly Message[] | undefined, read: () => void): void {
  const tick = useEffectEvent(() => {
    if (!document.hidden && messages?.some(isUnderWay)) read();
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), POLL_MS);
    return () => clearInterval(timer);
  }, []);
}
