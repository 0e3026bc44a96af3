/** Years for which a file is kept: Article 11(1) of Regulation (EC) No 1223/2009. */
const RETENTION_YEARS = 10;

/**
 * The last day, YYYY-MM-DD, on which a file has to be kept: ten years from the day on which the last batch was placed
 * on the market. Where the tenth year has no 29 February, it is the 28th, because a period of years ends within the
 * month (design of the PIF, example E11; Article 3(2)(c) of Regulation (EEC, Euratom) No 1182/71). Null while that day
 * is not known.
 */
export function retainedUntil(lastBatchOn: string | null | undefined): string | null {
  if (!lastBatchOn) return null;
  const [year = 0, month = 0, day = 0] = lastBatchOn.split('-').map(Number);
  const lastDayOfMonth = new Date(Date.UTC(year + RETENTION_YEARS, month, 0)).getUTCDate();
  const last = new Date(Date.UTC(year + RETENTION_YEARS, month - 1, Math.min(day, lastDayOfMonth)));
  return Number.isNaN(last.getTime()) ? null : last.toISOString().slice(0, 10);
}
