import { documentRequirements, materialsRequirement } from '../pif/documentRequirements.ts';
import { fileRequirements } from '../pif/fileRequirements.ts';
import { partARequirements } from '../pif/partARequirements.ts';
import { descriptionRequirements } from '../pif/requirements.ts';
import { animalTestingRequirements, claimRequirements, manufacturingRequirements } from '../pif/sectionRequirements.ts';
import { requirementName } from './requirementNames.ts';

const perfume = { id: '0'.repeat(24), type: 'PARFUM' as const, held: [] };
const nobody = {};
const claim = { text: '', evidence: {}, criteria: [] };
const asked = [
  ...descriptionRequirements(
    { markets: [], responsiblePerson: nobody, productionPerson: nobody, qualityPerson: nobody },
    { hasFormula: false, hasLabel: false },
  ),
  materialsRequirement({ hasFormula: true, hasProvisionalLines: false }),
  ...documentRequirements([perfume], '2026-11-23'),
  ...partARequirements(
    { ph: {}, stabilityTests: [], microbiology: [], challengeTest: {}, packParts: [], exposure: {}, effects: [] },
    { ingredientNames: null, hasStabilityFile: false },
  ),
  ...manufacturingRequirements({ steps: [], gmp: {} }, '2026-11-23'),
  ...claimRequirements([claim], false, { ingredientNames: null, isIncomplete: false }),
  ...fileRequirements([], { hasClaims: true, today: '2026-11-23' }),
  ...animalTestingRequirements({ statement: 'PERFORMED', supplierAnswers: [{ answer: null }] }),
];

test.each(['en', 'sr'] as const)('everything that a file must hold has words in %s', (language) => {
  expect(asked.filter((one) => requirementName(one, language) === one.field).map(({ key }) => key)).toEqual([]);
});
