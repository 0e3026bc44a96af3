import type { SheetSubject, SheetTablesInput } from '../../../shared/apollo/schema.generated.ts';

/** Lines of a page of the preview. */
export const PREVIEW_LINES = 50;

/** What is asked of a file that was just sent. */
export const firstLook = (upload: string, subject: SheetSubject, companyId: string | null): SheetTablesInput => ({
  upload,
  subject,
  companyId,
  table: null,
  columns: null,
  hiddenLines: [],
  page: 1,
  pageSize: PREVIEW_LINES,
});
