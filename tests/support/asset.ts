/** Stands for a picture, font or style sheet that a page imports. */
export default 'asset';
