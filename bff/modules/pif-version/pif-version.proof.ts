import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import { clientError } from '../../errors.ts';
import { PDF } from '../../files/fileTypes.ts';
import { embedFiles } from '../../report/embedFiles.ts';

interface Proof {
  name: string;
  sha256: string;
}

const DESCRIPTION = 'Proof of qualification: Annex I, part B, point 4';

/**
 * A signed report with the proof of the caller's qualification inside, as PDF/A-3 allows: whoever has the report can
 * show by whom it was made, also when the profile is another one later. CONFLICT when the proof was replaced meanwhile.
 */
export async function withProof(report: Uint8Array, { name, sha256 }: Proof, context: Context): Promise<Uint8Array> {
  const { services, token, requestId: id, log } = context;
  const request = { headers: { authorization: `Bearer ${token ?? ''}` }, id, log };
  const address = { of: 'assessor', slug: 'me', id: sha256, type: PDF } as const;
  const { stream } = await services.documents.open(request, address, new AbortController().signal);
  const content = await buffer(stream);
  if (createHash('sha256').update(content).digest('hex') !== sha256)
    throw clientError('CONFLICT', 'The proof of qualification was replaced meanwhile');
  const open = () => Promise.resolve(Readable.from([content]));
  return buffer(embedFiles(report, [{ name, description: DESCRIPTION, mediaType: PDF, open }]));
}
