import { read, utils } from '@e965/xlsx';

/** The files that the page gives the browser to save, which jsdom cannot. `jest.restoreAllMocks` ends it. */
export function catchSavedFiles() {
  const [names, files]: [string[], Blob[]] = [[], []];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const contentOf = async (at: number): Promise<Uint8Array> => {
    const reader = new FileReader();
    const isRead = new Promise((resolve, reject) => Object.assign(reader, { onload: resolve, onerror: reject }));
    reader.readAsArrayBuffer(files[at] ?? new Blob());
    await isRead;
    return new Uint8Array(reader.result as ArrayBuffer);
  };
  /** The rows of the first sheet of the first file. */
  const rows = async () => {
    const { Sheets, SheetNames } = read(await contentOf(0), { type: 'array' });
    return utils.sheet_to_json<string[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1, defval: '' });
  };
  return { names, contentOf, rows };
}
