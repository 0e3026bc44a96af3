import { blockersOfSafe, type Blocker, type BlockerCode } from '../../../domain/report/blockers.ts';
import type { SafetyReport } from '../../../domain/report/safetyReportTypes.ts';
import { blockerKind } from '../../../domain/report/blockerKinds.ts';
import { blockerSubject } from '../../../domain/report/blockerSentences.ts';
import { assessedOf } from '../../../domain/report/assessed.ts';
import type { OpenQuestions } from '../reportDocument.ts';
import { type Pif, serbianIn, type Writing } from './blocks.ts';

/** So that the cover stays one page; the chapters tell every one. */
const MAX_SUBJECTS = 12;
const MAX_QUESTIONS = 6;

/**
 * What stops the conclusion SAFE, like questions as one, as the cover lists it; null when nothing does. Internal
 * comments are not told.
 */
export function openQuestionsOf(pif: Pif, report: SafetyReport, writing: Writing): OpenQuestions | null {
  const { words, formats, language } = writing;
  const { questions: names } = words.partB;
  // Names of substances stay as they are; what has a name in each language is written in the script of the report.
  const spoken = language === 'en' ? 'en' : 'sr';
  const inScript = (name: string, own: string | null) => (name === own ? name : serbianIn(name, writing));
  const comments = pif.comments.filter(({ isInternal }) => !isInternal);
  const blockers = blockersOfSafe(assessedOf({ ...pif, comments }, report));
  const byCode = new Map<BlockerCode, Blocker[]>();
  for (const one of blockers) byCode.set(one.code, [...(byCode.get(one.code) ?? []), one]);
  const all = [...byCode].map(([code, found]) => {
    const subjects = found
      .filter(({ subject }) => subject !== null)
      .map((one) => inScript(blockerSubject(one, spoken), one.subject));
    const more = subjects.length - MAX_SUBJECTS;
    const listed = subjects.slice(0, MAX_SUBJECTS).join(', ');
    const tail = more > 0 ? ` ${formats.fill(names.more, { n: formats.count(more) })}` : '';
    return { title: serbianIn(blockerKind(code, spoken), writing), text: listed + tail };
  });
  if (all.length === 0) return null;
  const rest = all.length - MAX_QUESTIONS;
  return {
    title: formats.fill(names.title, { n: formats.count(blockers.length) }),
    rows: all.slice(0, MAX_QUESTIONS),
    rest: rest > 0 ? formats.fill(names.rest, { n: formats.count(rest) }) : '',
  };
}
