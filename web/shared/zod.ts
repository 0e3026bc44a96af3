import { config } from 'zod/mini';

// The page's policy forbids code made from text, which zod would try and the browser would complain of.
config({ jitless: true });

export * from 'zod/mini';
