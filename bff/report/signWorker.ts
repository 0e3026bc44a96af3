/**
 * The module that a thread of the ReportPress runs to sign a PDF. It is built as a file of its own, because a thread
 * starts from a file.
 */
import { X509Certificate } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { P12Signer, PDF, SignerError } from '@libpdf/core';
import type { KeyFileError, SignResult, SignTask } from './signTask.ts';

/** The library has one class of errors and tells them apart by their messages alone. */
function reasonOf({ message }: SignerError): KeyFileError {
  if (message.startsWith('Invalid PKCS#12 file')) return 'NO_P12';
  // Checked by its own code: a file without a key opens, one with a wrong password does not.
  return /no (private key|certificate)/i.test(message) ? 'NO_KEY' : 'NOT_OPENED';
}

function validityError({ validFrom, validTo }: X509Certificate, at: Date): KeyFileError | null {
  if (at < new Date(validFrom)) return 'NOT_YET_VALID';
  return at > new Date(validTo) ? 'EXPIRED' : null;
}

/**
 * Whose certificate it is, on one line: Node writes each part of the name on a line of its own, and control characters
 * as escapes.
 */
const subjectOf = ({ subject }: X509Certificate): string => subject.split('\n').join(', ');

/**
 * A PAdES B-B signature (ETSI EN 319 142-1) appended to the file, the bytes of which stay as they were; without a file
 * only whether the key could sign.
 */
async function sign({ pdf: bytes, p12, password, reason, signedAt }: SignTask): Promise<SignResult> {
  try {
    const signer = await P12Signer.create(p12, password);
    const certificate = new X509Certificate(signer.certificate);
    const code = validityError(certificate, signedAt);
    if (code) return { kind: 'error', code };
    if (!bytes) return { kind: 'opened' };
    const pdf = await PDF.load(bytes);
    const signed = await pdf.sign({ signer, reason, level: 'B-B', signingTime: signedAt });
    return { kind: 'signed', bytes: signed.bytes, certificateSubject: subjectOf(certificate) };
  } catch (error) {
    if (error instanceof SignerError) return { kind: 'error', code: reasonOf(error) };
    throw error;
  }
}

parentPort?.postMessage(await sign(workerData as SignTask));
