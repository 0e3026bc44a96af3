/** Sizes of the frame around every page, in pixels. */
export const HEADER_HEIGHT = 56;
export const NAVIGATION_WIDTH = 230;
export const NAVIGATION_RAIL_WIDTH = 68;
export const CONTENT_MAX_WIDTH = 1440;
