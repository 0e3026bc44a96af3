import { documentRequirements, materialsRequirement } from '../../../domain/pif/documentRequirements.ts';
import { fileRequirements } from '../../../domain/pif/fileRequirements.ts';
import { partARequirements } from '../../../domain/pif/partARequirements.ts';
import { descriptionRequirements } from '../../../domain/pif/requirements.ts';
import {
  animalTestingRequirements,
  claimRequirements,
  manufacturingRequirements,
} from '../../../domain/pif/sectionRequirements.ts';
import { texts } from './locale/texts.generated.ts';

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
  const words: Record<string, Record<string, string>> = texts[language];
  expect(asked.filter(({ section, field }) => !words[section]?.[field]).map(({ key }) => key)).toEqual([]);
});
