import { createHash } from 'node:crypto';
import type { assessorProfiles } from '../product-server/database/schema/assessor-profile.ts';
import { accounts } from './accounts.ts';
import { BASE_DAY, seededId } from './deterministic.ts';
import { createPdf } from './documents/createPdf.ts';

/** A demo account that is a safety assessor, with the proof of its qualification. */
function assessor({ id, name }: { id: string; name: string }, title: string, qualification: string, address: string) {
  const content = createPdf('Diploma', [name, qualification]);
  return {
    row: {
      userId: id,
      version: 2,
      title,
      address,
      qualification,
      validUntil: null,
      proof: {
        naziv: 'Diploma.pdf',
        velicina: content.byteLength,
        sha256: createHash('sha256').update(content).digest('hex'),
        aktivanSadrzaj: false,
      },
      proofFile: seededId('assessor proof', id),
      changedAt: new Date(BASE_DAY),
    } satisfies typeof assessorProfiles.$inferInsert,
    content,
  };
}

/** The demo accounts that may conclude and sign. */
export const seededAssessors = () => [
  assessor(
    accounts.konsultant,
    'dipl. farmaceut',
    'Farmaceutski fakultet Univerziteta u Beogradu; specijalizacija iz toksikološke hemije.',
    'Bulevar kralja Aleksandra 84, 11000 Beograd, Srbija',
  ),
  assessor(
    accounts.konsultant2,
    'dipl. hemičar',
    'Hemijski fakultet Univerziteta u Beogradu; kurs procene bezbednosti kozmetičkih proizvoda.',
    'Zmaj Jovina 12, 21000 Novi Sad, Srbija',
  ),
];
