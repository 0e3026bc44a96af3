import { Suspense, type ReactNode } from 'react';
import { useCan } from '../../../shared/session/useCan.ts';
import { lazyComponent } from '../../../shared/lazyComponent.ts';
import { useAddressParam } from '../../../shared/url/useAddressParam.ts';
import { IMPORT_PARAM, isImport, NEW_IMPORT } from '../../../subjects/import/importParam.ts';

const ImportPage = lazyComponent(() => import('./ImportPage.tsx'), 'ImportPage');

/** Shows the import that the address names in place of the list, for users who may import. */
export function ImportGate({ children }: { children: ReactNode }) {
  const canImport = useCan('rawMaterial.import');
  const [importId, setImport] = useAddressParam(IMPORT_PARAM, isImport);
  if (!canImport || importId === null) return children;
  return (
    <Suspense>
      <ImportPage
        id={importId === NEW_IMPORT ? null : importId}
        onId={(id) => setImport(id ?? NEW_IMPORT)}
        onClose={() => setImport(null)}
      />
    </Suspense>
  );
}
