import { desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { companyScope } from '../../../../domain/account/rights.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { labelSignOffs, signOffDocuments } from '../../database/schema/label-sign-off.ts';
import { escapeIfAmbiguous } from '../raw-material/rawMaterialWireForm.ts';
import { users } from '../../database/schema/schema.ts';

type SignOff = components['schemas']['SignOff'];
interface Person {
  name: string;
  organisationId: string;
}

const withdrawers = alias(users, 'withdrawers');

/** Persons of another organisation are not named: product decisions, section 3. */
const nameFor = ({ role, organisationId }: Caller, person: Person | null): string | null =>
  person && (companyScope(role) === 'all' || person.organisationId === organisationId) ? person.name : null;

/** The sign-offs of a label, the newest first, withdrawn ones included. */
export const signOffsOf = async (db: Database, labelId: string, caller: Caller): Promise<SignOff[]> =>
  (await signOffsOfLabels(db, [labelId], caller)).get(labelId) ?? [];

/** The same of several labels by their ids; those without sign-offs are not in it. */
export async function signOffsOfLabels(
  db: Database,
  labelIds: readonly string[],
  caller: Caller,
): Promise<Map<string, SignOff[]>> {
  const rows = await db
    .select({
      signOff: labelSignOffs,
      signer: { name: users.name, organisationId: users.organisationId },
      document: signOffDocuments,
      withdrawer: { name: withdrawers.name, organisationId: withdrawers.organisationId },
    })
    .from(labelSignOffs)
    .innerJoin(users, eq(users.id, labelSignOffs.signedBy))
    .leftJoin(withdrawers, eq(withdrawers.id, labelSignOffs.withdrawnBy))
    .leftJoin(signOffDocuments, eq(signOffDocuments.signOffId, labelSignOffs.id))
    .where(inArray(labelSignOffs.labelId, [...labelIds]))
    .orderBy(desc(labelSignOffs.signedAt), desc(labelSignOffs.id));
  const byLabel = new Map<string, SignOff[]>();
  for (const { signOff, signer, withdrawer, document } of rows)
    byLabel.set(signOff.labelId, [
      ...(byLabel.get(signOff.labelId) ?? []),
      {
        _id: signOff.id,
        sifra: signOff.code,
        sastojak: signOff.ingredient,
        osnov: signOff.reference,
        otisak: signOff.key,
        razlog: signOff.reason,
        dokument: document && {
          naziv: escapeIfAmbiguous(document.name),
          tip: document.mediaType,
          velicina: document.size,
        },
        potpisao: nameFor(caller, signer),
        potpisano: signOff.signedAt.toISOString(),
        povukao: nameFor(caller, withdrawer),
        povuceno: signOff.withdrawnAt?.toISOString() ?? null,
      },
    ]);
  return byLabel;
}
