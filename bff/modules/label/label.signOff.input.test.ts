import { signOffInput } from './label.input.ts';

const reads = (reason: string) => signOffInput.safeParse({ slug: 'krema', key: '0'.repeat(64), reason });

test.each(['', ' ', ' \n '])('a finding is not settled for the reason %j', (reason) => {
  expect(reads(reason).success).toBe(false);
});

test('a reason is kept without the blanks around it', () => {
  expect(reads(' Certificate of 3 May \n').data?.reason).toBe('Certificate of 3 May');
});
