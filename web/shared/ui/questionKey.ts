import { readStored, writeStored } from '../storage.ts';

const KEY = 'questionKey';
const OFF = 'off';

/**
 * Whether the key ? lists the keys. A key that is a mere character can be turned off, because what is dictated would
 * press it: WCAG 2.1.4.
 */
export const isQuestionKeyOn = (): boolean => readStored(KEY) !== OFF;

export const setQuestionKeyOn = (isOn: boolean): void => writeStored(KEY, isOn ? null : OFF);
