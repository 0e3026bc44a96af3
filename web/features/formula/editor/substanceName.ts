import type { Substance } from '../../../../domain/formula/substances.ts';

/** The name of a substance, marked where it is in nano form. */
export const substanceName = ({ inciName, isNano }: Pick<Substance, 'inciName' | 'isNano'>): string =>
  isNano ? `${inciName} [nano]` : inciName;
