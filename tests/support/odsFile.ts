import { zipOf } from './zip.ts';

const namespaces = ['office', 'table', 'text', 'style', 'fo', 'number']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name === 'number' ? 'datastyle' : name}:1.0"`)
  .join(' ');

/** A cell of an OpenDocument spreadsheet with more attributes of it, if need be. */
export const odsText = (text: string, more = ''): string =>
  `<table:table-cell office:value-type="string" ${more}><text:p>${text}</text:p></table:table-cell>`;

/** A calculated cell, as LibreOffice writes it. */
export const odsFormula = (formula: string, value: number): string =>
  `<table:table-cell table:formula="of:=${formula}" office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`;

/** A percentage whose number format is not in the file, as LibreOffice writes one with the usual format. */
export const odsPercent = (share: number): string =>
  `<table:table-cell office:value-type="percentage" office:value="${share}"><text:p>${share * 100} %</text:p></table:table-cell>`;

export const odsRow = (cells: string, more = ''): string => `<table:table-row ${more}>${cells}</table:table-row>`;

/** The bytes of an OpenDocument spreadsheet. `tables` are its sheets, `styles` those that hide sheets. */
export const odsFile = (tables: string, styles = '', manifest = ''): Promise<Buffer> =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'META-INF/manifest.xml': `<?xml version="1.0"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">${manifest}</manifest:manifest>`,
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${namespaces}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
  });
