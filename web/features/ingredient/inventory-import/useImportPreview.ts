import { useNavigate } from 'react-router-dom';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { paths } from '../../../shared/url/paths.ts';
import { usePreviewInventoryImportMutation } from './ImportMutations.generated.ts';

/** Starts to judge all labels as if the import were applied, and opens the page that lists those that would change. */
export function useImportPreview(importId: string): { preview: () => Promise<void>; isStarting: boolean } {
  const navigate = useNavigate();
  const [start, { loading }] = usePreviewInventoryImportMutation();
  const preview = async (): Promise<void> => {
    try {
      const { data } = await start({ variables: { input: { id: importId } } });
      if (data) await navigate(paths.labelChangesOf(data.previewInventoryImport.labelRecheck.id));
    } catch (error) {
      notify('error', describeError(error).text);
    }
  };
  return { preview, isStarting: loading };
}
