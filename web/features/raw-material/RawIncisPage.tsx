import { ImportGate } from './raw-material-import/ImportGate.tsx';
import { RawMaterialCatalogue } from './RawMaterialCatalogue.tsx';

export { RawMaterialsDocument as firstQuery } from './RawMaterials.generated.ts';
export { firstRawIncis as firstVariables } from './rawMaterialListParams.ts';

/** The dense working list of raw materials. */
export default function RawIncisPage() {
  return (
    <ImportGate>
      <RawMaterialCatalogue isDense />
    </ImportGate>
  );
}
