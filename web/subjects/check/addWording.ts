import { createContext, useContext } from 'react';

/** Adds the wording of a warning to the precautions of a label. */
export type AddWording = (wording: string) => void;

/**
 * Provided where a label is edited; null where findings are only shown. A context, because findings stand deep in a
 * list.
 */
export const AddWordingContext = createContext<AddWording | null>(null);

export const useAddWording = () => useContext(AddWordingContext);
