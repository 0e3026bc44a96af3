import { ImportGate } from './raw-material-import/ImportGate.tsx';
import { RawMaterialCatalogue } from './RawMaterialCatalogue.tsx';

export { RawMaterialsDocument as firstQuery } from './RawMaterials.generated.ts';
export { firstRawMaterials as firstVariables } from './rawMaterialListParams.ts';

/** The catalogue of raw materials, as cards. */
export default function RawMaterialsPage() {
  return (
    <ImportGate>
      <RawMaterialCatalogue />
    </ImportGate>
  );
}
