import { ImportGate } from './raw-material-import/ImportGate.tsx';
import { RawMaterialCatalogue } from './RawMaterialCatalogue.tsx';

/** The catalogue of raw materials, as cards. */
export default function RawMaterialsPage() {
  return (
    <ImportGate>
      <RawMaterialCatalogue />
    </ImportGate>
  );
}
