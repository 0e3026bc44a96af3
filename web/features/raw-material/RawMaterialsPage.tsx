import { WithImport } from './import/WithImport.tsx';
import { RawMaterialCatalogue } from './RawMaterialCatalogue.tsx';

/** The catalogue of raw materials, as cards. */
export default function RawMaterialsPage() {
  return (
    <WithImport>
      <RawMaterialCatalogue />
    </WithImport>
  );
}
