import { useState } from 'react';
import { randomKey } from '../randomKey.ts';

/**
 * The key of the record that a form creates, for the options of its mutation: `context: key.context`. When an answer is
 * lost and the form is sent again, the service answers with the record that it has created already. A form that stays
 * open for another record takes a new key.
 */
export function useCreateKey() {
  const [key, setKey] = useState(randomKey);
  return { context: { createKey: key }, renew: () => setKey(randomKey()) };
}
