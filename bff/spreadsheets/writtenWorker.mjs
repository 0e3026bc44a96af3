// The thread of sheetWorker.ts where nothing was built: teaches the thread TypeScript first.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
