import { PASSWORD } from './bff.ts';
import { clientCompany } from './pif.ts';

/** Sends a query as an assessor of the client's consultancy; throws when it fails. */
type Ask = <Data>(query: string, variables: object) => Promise<Data>;
interface Named {
  slug: string;
  version: number;
}

const mutationOf = (name: string, answer: string) =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${answer} } }`;
const change = async (ask: Ask, name: string, input: object): Promise<Named> =>
  (await ask<Record<string, { pif: Named }>>(mutationOf(name, 'pif { slug version }'), { input }))[name]?.pif ??
  never();
const never = (): never => {
  throw new Error('The mutation answered nothing');
};

/**
 * Submits a file in work, calls it unsafe and signs it. Sections are as new files have them, with Part B in its
 * `partB`th version.
 */
async function signUnsafe(ask: Ask, { slug, version }: Named, partB: number, reason: string): Promise<Named> {
  await change(ask, 'submitPif', { slug, version });
  await change(ask, 'updatePifPartB', { slug, version: partB, partB: { unsafeReasons: reason } });
  const concluded = await change(ask, 'setPifConclusion', { slug, version: version + 1, conclusion: 'UNSAFE' });
  const { pif } = await ask<{ pif: { contentHash: string } }>(
    'query ($slug: String!) { pif(slug: $slug) { contentHash(language: SR) } }',
    { slug },
  );
  const signature = { slug, version: concluded.version, contentHash: pif.contentHash, password: PASSWORD };
  return change(ask, 'signPif', signature);
}

/** A file of the client's company that was signed, changed in its formula and its texts, and signed again. */
export async function fileWithTwoVersions(ask: Ask, name: string): Promise<Named> {
  const formula = (percent: string, rest: string) => ({
    name: `Formula ${name}`,
    companyId: clientCompany,
    lines: [
      { provisionalName: 'Voda prečišćena', percent },
      { provisionalName: 'Glicerin', percent: rest },
    ],
  });
  const { createFormula } = await ask<{ createFormula: { formula: Named } }>(
    mutationOf('createFormula', 'formula { slug version }'),
    { input: { formula: formula('95', '5') } },
  );
  const { slug: formulaSlug, version: formulaVersion } = createFormula.formula;
  const { slug, version } = await change(ask, 'createPif', { name, companyId: clientCompany, formulaSlug });
  const facts = { category: 'foot_care_products', use: 'LEAVE_ON' };
  await change(ask, 'updatePifDescription', { slug, version: 1, name, description: { ...facts, function: 'Nega' } });
  const signed = await signUnsafe(ask, { slug, version }, 1, 'Nema podataka.');
  const revised = await change(ask, 'revisePif', { slug, version: signed.version });
  await ask(mutationOf('updateFormula', 'formula { slug }'), {
    input: { slug: formulaSlug, version: formulaVersion, formula: formula('93.5', '6.5') },
  });
  await change(ask, 'updatePifDescription', {
    slug,
    version: 2,
    name,
    formula: { slug: formulaSlug, revision: 2 },
    description: { ...facts, function: 'Hidratacija' },
  });
  return signUnsafe(ask, revised, 2, 'Nema podataka o stabilnosti.');
}
