// @ts-check
// Jest calls this after the tests.
export { endPool as default } from './testPool.mjs';
