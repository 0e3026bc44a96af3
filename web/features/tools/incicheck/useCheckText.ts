import { useTranslation } from 'react-i18next';
import '../../../subjects/check/translations.generated.ts';
import { findingText, plainText } from '../../../subjects/check/findingText.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import type { CheckOfText } from './useListCheck.ts';

/** A check as plain text: result, findings with law and advice, and the list itself. */
export function useCheckText(): (checked: CheckOfText) => string {
  const { t } = useTranslation('check');
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const formats = useQuantity();
  const results = { GREEN: 'green', YELLOW: 'yellow', RED: 'red' } as const;
  return ({ text, check }) => {
    const head = [
      common(`result.${results[check.result]}`),
      t('summary.recognised', { count: check.total, recognised: number(check.recognised) }),
      t('summary.checkedOn', { date: formats.day(check.checkedOn) }),
    ];
    const findings = check.findings.map((finding) => {
      const sentence = findingText(t, formats, finding, check.names);
      return `${t(`severity.${finding.severity}`)}: ${plainText(sentence)} ${sentence.action} (${sentence.reference})`;
    });
    const leftOut = check.leftOut.map(({ text: passage }) => t('summary.passage', { text: passage.trim() }));
    if (leftOut.length > 0) head.push(`${t('summary.leftOut')}: ${leftOut.join(' ')}`);
    return [head.join(' · '), '', ...(findings.length > 0 ? findings : [t('findings.none')]), '', text].join('\n');
  };
}
