const withoutUnprintable = (text: string): string => text.replace(/[^\P{Cc}\n\t]|\p{Surrogate}/gu, '');

/** A cell as one line: blanks and breaks are one blank each, nothing in it that cannot be printed. */
export const lineOfText = (cell: string): string => withoutUnprintable(cell.replace(/\s+/g, ' ')).trim();

/** The beginning of a line, at most `length` UTF-16 units and no half of a character. */
export const beginning = (line: string, length: number): string => line.slice(0, length).replace(/\p{Surrogate}$/u, '');

/** A cell as a text that may have several lines. */
export const textOfCell = (cell: string): string => withoutUnprintable(cell.replace(/\r\n?/g, '\n')).trim();
