import { Suspense } from 'react';
import { lazyComponent } from '../../shared/lazyComponent.ts';
import { lazyDialog } from '../../shared/ui/lazyPart.tsx';
import { RawMaterialDrawer } from './detail/RawMaterialDrawer.tsx';
import { useCatalogueParams } from './useCatalogueParams.ts';

const CreateDialog = lazyDialog(() => import('./create/CreateDialog.tsx'), 'CreateDialog');
const RawMaterialFormDialog = lazyComponent(() => import('./form/RawMaterialFormDialog.tsx'), 'RawMaterialFormDialog');

/** The detail beside the catalogue and the dialogs above it, as the address has them open. */
export function CatalogueDialogs({ isDense, canCreate }: { isDense: boolean; canCreate: boolean }) {
  const { opened, open, creating, setCreating, editing, edit } = useCatalogueParams();
  return (
    <>
      <RawMaterialDrawer slug={opened} onSlug={open} />
      {canCreate && (
        <CreateDialog isOpen={creating !== null} onClose={() => setCreating(null)} onStay={() => setCreating('1')} />
      )}
      {isDense && editing !== null && (
        <Suspense>
          <RawMaterialFormDialog key={editing} slug={editing} onClose={() => edit(null)} />
        </Suspense>
      )}
    </>
  );
}
