/** Replaces every picture, font and style sheet that a page imports. */
export default 'asset';
