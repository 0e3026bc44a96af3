import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** The content of a download when it is complete. Its file is the browser's, which may run elsewhere. */
export const contentOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());
