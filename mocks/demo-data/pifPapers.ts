import { createHash } from 'node:crypto';
import type { FileSlotName } from '../../domain/pif/fileSlots.ts';
import type { pifFiles } from '../product-server/database/schema/pif.ts';
import { staffOf } from './companies.ts';
import { seededId } from './deterministic.ts';
import { createPdf } from './documents/createPdf.ts';
import { drawScan } from './documents/seedFolders.ts';
import { COMPLETE_PIF, EXPIRED_PIF, pifAt } from './pifs.ts';

interface Paper {
  index: number;
  slot: FileSlotName;
  title: string;
  expiresOn?: string;
}

const PAPERS: readonly Paper[] = [
  { index: COMPLETE_PIF, slot: 'PHOTO', title: 'Slika proizvoda' },
  { index: COMPLETE_PIF, slot: 'GMP', title: 'Izjava o dobroj proizvođačkoj praksi', expiresOn: '2029-02-28' },
  { index: COMPLETE_PIF, slot: 'ANIMAL', title: 'Izjava o ispitivanju na životinjama' },
  { index: EXPIRED_PIF, slot: 'PHOTO', title: 'Slika proizvoda' },
  { index: EXPIRED_PIF, slot: 'GMP', title: 'Izjava o dobroj proizvođačkoj praksi', expiresOn: '2026-02-28' },
];

/** The papers of demo files: those of the complete one, and one that has expired. */
export const seededPapers = () =>
  Promise.all(
    PAPERS.map(async ({ index, slot, title, expiresOn = null }) => {
      const pif = pifAt(index);
      const isPicture = slot === 'PHOTO';
      const content = isPicture ? await drawScan(pif.name) : createPdf(title, [pif.name]);
      const row: typeof pifFiles.$inferInsert = {
        id: seededId('pif file', `${pif.id} ${slot}`),
        pifId: pif.id,
        slot,
        name: `${title}.${isPicture ? 'png' : 'pdf'}`,
        mediaType: isPicture ? 'image/png' : 'application/pdf',
        size: content.byteLength,
        sha256: createHash('sha256').update(content).digest('hex'),
        hasActiveContent: false,
        file: seededId('pif paper', `${pif.id} ${slot}`),
        addedBy: staffOf(pif.companyId),
        addedAt: pif.createdAt,
        expiresOn,
      };
      return { row, content };
    }),
  );
