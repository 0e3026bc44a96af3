import { hasCyclicPages } from './pageTree.ts';

/** A PDF whose nodes have these children. */
const pdf = (nodes: Record<number, number[]>, end = '') =>
  Buffer.from(
    `%PDF-1.4\n${Object.entries(nodes)
      .map(
        ([node, kids]) =>
          `${node} 0 obj\n<< /Type /Pages /Count 1 /Kids [ ${kids.map((kid) => `${kid} 0 R`).join(' ')} ] >>\nendobj\n`,
      )
      .join('')}9 0 obj << /Type /Page >> endobj\n${end}`,
    'latin1',
  );

test.each([
  ['one node', { 2: [9] }, false],
  ['a node below a node', { 2: [3, 9], 3: [9] }, false],
  ['a node twice below another, which is no cycle', { 2: [3, 3], 3: [9] }, false],
  ['a node below itself', { 2: [9, 2] }, true],
  ['two nodes below each other', { 2: [3], 3: [9, 2] }, true],
  ['a cycle deep below the root', { 2: [3, 9], 3: [4], 4: [5], 5: [9, 3] }, true],
  ['nodes in the reverse order', { 5: [2], 2: [9] }, false],
])('%s', (_, nodes, expected) => {
  expect(hasCyclicPages(pdf(nodes))).toBe(expected);
});

test('an update that ends a cycle ends it, and one that begins it begins it', () => {
  const updated = (kids: string) => `2 0 obj\n<</Type/Pages/Kids[${kids}]>>\nendobj`;
  expect(hasCyclicPages(pdf({ 2: [2] }, updated('9 0 R')))).toBe(false);
  expect(hasCyclicPages(pdf({ 2: [9] }, updated('9 0 R 2 0 R')))).toBe(true);
});

test('bytes without a node, or with one that is cut off, have no cycle', () => {
  for (const text of ['', '%PDF-1.7', '/Kids [2 0 R', '/Kids [2 0 R]', '2 0 obj << /Kids [2 0'])
    expect(hasCyclicPages(Buffer.from(text))).toBe(false);
});
