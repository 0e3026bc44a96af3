import type { InvalidInput } from '../../../../domain/result.ts';
import { errorsOf } from '../inputs.ts';
import { areaOf } from './AreaMode.tsx';
import { calculateMos, exposureOf, type MosInputs, type MosMode } from './mosInputs.ts';
import { ttcOf } from './TtcMode.tsx';

/** The errors of the inputs that a mode shows; each row of a formula or of the products has its own. */
export function errorsOfMode(mode: MosMode, inputs: MosInputs): readonly InvalidInput[] {
  switch (mode) {
    case 'single':
      return errorsOf(calculateMos(inputs));
    case 'area':
      return errorsOf(areaOf(inputs));
    case 'ttc':
      return errorsOf(ttcOf(inputs));
    default:
      return errorsOf(exposureOf(inputs));
  }
}
