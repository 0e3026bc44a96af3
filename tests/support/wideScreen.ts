/** Makes media queries for wide screens match in a test file; jsdom has none. */
export function useWideScreen(): void {
  const { matchMedia } = window;
  const listeners = {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  };
  beforeEach(() => {
    window.matchMedia = (media) =>
      ({ media, matches: media.includes('min-width'), ...listeners }) as Partial<MediaQueryList> as MediaQueryList;
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });
}
