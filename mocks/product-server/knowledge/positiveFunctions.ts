import { sql } from 'drizzle-orm';
import { POSITIVE_FUNCTIONS } from '../../../domain/annex/positiveLists.ts';

/**
 * The functions of an ingredient where all of them are those of a positive list, otherwise none: of 30,000 ingredients
 * some 300 have any, and only these are read and sent.
 */
export const positiveFunctions = sql<
  string[]
>`CASE WHEN functions <@ ${sql.raw(`ARRAY[${POSITIVE_FUNCTIONS.map((one) => `'${one}'`).join(', ')}]`)} THEN functions ELSE '{}' END`;
