import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import JestRuntime from 'jest-runtime';

const native = createRequire(import.meta.url);

/**
 * Runs a test file in the one context that Node has (tests/support/nodeItself.ts) and hands out packages as Node itself loads
 * them: once for all files that a process tests, instead of once for each. Our own code is still loaded anew for every file.
 */
export default class Runtime extends JestRuntime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    executor.compile = (source, filename) => compileFunction(source, executor.injectedModuleParameters, { filename });
  }

  requireModuleOrMock(from, name) {
    const isPackage = !name.startsWith('.') && !isBuiltin(name) && name !== '@jest/globals';
    return isPackage ? native(native.resolve(name, { paths: [from] })) : super.requireModuleOrMock(from, name);
  }
}
