import type { ReportedStudy, SubstanceRow } from '../../../domain/report/safetyReportTypes.ts';
import type { Writing } from './blocks.ts';

/**
 * A study in words: source, study, species, and what it is. Reports frozen before types were kept say nothing of it;
 * what is not stated in newer ones is an oral study of unknown duration.
 */
function studyText({ value, study, species, details }: ReportedStudy, { words, formats }: Writing): string {
  const { profiles: names } = words.computed;
  const { route, duration } = words.choice;
  const kind =
    details === undefined
      ? []
      : [
          route[details?.route ?? 'ORAL'],
          details?.duration ? duration[details.duration] : names.durationNotStated,
          details?.daysPerWeek && formats.fill(names.daysPerWeek, { days: String(details.daysPerWeek) }),
          details?.year && String(details.year),
        ];
  return [value.source, study, species, ...kind].filter(Boolean).join(', ');
}

/** What the figure of a point of departure is called. */
export const pointName = ({ pointOfDeparture: pod }: SubstanceRow, { words, formats }: Writing): string =>
  formats.fill(words.computed.profiles.departure, { type: pod?.details?.type ?? 'NOAEL' });

/** The notes below the profile of a substance about its points of departure: where they come from, and each factor. */
export function pointNotes({ pointOfDeparture: pod, inhaled }: SubstanceRow, writing: Writing): string[] {
  const { words, formats } = writing;
  const { profiles: names } = words.computed;
  const text = pod && studyText(pod, writing);
  const steps = pod?.steps ?? [];
  const last = steps.at(-1);
  return [
    ...(text ? [formats.fill(names.podSource, { source: text })] : []),
    ...(pod && last
      ? [
          formats.fill(names.adjusted, {
            steps: [formats.decimal(pod.value.value), ...steps.map(({ written }) => written)].join(' '),
            value: formats.decimal(last.after.value),
            source: `${last.after.source ?? ''}${last.after.isVerified ? '' : ' ‡'}`,
          }),
        ]
      : []),
    ...(pod?.absorption && pod.details?.route === 'DERMAL'
      ? [formats.fill(names.byDermal, { percent: formats.decimal(pod.absorption.value) })]
      : []),
    ...(inhaled
      ? [
          formats.fill(names.inhaled, {
            value: formats.decimal(inhaled.value.value),
            source: studyText(inhaled, writing),
          }),
        ]
      : []),
  ];
}
