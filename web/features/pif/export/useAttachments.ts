import { useTranslation } from 'react-i18next';
import {
  ATTACHMENT_MODES,
  ATTACHMENT_SECTIONS,
  type AttachmentMode,
  MAX_APPENDED_BYTES,
  sectionOfSlot,
  takesMaterialDocuments,
} from '../../../../domain/report/reportAttachments.ts';
import type { PifSection } from '../../../../domain/pif/requirements.ts';
import type { ReportPart } from '../../../../domain/report/reportParts.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { useCan } from '../../../shared/session/useCan.ts';
import { useSessionStorageState } from '../../../shared/useSessionStorageState.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { usePifExportFilesQuery } from './ExportFiles.generated.ts';

/** The files of a section that can be chosen. */
export interface SectionFiles {
  section: PifSection;
  count: number;
  bytes: number;
  /** Why none can be chosen; empty when some can. */
  missing: string;
}

/**
 * How files go with a report, and those of which sections. The choice stays for the next file, until the session ends.
 */
export function useAttachments(pif: PifDetail_PifFragment, parts: readonly ReportPart[]) {
  const { t } = useTranslation('pif');
  const [readsDocuments, seesFormulas] = [useCan('document.read'), useCan('formula.read')];
  const maySeeDocuments = readsDocuments && seesFormulas;
  const [kept, keep] = useSessionStorageState('pif.attachments');
  const [keptMode = '', keptSections] = kept.split(':');
  const mode = ATTACHMENT_MODES.find((one) => one === keptMode) ?? 'NONE';
  const isKept = (section: PifSection) =>
    keptSections === undefined || keptSections.split(',').some((one) => one === section);
  const { data, loading, error } = usePifExportFilesQuery({
    variables: { slug: pif.slug },
    fetchPolicy: 'network-only',
    skip: mode === 'NONE' || !maySeeDocuments,
  });
  const documents = data?.pif.materialDocuments ?? [];
  const whyNone = (section: PifSection): string => {
    if (section !== 'DOCUMENTS') return '';
    if (!maySeeDocuments) return t('export.documentsForStaff');
    if (!pif.formula) return t('export.noFormula');
    if (!takesMaterialDocuments(parts)) return t('export.noDocuments');
    if (error) return t('export.filesFailed', { reason: describeError(error).text });
    return loading ? t('export.loadingFiles') : '';
  };
  const sections = ATTACHMENT_SECTIONS.map((section): SectionFiles => {
    const files = section === 'DOCUMENTS' ? documents : pif.files.filter(({ slot }) => sectionOfSlot(slot) === section);
    const missing = whyNone(section) || (files.length === 0 ? t('export.noFiles') : '');
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    return { section, count: files.length, bytes, missing };
  });
  const chosen = mode === 'NONE' ? [] : sections.filter(({ section, missing }) => missing === '' && isKept(section));
  const set = (next: AttachmentMode, which: readonly PifSection[]) => keep(`${next}:${which.join(',')}`);
  const bytes = chosen.reduce((sum, one) => sum + one.bytes, 0);
  return {
    mode,
    setMode: (next: string) =>
      set(ATTACHMENT_MODES.find((one) => one === next) ?? mode, ATTACHMENT_SECTIONS.filter(isKept)),
    sections,
    chosen: chosen.map(({ section }) => section),
    /** What cannot be chosen for this file stays chosen for the next. */
    choose: (which: readonly PifSection[]) =>
      set(mode, [
        ...which,
        ...sections.filter(({ section, missing }) => missing !== '' && isKept(section)).map(({ section }) => section),
      ]),
    count: chosen.reduce((sum, one) => sum + one.count, 0),
    bytes,
    /** Whether the files are more than can follow a report as pages. */
    isTooLarge: mode === 'APPENDED' && bytes > MAX_APPENDED_BYTES,
  };
}
