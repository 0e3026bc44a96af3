const withoutUnprintable = (text: string): string => text.replace(/[^\P{Cc}\n\t]|\p{Surrogate}/gu, '');

/** A cell as one line: blanks and breaks are one blank each, nothing in it that cannot be printed. */
export const lineOfText = (cell: string): string => withoutUnprintable(cell.replace(/\s+/g, ' ')).trim();

/** A cell as a text that may have several lines. */
export const textOfCell = (cell: string): string => withoutUnprintable(cell.replace(/\r\n?/g, '\n')).trim();
