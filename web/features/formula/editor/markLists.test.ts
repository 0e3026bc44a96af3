import { markLists } from './markLists.ts';

const marked = (before: string[], after: string[]) => {
  const lists = markLists(before, after);
  const textOf = ({ text, mark, otherPlace }: (typeof lists.after)[number]) =>
    mark === null ? text : `${text} ${mark}${otherPlace === null ? '' : ` from ${otherPlace}`}`;
  return [lists.before.map(textOf), lists.after.map(textOf)];
};

test('what came, went and moved is marked, each once', () => {
  expect(marked(['AQUA', 'GLYCERIN', 'UREA', 'PARFUM'], ['AQUA', 'UREA', 'GLYCERIN', 'PANTHENOL'])).toEqual([
    ['AQUA', 'GLYCERIN', 'UREA', 'PARFUM removed'],
    ['AQUA', 'UREA', 'GLYCERIN moved from 2', 'PANTHENOL added'],
  ]);
});

test('names behind one that was removed have not moved', () => {
  expect(marked(['AQUA', 'GLYCERIN', 'UREA'], ['AQUA', 'UREA'])[1]).toEqual(['AQUA', 'UREA']);
});
