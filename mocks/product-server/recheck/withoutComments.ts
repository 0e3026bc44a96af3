/**
 * A TypeScript source without the lines that hold nothing but a comment, so that a better explanation does not make all
 * labels be checked again. A comment behind code stays: telling it from a regular expression would need a parser.
 */
export function withoutComments(source: string): string {
  let isInComment = false;
  const isCode = (line: string): boolean => {
    const text = line.trim();
    if (!isInComment && text.startsWith('//')) return false;
    if (!isInComment && !text.startsWith('/*')) return true;
    isInComment = !text.includes('*/');
    return !isInComment && !text.endsWith('*/');
  };
  return source.split('\n').filter(isCode).join('\n');
}
