import type { Substance } from '../formula/substances.ts';
import { inciKey } from '../inci/inciKey.ts';

/** Names a substance within the report; the nano form of a substance is one of its own. */
export const substanceKey = ({ inciName, isNano }: Pick<Substance, 'inciName' | 'isNano'>): string =>
  `${inciKey(inciName) || inciName.toLowerCase()}${isNano ? '[nano]' : ''}`;
