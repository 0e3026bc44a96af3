import { useEffect, useState } from 'react';
import type { ReportLanguage, ReportPart } from '../../../../domain/report/reportParts.ts';
import type { UnreadableCode } from '../../../../domain/report/reportAttachments.ts';
import { fetchFile } from '../../../shared/files/fetchFile.ts';
import { serverPaths } from '../../../shared/url/paths.ts';

interface Pages {
  pages: number;
  parts: Partial<Record<ReportPart, number>>;
}
interface AppendedFiles {
  files: { name: string; pages: number | null; problem: UnreadableCode | null }[];
}

/** `Blob.text` is missing in Safari 13. */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error('The answer could not be read'));
    reader.readAsText(blob);
  });

const asPages = (text: string) => JSON.parse(text) as Pages;
const asFiles = (text: string) => JSON.parse(text) as AppendedFiles;

/**
 * What the server says at an address; undefined until it did, and where it could not: an estimate is no reason for an
 * error.
 */
function useAnswer<Answer>(
  address: string | null,
  parse: (text: string) => Answer,
): { answer: Answer | undefined; isLoading: boolean } {
  const [known, setKnown] = useState<{ address: string; answer: Answer | undefined }>();
  useEffect(() => {
    if (address === null) return undefined;
    const leaving = new AbortController();
    const read = async () => parse(await textOf(await fetchFile(address, { signal: leaving.signal })));
    void read()
      .catch(() => undefined)
      .then((answer) => {
        if (!leaving.signal.aborted) setKnown({ address, answer });
      });
    return () => leaving.abort();
  }, [address, parse]);
  const isKnown = known?.address === address;
  return { answer: isKnown ? known.answer : undefined, isLoading: address !== null && !isKnown };
}

interface Choice {
  slug: string;
  /** All parts that can be chosen. */
  offered: readonly ReportPart[];
  parts: readonly ReportPart[];
  language: ReportLanguage;
  /** The files that follow the report, in a text that is another one for another choice; null where none do. */
  appended: string | null;
}

/** How many pages an export has, by what the server lays out of all parts, and which of its files cannot be opened. */
export function useEstimate({ slug, offered, parts, language, appended }: Choice) {
  const all = new URLSearchParams({ parts: offered.join(','), language });
  const { answer: pages } = useAnswer(offered.length > 0 ? serverPaths.pifReportPages(slug, all) : null, asPages);
  const chosenFiles = new URLSearchParams({ parts: parts.join(','), files: appended ?? '' });
  const ofFiles = useAnswer(
    appended && parts.length > 0 ? serverPaths.pifReportAttachments(slug, chosenFiles) : null,
    asFiles,
  );
  const files = ofFiles.answer?.files ?? [];
  const pagesOf = (part: ReportPart): number | undefined => pages?.parts[part];
  const chosen = parts.reduce((sum, part) => sum + (pagesOf(part) ?? 0), 0);
  return {
    pagesOf,
    /** Pages of the chosen parts; undefined while they are not known. */
    report: pages && Math.max(1, Math.ceil(chosen)),
    isOpening: ofFiles.isLoading,
    attachments: ofFiles.answer && {
      pages: files.reduce((sum, file) => sum + (file.pages ?? 0), 0),
      dividers: files.length,
    },
    unreadable: files.flatMap(({ name, problem }) => (problem ? [{ name, problem }] : [])),
  };
}
