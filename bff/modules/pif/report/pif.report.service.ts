import type { SafetyReport } from '../../../../domain/report/safetyReportTypes.ts';
import type { Context } from '../../../context.ts';
import type { ReportedPif } from '../pif.loaders.ts';

/**
 * Part A of a file as it is computed, once in a request. At most two calls to the service beside the one that read the
 * file.
 */
export const safetyReportOf = (context: Context, pif: ReportedPif): Promise<SafetyReport> =>
  context.loaders.pif.reports.load(pif);
