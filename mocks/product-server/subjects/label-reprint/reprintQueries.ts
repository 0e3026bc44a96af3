import { and, asc, desc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { reprintStates, type ReprintColumn, type ReprintState } from '../../../../domain/allergen/missingAllergens.ts';
import { can } from '../../../../domain/account/rights.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { labelReprints } from '../../database/schema/label-reprint.ts';
import { companies, labels } from '../../database/schema/schema.ts';

type Wire = components['schemas'];
type ReprintRow = typeof labelReprints.$inferSelect;
export type ReprintFilter = 'noveSerije' | 'zalihe' | 'odAvgusta2028' | 'nijePoznato';

const states = { complete: 'potpuna', missing: 'nedostaje', unknown: 'nijePoznato' } as const satisfies Record<
  ReprintState,
  Wire['ReprintState']
>;

/** The state of a label on a day. */
export function toWireReprint(row: ReprintRow, on: string): Wire['LabelReprint'] {
  const { newBatches, stock, later } = reprintStates(row.missing, row.isKnown, on);
  return {
    noveSerije: states[newBatches],
    zalihe: states[stock],
    odAvgusta2028: states[later],
    nedostaju: row.missing.map(({ name, entry, isMissingOnStock }) => ({
      naziv: name,
      unosAneksa: entry,
      naZalihama: isMissingOnStock,
    })),
    nepoznatoU: row.unknownIn,
    poFormuli: row.hasFormula,
  };
}

const severities = { error: 'greska', warning: 'upozorenje', info: 'napomena' } as const;

/**
 * What the formula of a label says of its allergens, for those who may not read it and so cannot judge the label by it.
 */
export async function allergenFindingsOf(
  db: Database,
  { id, formulaId }: Pick<typeof labels.$inferSelect, 'id' | 'formulaId'>,
  { role }: Caller,
): Promise<Wire['AllergenFinding'][] | null> {
  if (formulaId === null || can(role, 'formula.read')) return null;
  const [row] = await db
    .select({ findings: labelReprints.findings })
    .from(labelReprints)
    .where(eq(labelReprints.labelId, id));
  return (row?.findings ?? []).map(({ code, severity, ingredient, reference, action, params }) => ({
    kod: code,
    tezina: severities[severity],
    sastojak: ingredient,
    osnov: reference,
    radnja: action,
    parametri: params,
  }));
}

/**
 * Which rows lack a name in a column on a day. The rules are asked with a name that stock lacks, and one that only new
 * batches lack.
 */
function missesIn(column: ReprintColumn, on: string): SQL {
  const counts = (isMissingOnStock: boolean) => reprintStates([{ isMissingOnStock }], true, on)[column] === 'missing';
  return sql`${counts(false) ? labelReprints.missesLater : labelReprints.missesOnStock}`;
}

const conditionOf = (filter: ReprintFilter, on: string): SQL => {
  switch (filter) {
    case 'noveSerije':
      return missesIn('newBatches', on);
    case 'zalihe':
      return missesIn('stock', on);
    case 'odAvgusta2028':
      return missesIn('later', on);
    case 'nijePoznato':
      return not(labelReprints.isKnown);
  }
};

/**
 * A page of the labels of some companies that lack names or whose allergens are not all known, and how many there are
 * of each kind.
 */
export async function pageOfReprints(
  db: Database,
  { companyIds, filter, on }: { companyIds: string[]; filter: ReprintFilter | undefined; on: string },
  offset: number,
  limit: number,
) {
  const isListed = and(
    inArray(labelReprints.companyId, companyIds),
    not(labelReprints.isArchived),
    or(labelReprints.missesLater, not(labelReprints.isKnown)),
  );
  const countOf = (condition: SQL) => sql<number>`(count(*) FILTER (WHERE ${condition}))::int`;
  const [counts] = await db
    .select({
      sve: countOf(sql`true`),
      noveSerije: countOf(conditionOf('noveSerije', on)),
      zalihe: countOf(conditionOf('zalihe', on)),
      odAvgusta2028: countOf(conditionOf('odAvgusta2028', on)),
      nijePoznato: countOf(conditionOf('nijePoznato', on)),
    })
    .from(labelReprints)
    .where(isListed);
  const rows = await db
    .select({ reprint: labelReprints, slug: labels.slug, company: companies.name })
    .from(labelReprints)
    .innerJoin(labels, eq(labels.id, labelReprints.labelId))
    .innerJoin(companies, eq(companies.id, labelReprints.companyId))
    .where(and(isListed, filter && conditionOf(filter, on)))
    .orderBy(desc(labelReprints.missesLater), asc(labelReprints.name), asc(labelReprints.labelId))
    .offset(offset)
    .limit(limit);
  return { counts: counts ?? { sve: 0, noveSerije: 0, zalihe: 0, odAvgusta2028: 0, nijePoznato: 0 }, rows };
}
