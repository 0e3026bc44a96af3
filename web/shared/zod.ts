import { config } from 'zod/mini';

// The content security policy forbids eval, which zod would try; the browser would report a violation.
config({ jitless: true });

export * from 'zod/mini';
