import type { Plugin } from 'vite';

export function compatibilityScript(entry: string): Plugin;
