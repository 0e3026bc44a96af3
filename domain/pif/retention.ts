/** Years for which a file is kept: Article 11(1) of Regulation (EC) No 1223/2009. */
const RETENTION_YEARS = 10;
/**
 * Years after which a signed report is read again, where nothing happened before: our figure (design of the gate,
 * section 5), because Article 10(1)(c) wants the report kept up to date and names no term.
 */
const REVIEW_YEARS = 2;

/**
 * The same day some years later. Where that year has no 29 February, it is the 28th, because a period of years ends
 * within the month (design of the PIF, example E11; Article 3(2)(c) of Regulation (EEC, Euratom) No 1182/71). Null for
 * what is no day.
 */
function yearsAfter(date: string, years: number): string | null {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDayOfMonth = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  const last = new Date(Date.UTC(year + years, month - 1, Math.min(day, lastDayOfMonth)));
  return Number.isNaN(last.getTime()) ? null : last.toISOString().slice(0, 10);
}

/**
 * The last day, YYYY-MM-DD, on which a file has to be kept: ten years from the day on which the last batch was placed
 * on the market. Null while that day is not known.
 */
export const retainedUntil = (lastBatchOn: string | null | undefined): string | null =>
  lastBatchOn ? yearsAfter(lastBatchOn, RETENTION_YEARS) : null;

/** The day, YYYY-MM-DD, until which a report that was signed on a day is to be read again. */
export const reviewDueOn = (signedOn: string): string | null => yearsAfter(signedOn, REVIEW_YEARS);
