/** Writes the knowledge that the product ships with to the file of the argument: a step of the build. */
import { writeFileSync } from 'node:fs';
import { shippedKnowledge } from './shippedKnowledge.ts';

writeFileSync(process.argv[2] ?? '', JSON.stringify(shippedKnowledge()));
