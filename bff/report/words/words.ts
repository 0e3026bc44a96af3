import type { UnreadableCode } from '../../../domain/report/reportAttachments.ts';
import type { ReportChapter } from '../../../domain/report/reportParts.ts';
import type { PifFileSlot, PifSection, RequirementState } from '../../resolvers.generated.ts';
import type { KeyOfSigns } from '../reportDocument.ts';
import type { ComparisonWords } from './comparison.en.ts';
import type { ComputedWords } from './computed.en.ts';
import type { PartAWords } from './partA.en.ts';
import type { PartBWords } from './partB.en.ts';

/** The words of a report. */
export interface Words {
  kind: string;
  draft: { word: string; notice: string };
  formulaRevision: string;
  revision: string;
  /** Of a signed report. */
  version: string;
  contents: string;
  leftOut: string;
  page: string;
  of: string;
  replaced: string;
  /** Of the pages before attachments that follow the report. */
  attachments: Record<'title' | 'number' | 'material' | 'sha256' | 'pages', string> & {
    notices: Record<UnreadableCode, string>;
  };
  yes: string;
  no: string;
  part: Record<ReportChapter, string>;
  /** The words of the chapters of Part A. */
  partA: PartAWords;
  computed: ComputedWords;
  partB: PartBWords;
  comparison: ComparisonWords;
  /** Titles of the parts, and how the Serbian annex numbers them. */
  sectionA: { code: string; title: string; note: string };
  sectionB: { code: string; title: string; note: string };
  /** Title of a document that is the safety report alone. */
  safetyReport: string;
  cover: Record<
    | 'reference'
    | 'company'
    | 'responsiblePerson'
    | 'category'
    | 'use'
    | 'formula'
    | 'label'
    | 'stage'
    | 'assessor'
    | 'assessedOn'
    | 'population'
    | 'knowledge'
    | 'date'
    | 'signedBy'
    | 'pack'
    | 'signedOn'
    | 'hash'
    | 'hashOfDraft',
    string
  >;
  /** What the signs of a report mean. */
  key: KeyOfSigns;
  stage: Record<'IN_WORK' | 'SUBMITTED' | 'RETURNED' | 'ASSESSED' | 'SIGNED' | 'ARCHIVED', string>;
  use: Record<'LEAVE_ON' | 'RINSE_OFF', string>;
  market: Record<'EU' | 'RS', string>;
  description: Record<
    | 'description'
    | 'function'
    | 'category'
    | 'categoryReason'
    | 'use'
    | 'isForUnderThree'
    | 'isForIntimateUse'
    | 'isInhalable'
    | 'population'
    | 'physicalForm'
    | 'shades'
    | 'markets'
    | 'nominalContent'
    | 'origin'
    | 'firstPlacedOn',
    string
  >;
  person: Record<
    'responsiblePerson' | 'productionPerson' | 'qualityPerson' | 'name' | 'address' | 'phone' | 'email',
    string
  >;
  manufacturing: Record<
    | 'noSteps'
    | 'steps'
    | 'phase'
    | 'step'
    | 'temperature'
    | 'duration'
    | 'site'
    | 'gmp'
    | 'standard'
    | 'signedBy'
    | 'signedOn'
    | 'validUntil',
    string
  >;
  claims: Record<'none' | 'kind' | 'evidence' | 'criterion' | 'judgement' | 'reason' | 'notStated', string>;
  claimKind: Record<'EFFICACY' | 'INGREDIENT' | 'FREE_FROM' | 'TOLERANCE' | 'SENSORY' | 'ENVIRONMENTAL', string>;
  criterion: Record<
    'LEGAL_COMPLIANCE' | 'TRUTHFULNESS' | 'EVIDENTIAL_SUPPORT' | 'HONESTY' | 'FAIRNESS' | 'INFORMED_DECISION',
    string
  >;
  judgement: Record<'YES' | 'NO' | 'NOT_JUDGED', string>;
  animal: Record<
    | 'statement'
    | 'thirdCountries'
    | 'text'
    | 'signedBy'
    | 'signedOn'
    | 'suppliers'
    | 'supplier'
    | 'answer'
    | 'date'
    | 'note',
    string
  >;
  animalAnswer: Record<'NONE' | 'PERFORMED' | 'NOT_KNOWN', string>;
  documents: Record<'slot' | 'name' | 'size' | 'expiresOn' | 'none' | 'active' | 'expired', string> &
    Record<'wanted' | 'what' | 'state' | 'until' | 'files', string> & { states: Record<RequirementState, string> };
  slot: Record<PifFileSlot, string>;
  comments: Record<'about' | 'text' | 'author' | 'writtenOn' | 'resolvedOn' | 'none' | 'wholeFile', string>;
  section: Record<PifSection, string>;
}
