import { viewerOf, type Context } from '../../context.ts';
import { clientError } from '../../errors.ts';
import type { KeyFileError } from '../../report/signTask.ts';

const errors = {
  NO_P12: ['p12Upload', 'It is no P12 or PFX file'],
  NOT_OPENED: ['p12Password', 'The password does not open the file'],
  NO_KEY: ['p12Upload', 'The file holds no key with its certificate'],
  NOT_YET_VALID: ['p12Upload', 'The certificate is not valid yet'],
  EXPIRED: ['p12Upload', 'The certificate has expired'],
  UPLOAD_GONE: ['p12Upload', 'No such upload, or used already'],
} as const satisfies Record<KeyFileError | 'UPLOAD_GONE', readonly [field: string, message: string]>;

function keyFileError(code: keyof typeof errors) {
  const [field, message] = errors[code];
  return clientError('BAD_USER_INPUT', 'The input is not valid', {
    fields: [{ path: `input.${field}`, message, code }],
  });
}

/** A PDF with an electronic signature, and what is kept of the signature. */
export interface SignedPdf {
  pdf: Uint8Array;
  certificateSubject: string;
  signedAt: Date;
}

/**
 * A PDF with an electronic signature by the key of an uploaded file, which is deleted then. The key is tried first, so
 * that a wrong password costs no rendering. Throws BAD_USER_INPUT when it cannot sign.
 */
export async function signWithKeyFile(
  render: () => Promise<Uint8Array>,
  { upload, password }: { upload: string; password: string },
  context: Context,
): Promise<SignedPdf> {
  const { uploads, reports } = context.services;
  const signedAt = new Date();
  const result = await uploads.withFile('p12', upload, viewerOf(context).id, async ({ blob }) => {
    const p12 = new Uint8Array(await blob.arrayBuffer());
    const reason = 'Regulation (EC) No 1223/2009, Annex I, part B';
    const { signal } = new AbortController();
    const key = { p12, password, reason, signedAt };
    const opened = await reports.sign({ ...key, pdf: null }, signal);
    return opened.kind === 'error' ? opened : reports.sign({ ...key, pdf: await render() }, signal);
  });
  if (!result) throw keyFileError('UPLOAD_GONE');
  if (result.kind === 'error') throw keyFileError(result.code);
  if (result.kind === 'opened') throw new Error('The PDF was not signed');
  return { pdf: result.bytes, certificateSubject: result.certificateSubject, signedAt };
}
