import { createHash, randomBytes } from 'node:crypto';
import { decodeHTMLStrict } from 'entities';
import { and, count, desc, eq, getTableColumns, gt, inArray, isNull, lte, max, sql } from 'drizzle-orm';
import { INSPECTION_LIMITS } from '../../../../domain/pif/inspectionLinks.ts';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Database } from '../../database/openDatabase.ts';
import { inspectionLinks, inspectionOpenings } from '../../database/schema/inspection.ts';
import { pifVersions } from '../../database/schema/pif-version.ts';
import { conflict, invalidInput, notFound } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import { findPifHead, lockPif } from '../pif/pifQueries.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { escapeIfAmbiguous } from '../raw-material/rawMaterialWireForm.ts';

type Link = typeof inspectionLinks.$inferSelect;
type Wire = components['schemas']['InspectionLink'];

const DAY_MS = 24 * 60 * 60 * 1000;
/** 256 bits: nobody guesses one. */
const TOKEN_BYTES = 32;
/** The newest that are listed; those before them have ended. */
const MAX_LISTED = 100;

const subjectWords = { PAGE: 'stranica', PDF: 'pdf', FILE: 'fajl' } as const;

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether a link shows something at the moment. */
export const isCurrentLink = (now: Date) => and(isNull(inspectionLinks.revokedAt), gt(inspectionLinks.endsAt, now));

/** The links with how often each was opened, and its newest openings. */
async function linkBodies(db: Database, links: readonly Link[]): Promise<Wire[]> {
  if (links.length === 0) return [];
  const isOfLinks = inArray(
    inspectionOpenings.linkId,
    links.map(({ id }) => id),
  );
  const ranked = db
    .select({
      ...getTableColumns(inspectionOpenings),
      rank: sql<number>`row_number() over (partition by ${inspectionOpenings.linkId} order by ${inspectionOpenings.id} desc)`.as(
        'rank',
      ),
    })
    .from(inspectionOpenings)
    .where(isOfLinks)
    .as('ranked');
  const [openings, totals] = await Promise.all([
    db.select().from(ranked).where(lte(ranked.rank, INSPECTION_LIMITS.openings)).orderBy(desc(ranked.id)),
    db
      .select({
        linkId: inspectionOpenings.linkId,
        pages: sql<number>`count(*) filter (where ${inspectionOpenings.subject} = 'PAGE')`.mapWith(Number),
        last: max(inspectionOpenings.openedAt),
      })
      .from(inspectionOpenings)
      .where(isOfLinks)
      .groupBy(inspectionOpenings.linkId),
  ]);
  return links.map((link) => {
    const total = totals.find(({ linkId }) => linkId === link.id);
    return {
      _id: link.id,
      broj: link.version,
      svrha: escapeIfAmbiguous(link.purpose),
      napravio: link.creatorName,
      napravljeno: link.createdAt.toISOString(),
      istice: link.endsAt.toISOString(),
      opozvano: link.revokedAt?.toISOString() ?? null,
      opozvao: link.revokerName,
      otvoreno: total?.pages ?? 0,
      poslednjiPut: total?.last?.toISOString() ?? null,
      otvaranja: openings
        .filter(({ linkId }) => linkId === link.id)
        .map(({ openedAt, network, subject, fileName }) => ({
          vreme: openedAt.toISOString(),
          adresa: network,
          sta: subjectWords[subject],
          fajl: fileName,
        })),
    };
  });
}

async function linkBody(db: Database, link: Link): Promise<Wire> {
  const [body] = await linkBodies(db, [link]);
  if (!body) throw notFound();
  return body;
}

const createInspectionLink = (db: Database): Operations<operations>['createInspectionLink'] => ({
  action: 'pif.inspection',
  async run({ path, body }, caller) {
    const purpose = decodeHTMLStrict(body.svrha).trim();
    if (purpose === '' || purpose.length > INSPECTION_LIMITS.purpose)
      throw invalidInput({
        path: 'svrha',
        message: 'Navedite u najviše 200 znakova za koga je link.',
        kod: 'LINK_PURPOSE',
      });
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const link = await db.transaction(async (tx) => {
      const { pif } = await lockPif(tx, path.slug, caller);
      const version = Number(path.version);
      const isVersion = and(eq(pifVersions.pifId, pif.id), eq(pifVersions.number, version));
      const [signed] = await tx.select({ number: pifVersions.number }).from(pifVersions).where(isVersion);
      if (!signed) throw notFound();
      const createdAt = new Date();
      const isOfVersion = and(eq(inspectionLinks.pifId, pif.id), eq(inspectionLinks.version, version));
      const [current] = await tx
        .select({ links: count() })
        .from(inspectionLinks)
        .where(and(isOfVersion, isCurrentLink(createdAt)));
      if ((current?.links ?? 0) >= INSPECTION_LIMITS.currentLinks)
        throw conflict('Ova verzija već ima najveći broj linkova. Prvo opozovite jedan.', 'TOO_MANY_LINKS');
      const [made] = await tx
        .insert(inspectionLinks)
        .values({
          id: randomBytes(12).toString('hex'),
          pifId: pif.id,
          version,
          tokenHash: hashOfToken(token),
          purpose,
          createdBy: caller.id,
          creatorName: caller.name,
          createdAt,
          endsAt: new Date(createdAt.getTime() + body.dana * DAY_MS),
        })
        .returning();
      if (!made) throw notFound();
      return made;
    });
    return { status: 'success', token, data: { data: await linkBody(db, link) } };
  },
});

/** The links of a file for inspectors, as staff makes, sees and ends them. */
export function inspectionLinkOperations({
  db,
}: ProductDependencies): Operations<
  Pick<operations, 'listInspectionLinks' | 'createInspectionLink' | 'revokeInspectionLink'>
> {
  return {
    listInspectionLinks: {
      action: 'pif.inspection',
      async run({ path }, caller) {
        const { pif } = await findPifHead(db, path.slug, caller);
        const links = await db
          .select()
          .from(inspectionLinks)
          .where(eq(inspectionLinks.pifId, pif.id))
          .orderBy(desc(inspectionLinks.createdAt), desc(inspectionLinks.id))
          .limit(MAX_LISTED);
        return { status: 'success', data: { data: await linkBodies(db, links) } };
      },
    },

    createInspectionLink: createInspectionLink(db),

    revokeInspectionLink: {
      action: 'pif.inspection',
      async run({ path }, caller) {
        const { pif } = await findPifHead(db, path.slug, caller);
        const isLink = and(eq(inspectionLinks.pifId, pif.id), eq(inspectionLinks.id, path.id.toLowerCase()));
        const now = new Date();
        await db
          .update(inspectionLinks)
          .set({ revokedAt: now, revokerName: caller.name })
          .where(and(isLink, isCurrentLink(now)));
        const [link] = await db.select().from(inspectionLinks).where(isLink);
        if (!link) throw notFound();
        return { status: 'success', data: { data: await linkBody(db, link) } };
      },
    },
  };
}
