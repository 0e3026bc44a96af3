/**
 * Reads comma-separated values with quoted cells and a header line into one object per row. Handles a byte order mark,
 * CRLF and line breaks in cells.
 */
export function readCsv(text: string): Readonly<Record<string, string>>[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const end = () => {
    row.push(cell);
    cell = '';
  };
  for (let at = text.startsWith('\ufeff') ? 1 : 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (isQuoted && character === '"' && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"') {
      isQuoted = !isQuoted;
    } else if (character === ',' && !isQuoted) {
      end();
    } else if (character === '\n' && !isQuoted) {
      end();
      rows.push(row);
      row = [];
    } else if (character !== '\r' || isQuoted) {
      cell += character;
    }
  }
  if (cell !== '' || row.length > 0) {
    end();
    rows.push(row);
  }
  const [header = [], ...body] = rows;
  return body.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])));
}
