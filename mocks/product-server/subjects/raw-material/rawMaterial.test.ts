import { useStandIns } from '../../../../tests/support/useStandIns.ts';
import { describeOverrides } from '../../../testing/raw-material/rawMaterialOverrideSuite.ts';
import { describeRawMaterials } from '../../../testing/raw-material/rawMaterialSuite.ts';

const standIns = useStandIns();

describeRawMaterials(standIns);

describe('links, overrides and usage of raw materials', () => {
  describeOverrides(standIns);
});
