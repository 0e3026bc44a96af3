/**
 * `npm run check:server -- PRODUCT_URL [AI_URL] [--file FILE]`: asks the services behind the BFF every question that it
 * may ask them, says which calls are there, and writes what the BFF reads as SERVER_CAPABILITIES.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkService, type CheckedCall } from './checkService.ts';
import { readCredentials } from './readCredentials.ts';
import { readServiceDocument } from './serviceDocument.ts';
import { signIn, type Credentials } from './signIn.ts';
import { toCapabilities, toSummary, toTable } from './writeFindings.ts';

const USAGE = 'Usage: npm run check:server -- PRODUCT_URL [AI_URL] [--file FILE]';

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { file: { type: 'string', default: 'server-capabilities.json' } },
  });
  const [product, ai, ...rest] = positionals.map((url) => url.replace(/\/$/, ''));
  if (!product || rest.length > 0 || [product, ai].some((url) => url && !/^https?:\/\/[^@?#]+$/.test(url)))
    throw new Error(`${USAGE}\nBoth are http or https addresses without a user name.`);
  return { product, ai, file: resolve(values.file) };
}

async function check(name: 'product-server' | 'ai-server', url: string, account: Credentials): Promise<CheckedCall[]> {
  const document = readServiceDocument(name);
  const calls = await checkService(document, {
    url,
    token: await signIn(name, url, account),
    resolve: document.resolve,
  });
  process.stdout.write(`\n${name} at ${url}\n\n${toTable(document.screens, calls)}\n\n${toSummary(calls)}\n`);
  return calls;
}

try {
  const { product, ai, file } = readArguments();
  const account = await readCredentials(process.env);
  const services = {
    'product-server': await check('product-server', product, account),
    ...(ai && { 'ai-server': await check('ai-server', ai, account) }),
  };
  writeFileSync(file, `${JSON.stringify(toCapabilities(new Date(), services), null, 2)}\n`);
  process.stdout.write(`\nWritten to ${file}. Start the product with SERVER_CAPABILITIES=${file}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
