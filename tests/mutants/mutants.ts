import { bffMutants } from './bff.ts';
import { bffOverHttpMutants } from './bffOverHttp.ts';
import { domainMutants } from './domain.ts';
import { domainOfAnnexesMutants } from './domainOfAnnexes.ts';
import { domainOfFilesMutants } from './domainOfFiles.ts';
import { domainOfReportsMutants } from './domainOfReports.ts';
import { domainOfTextsMutants } from './domainOfTexts.ts';
import { mocksMutants } from './mocks.ts';
import type { Mutant } from './mutant.ts';
import { webMutants } from './web.ts';

/** Every break, by what is broken. */
export const mutants: readonly Mutant[] = [
  ...domainMutants,
  ...domainOfAnnexesMutants,
  ...domainOfFilesMutants,
  ...domainOfReportsMutants,
  ...domainOfTextsMutants,
  ...bffMutants,
  ...bffOverHttpMutants,
  ...mocksMutants,
  ...webMutants,
];
