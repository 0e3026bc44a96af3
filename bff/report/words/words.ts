import type { FieldNames } from '../../../domain/fieldNames/en.ts';
import type { UnreadableCode } from '../../../domain/report/reportAttachments.ts';
import type { ReportChapter } from '../../../domain/report/reportParts.ts';
import type { RequirementState } from '../../resolvers.generated.ts';
import type { KeyOfSigns } from '../reportDocument.ts';
import type { ComparisonWords } from './comparison.en.ts';
import type { ComputedWords } from './computed.en.ts';
import type { PartAWords } from './partA.en.ts';
import type { PartBWords } from './partB.en.ts';

/** The words of a report. */
export interface Words {
  /** The names of fields and of their choices, in every text that has no more to say than them. */
  field: FieldNames['field'];
  choice: FieldNames['value'];
  kind: string;
  /** The law that a safety report is made under. */
  law: string;
  /** Before it, on a file that holds more than the report. */
  withReport: string;
  /** Of a print of a signed version that is not the signed one itself. */
  copy: string;
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
  attachments: Record<'number' | 'sha256' | 'pages', string> & {
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
  sectionA: { title: string; note: string };
  sectionB: { title: string; note: string };
  /** Title of a document that is the safety report alone. */
  safetyReport: string;
  cover: Record<
    'assessor' | 'assessedOn' | 'knowledge' | 'date' | 'signedBy' | 'reviewBy' | 'hash' | 'hashOfDraft',
    string
  >;
  /** What the signs of a report mean. */
  key: KeyOfSigns;
  /** The mark of a text in another language, and what it means. */
  foreign: { sign: string; text: string };
  /** The number of a file without a reference of its own. */
  number: string;
  /** Headings, which say more than the name of the field. */
  person: Record<'responsiblePerson' | 'productionPerson' | 'qualityPerson', string>;
  manufacturing: Record<'noSteps' | 'gmp', string>;
  claims: Record<'none' | 'criterion' | 'judgement' | 'notStated', string>;
  judgement: Record<'YES' | 'NO' | 'NOT_JUDGED', string>;
  documents: Record<'slot' | 'name' | 'size' | 'none' | 'active' | 'expired', string> &
    Record<'wanted' | 'what' | 'state' | 'until', string> & { states: Record<RequirementState, string> };
  comments: Record<'about' | 'author' | 'writtenOn' | 'resolvedOn' | 'none' | 'wholeFile', string>;
}
