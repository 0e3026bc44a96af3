import { blockersOfSafe, type Blocker, type BlockerCode } from '../../../domain/report/blockers.ts';
import type { SafetyReport } from '../../../domain/report/safetyReportTypes.ts';
import type { OpenQuestions } from '../reportDocument.ts';
import type { Pif, Writing } from './blocks.ts';

/** So that the cover stays one page; the chapters tell every one. */
const MAX_SUBJECTS = 12;
const MAX_QUESTIONS = 6;

/**
 * What stops the conclusion SAFE, like questions as one, as the cover lists it; null when nothing does. Internal
 * comments are not told.
 */
export function openQuestionsOf(pif: Pif, report: SafetyReport, { words, formats }: Writing): OpenQuestions | null {
  const { questions: names } = words.partB;
  const blockers = blockersOfSafe({
    report,
    label: pif.label ? { ...pif.label, status: pif.label.status ?? null } : null,
    justified: pif.partB.marginJustifications.map(({ inciName }) => inciName),
    comments: pif.comments
      .filter(({ isInternal }) => !isInternal)
      .map(({ text, isRequired, resolvedAt }) => ({ text, isRequired, resolvedAt: resolvedAt ?? null })),
  });
  const byCode = new Map<BlockerCode, Blocker[]>();
  for (const one of blockers) byCode.set(one.code, [...(byCode.get(one.code) ?? []), one]);
  const all = [...byCode].map(([code, found]) => {
    const subjects = found.flatMap(({ subject }) => subject ?? []);
    const more = subjects.length - MAX_SUBJECTS;
    const listed = subjects.slice(0, MAX_SUBJECTS).join(', ');
    const tail = more > 0 ? ` ${formats.fill(names.more, { n: formats.count(more) })}` : '';
    return { title: names.codes[code], text: listed + tail };
  });
  if (all.length === 0) return null;
  const rest = all.length - MAX_QUESTIONS;
  return {
    title: formats.fill(names.title, { n: formats.count(blockers.length) }),
    rows: all.slice(0, MAX_QUESTIONS),
    rest: rest > 0 ? formats.fill(names.rest, { n: formats.count(rest) }) : '',
  };
}
