import { SectionFiles } from '../files/SectionFiles.tsx';
import { PifFrame } from '../frame/PifFrame.tsx';
import { DescriptionSection } from './DescriptionSection.tsx';

/** The section "description" of a file. */
export default function DescriptionPage() {
  return (
    <PifFrame section="DESCRIPTION">
      {(pif) => (
        <>
          <DescriptionSection pif={pif} />
          <SectionFiles pif={pif} section="DESCRIPTION" />
        </>
      )}
    </PifFrame>
  );
}
