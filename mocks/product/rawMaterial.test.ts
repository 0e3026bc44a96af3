import { useStandIns } from '../testing/inMemory.ts';
import { describeOwnValues } from '../testing/rawMaterialOwnSuite.ts';
import { describeRawMaterials } from '../testing/rawMaterialSuite.ts';

const standIns = useStandIns();

describeRawMaterials(standIns);

describe('what companies have of raw materials', () => {
  describeOwnValues(standIns);
});
