/**
 * Tests of the web client run React, Material UI and Apollo Client as people get them: built for production, which also takes a third less
 * time. That React has no `act`, which Testing Library calls around everything that renders.
 */
process.env.NODE_ENV = 'production';

const React = jest.requireActual<{ act?: unknown }>('react');

/** Runs a callback and renders what it has changed before it returns; a promise is waited for first. */
React.act ??= <Result>(callback: () => Result | Promise<Result>) => {
  const { flushSync } = jest.requireActual<{ flushSync<R>(run: () => R): R }>('react-dom');
  const result = flushSync(callback);
  // As React does: whoever does not wait for it has everything rendered already.
  return {
    then: (done: (result: Result) => void, failed: (error: unknown) => void) =>
      void Promise.resolve(result)
        .then(async (value) => {
          await new Promise((resolve) => setTimeout(resolve, 0));
          return value;
        })
        .then(done, failed),
  };
};
