import { REPORT_PRESETS } from '../../../domain/report/reportParts.ts';
import { snapshotChanges } from '../../../domain/report/snapshotChanges.ts';
import { isWorse, snapshotConsequences } from '../../../domain/report/snapshotConsequences.ts';
import type { Json } from '../../../domain/report/canonicalJson.ts';
import { viewerCan } from '../../auth/viewerRights.ts';
import { requesterOf, viewerOf, type Context } from '../../context.ts';
import { clientError } from '../../errors.ts';
import { invalidInput } from '../../input.ts';
import { pifReportInSteps } from '../../report/pifReport.ts';
import { runCooperatively } from '../../timeSlices.ts';
import type { Pif, PifChange, PifConsequence, PifReportLanguage } from '../../resolvers.generated.ts';
import { requireSafe } from '../pif/partB/pif.conclusion.service.ts';
import { fetchPif } from '../pif/pif.rest.ts';
import { completeProfileOf } from '../viewer/viewer.assessor.service.ts';
import type { Signature } from './pif-version.input.ts';
import { signWithKeyFile } from './pif-version.keyFile.ts';
import { withProof } from './pif-version.proof.ts';
import { checkSignature, fetchVersion, fetchVersions, postSignature } from './pif-version.rest.ts';
import { currentInputs, takeSnapshot, type FrozenSnapshot, type Snapshot } from './pif-version.snapshot.ts';

/** The caller as the assessor of the PDF. Throws FORBIDDEN when the profile lacks something. */
async function assessorOf(context: Context): Promise<Snapshot['assessor']> {
  const profile = await completeProfileOf(context);
  return { ...profile, proof: profile.proof ?? null, name: viewerOf(context).name ?? '' };
}

/** The hash of what the caller would sign; null for a file that the caller cannot sign. */
export async function hashToSign(pif: Pif, language: PifReportLanguage, context: Context): Promise<string | null> {
  if (!pif.viewerCan.includes('SIGN')) return null;
  return (await takeSnapshot(pif, await assessorOf(context), language, context)).hash;
}

/** The PDF of a signature, from its snapshot alone. Internal comments and open ones are no part of it. */
async function printSnapshot({ snapshot, hash }: FrozenSnapshot, context: Context): Promise<Uint8Array> {
  const { pif, report = null, label, language, checkedOn, logo, assessor } = snapshot;
  const steps = pifReportInSteps({
    pif,
    report,
    printed: label,
    parts: REPORT_PRESETS.inspector,
    language,
    today: checkedOn,
    logo,
    assessor,
    frozen: { hash },
  });
  // Whoever leaves the page has signed all the same: the print is not cancelled.
  const document = await runCooperatively(requesterOf(context), steps);
  const { signal } = new AbortController();
  const { proof } = assessor;
  const { bytes } = await context.services.reports.print(document, signal, proof ? 'a-3a' : 'a-2a');
  return proof ? withProof(bytes, proof, context) : bytes;
}

/**
 * Signs what the caller saw. A client that gives up while the PDF is printed has signed all the same, and its second
 * try finds the signature.
 */
export async function sign(
  { slug, version, contentHash, password, language, p12Upload, p12Password }: Signature,
  context: Context,
): Promise<Pif> {
  const { product, services, ip } = context;
  const viewer = viewerOf(context);
  const pif = await fetchPif(product, viewer, slug);
  const [signed] = pif.stage === 'SIGNED' ? await fetchVersions(product, slug) : [];
  // A double click, or a signature whose answer was lost.
  if (signed?.contentHash === contentHash && pif.version === version + 1) return pif;
  if (pif.version !== version) throw clientError('CONFLICT', 'Somebody else changed the stage of this file meanwhile');
  if (!pif.viewerCan.includes('SIGN'))
    throw clientError('FORBIDDEN', 'Only who drew the conclusion signs it, and only "safe" and "unsafe"');
  // A limit, a raw material or the label may have changed since the conclusion was drawn.
  if (pif.conclusion === 'SAFE') await requireSafe(context, pif, 'input.contentHash');
  const frozen = await takeSnapshot(pif, await assessorOf(context), language, context);
  if (frozen.hash !== contentHash) throw clientError('CONFLICT', 'The file is not what the caller saw any more');
  const braked = <Result>(act: () => Promise<Result | null>) =>
    services.logins.attempt(viewer.email ?? viewer.id, ip, act).then((result) => {
      if (!result) throw invalidInput([['password', 'Your password is wrong.', 'PASSWORD_WRONG']]);
      return result;
    });
  // First, so that a wrong password costs no rendering.
  await braked(() => checkSignature(product, { slug, version, password }));
  const render = () => printSnapshot(frozen, context);
  const keyFile = p12Upload ? { upload: p12Upload, password: p12Password ?? '' } : null;
  const electronic = keyFile && (await signWithKeyFile(render, keyFile, context));
  const files = {
    snapshot: new Blob([frozen.text], { type: 'application/json' }),
    pdf: new Blob([new Uint8Array(electronic?.pdf ?? (await render()))], { type: 'application/pdf' }),
    electronic,
  };
  return braked(() =>
    postSignature(context.productForShared, viewer, { slug, version, hash: frozen.hash, password }, files),
  );
}

/** What differs, and what follows from it. */
export interface Comparison {
  changes: PifChange[];
  consequences: PifConsequence[];
}

/** What changed since the last signature; null when nothing was signed. */
export async function compareWithSigned(pif: Pif, context: Context): Promise<Comparison | null> {
  // Nothing can have been signed: no call is made for most files of a list.
  if (pif.revision === 1 && pif.stage !== 'SIGNED' && pif.stage !== 'ARCHIVED') return null;
  const [newest] = await fetchVersions(context.product, pif.slug);
  return newest ? compareVersions(pif, newest.number, null, context) : null;
}

/** What differs between a version of a file and a later one, or the file as it stands. */
export async function compareVersions(
  pif: Pif,
  since: number,
  until: number | null,
  context: Context,
): Promise<Comparison> {
  const frozen = async (number: number) => {
    const { snapshot } = await fetchVersion(context.product, pif.slug, number);
    return visibleInputs(JSON.parse(snapshot) as Record<string, Json>, context);
  };
  const [before, after] = await Promise.all([frozen(since), until ? frozen(until) : currentInputs(pif, context)]);
  return {
    changes: snapshotChanges(before, after).map(({ path, basis = [], ...change }) => ({
      ...change,
      path: [...path],
      basis: [...basis],
    })),
    consequences: snapshotConsequences(before, after).map((one) => ({ ...one, isWorse: isWorse(one) })),
  };
}

/**
 * A signed snapshot as the caller may see it: its assessor saw the formula, and what is computed from it says much of
 * it.
 */
function visibleInputs({ composition, report, ...rest }: Record<string, Json>, context: Context): Json {
  return viewerCan(viewerOf(context), 'formula.read')
    ? { ...rest, ...(composition !== undefined && { composition }), ...(report !== undefined && { report }) }
    : rest;
}
