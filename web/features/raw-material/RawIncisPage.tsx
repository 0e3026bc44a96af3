import { WithImport } from './raw-material-import/ImportGate.tsx';
import { RawMaterialCatalogue } from './RawMaterialCatalogue.tsx';

/** The dense working list of raw materials. */
export default function RawIncisPage() {
  return (
    <WithImport>
      <RawMaterialCatalogue isDense />
    </WithImport>
  );
}
