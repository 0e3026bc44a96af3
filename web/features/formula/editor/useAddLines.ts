import { useEventCallback } from '@mui/material/utils';
import { useCallback, type Dispatch } from 'react';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { emptyLine, type EditorAction, type NewLine } from './editorState.ts';
import type { useMaterials } from './useMaterials.ts';
import type { MaterialHit } from './useMaterialSearch.ts';

type Load = ReturnType<typeof useMaterials>['load'];

/**
 * Adds a line with a raw material or with a mere name, and puts another raw material into a line. `onAdd` is called
 * when one is chosen, before it is loaded.
 */
export function useAddLines(load: Load, dispatch: Dispatch<EditorAction>, onAdd: () => void) {
  const add = useCallback((line: NewLine) => dispatch({ type: 'add', lines: [line] }), [dispatch]);
  const choose = useEventCallback(async ({ slug }: MaterialHit, id?: number) => {
    try {
      const material = await load(slug);
      if (!material) return;
      if (id === undefined) add({ ...emptyLine, material });
      else dispatch({ type: 'line', id, patch: { material, provisionalName: '' } });
    } catch (failure) {
      notify('error', describeError(failure).text);
    }
  });
  return {
    addMaterial: useEventCallback((hit: MaterialHit) => {
      onAdd();
      void choose(hit);
    }),
    addProvisional: useEventCallback((provisionalName: string) => {
      onAdd();
      add({ ...emptyLine, provisionalName });
    }),
    replaceMaterial: useCallback((id: number, hit: MaterialHit) => void choose(hit, id), [choose]),
  };
}
