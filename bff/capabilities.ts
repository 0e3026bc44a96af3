import { readFileSync } from 'node:fs';
import { z } from 'zod';

const calls = z.object({ there: z.array(z.string()), missing: z.array(z.string()) });
const capabilitiesSchema = z.object({ checkedAt: z.iso.datetime(), 'product-server': calls, 'ai-server': calls });

/** Ids of the operations of a service that it was seen to have, and of those that it does not know. */
export type ServiceCalls = z.infer<typeof calls>;
/** What `npm run check:server` found out, by the name of the service's document; `checkedAt` is a moment in UTC. */
export type Capabilities = z.infer<typeof capabilitiesSchema>;

/** Reads the file of `npm run check:server`; null for any other file. */
export function readCapabilities(file: string): Capabilities | null {
  try {
    return capabilitiesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
