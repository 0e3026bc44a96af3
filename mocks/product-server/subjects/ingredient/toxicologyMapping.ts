import { TOXICOLOGY_ENDPOINTS } from '../../../../domain/ingredient/toxicology.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { ToxicologyData, ToxicologyRow } from '../../database/schema/toxicology.ts';

type Wire = components['schemas']['Toxicology'];

/** When something was changed and verified, and by whom, as far as the caller may know. */
export type Signature = Pick<ToxicologyRow, 'version' | 'isVerified' | 'verifiedAt' | 'updatedAt'> & {
  verifierName: string | null;
  authorName: string | null;
};

/** Toxicological data as the REST service sends them. */
export function toToxicology(data: ToxicologyData, record: Signature): Wire {
  return {
    verzija: record.version,
    noael: data.noael,
    noaelIzvor: data.noaelSource,
    zivotinja: data.podSpecies,
    studija: data.podStudy,
    // Versions from before types were kept lack it.
    tacka: data.podDetails ?? null,
    oralnaBioraspolozivost: data.oralAbsorption,
    dermalnaBioraspolozivost: data.dermalAbsorption,
    molekulskaMasa: data.molecularWeight,
    logPow: data.logPow,
    rastvorljivost: data.waterSolubility,
    oblik: data.physicalForm,
    uvApsorpcija: data.uvAbsorption,
    uvApsorpcijaIzvor: data.uvAbsorptionSource,
    cistoca: data.purity,
    cistocaIzvor: data.puritySource,
    iupac: data.iupacName,
    boja: data.colour,
    zakonodavstvo: data.legislation,
    reference: data.references,
    tekstovi: TOXICOLOGY_ENDPOINTS.flatMap((vrsta) => {
      const stored = data.endpoints[vrsta];
      if (stored === undefined) return [];
      return [typeof stored === 'string' ? { vrsta, tekst: stored } : { vrsta, ...stored }];
    }),
    provereno: record.isVerified,
    proverio: record.verifierName,
    provereniDatum: record.verifiedAt?.toISOString() ?? null,
    izmenjeno: record.updatedAt?.toISOString() ?? null,
    izmenio: record.authorName,
  };
}
