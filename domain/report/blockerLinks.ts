import { EXPLAINABLE } from './labelContradictions.ts';
import type { Blocker } from './blockers.ts';

/** What of a file the links of its blockers lead to: parts of addresses. */
interface LinkedFile {
  slug: string;
  formula: { slug: string } | null;
  label: { slug: string } | null;
}

/** Where on the page of the safety report a blocker is lifted: the id of the part. */
function partOf({ code, subject }: Pick<Blocker, 'code' | 'subject'>): string {
  switch (code) {
    case 'MARGIN_BELOW':
    case 'MARGIN_EQUAL':
    case 'MARGIN_ON_T25':
    case 'ABSORPTION_CONTRADICTS':
    case 'NOTHING_ABSORBED':
      return 'part-B3-margins';
    case 'STATEMENT_MISSING':
      return 'part-B1';
    case 'REASONING_MISSING':
      return `part-B3-${subject ?? ''}`;
    case 'LABEL_CONTRADICTS':
      return EXPLAINABLE.includes(subject ?? '') ? 'part-B2-differences' : 'computed-A5';
    case 'REQUIRED_COMMENT':
      return 'comments';
    case 'PHYSICAL_DATA_MISSING':
      return subject === null ? 'part-A2' : 'part-A8';
    case 'MICROBIOLOGY':
      return 'part-A3';
    case 'COMBINED_UNKNOWN':
    case 'COMBINED_UNMATCHED':
      return 'part-A7';
    case 'NO_POD':
    case 'WAIVER_STALE':
    case 'NANO_NOT_ASSESSED':
      return 'part-A8';
    default:
      return 'part-A6';
  }
}

/** Where a missing document is put: among those of the raw materials, or in the section that asks for it. */
function documentLink(field: string | null, file: string): string {
  const at = (path: string) => `${path}/${encodeURIComponent(file)}#${field ?? ''}`;
  if (field === 'label') return at('/pifs/opis');
  if (field === 'gmpStatement') return at('/pifs/izrada');
  if (field === 'stability') return `/pifs/cpsr/${encodeURIComponent(file)}#part-A2`;
  return at('/pifs/todo-docs');
}

/** The address, without the host, of the field that lifts a blocker; the pages are those of the specification. */
export function blockerLink({ code, subject, field, slug }: Blocker, file: LinkedFile): string {
  const page = (path: string, of: string) => `${path}/${encodeURIComponent(of)}`;
  const description = page('/pifs/opis', file.slug);
  const formula = file.formula ? page('/incigen', file.formula.slug) : description;
  switch (code) {
    case 'USE_NOT_KNOWN':
      return `${description}#${subject ?? ''}`;
    case 'NO_FORMULA':
    case 'NO_CATEGORY':
      return description;
    case 'PROHIBITED':
    case 'OVER_LIMIT':
    case 'SUM_NOT_100':
    case 'CONCENTRATION_UNKNOWN':
    case 'IFRA_EXCEEDED':
      return formula;
    case 'CMR_NO_DATA':
      return slug ? `/sirovine?material=${encodeURIComponent(slug)}` : formula;
    case 'ENDPOINT_MISSING':
      return `/incidata?filter=${encodeURIComponent(subject ?? '')}`;
    case 'DOCUMENT_MISSING':
      return documentLink(field, file.slug);
    case 'LABEL_RED':
      return slug ? page('/deklaracije', slug) : '/deklaracije';
    case 'ALLERGEN_NOT_ON_LABEL':
      return file.label ? `${page('/deklaracije', file.label.slug)}?izmena=1&alergeni=1` : '/deklaracije';
    default:
      return `${page('/pifs/cpsr', file.slug)}#${partOf({ code, subject })}`;
  }
}
