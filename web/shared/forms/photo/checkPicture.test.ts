import { MAX_FILE_BYTES } from '../../../../domain/limits.ts';
import { checkPicture } from './checkPicture.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const bytes = (text: string) => Array.from(text, (character) => character.charCodeAt(0));
const webp = [...bytes('RIFF'), 1, 2, 3, 4, ...bytes('WEBPVP8 ')];
const file = (content: number[], length = content.length) => {
  const whole = new Uint8Array(length);
  whole.set(content);
  return new File([whole], 'holiday.png', { type: 'image/png' });
};

test.each([
  ['a JPEG', jpeg],
  ['a PNG', png],
  ['a WebP', webp],
])('%s is accepted as a picture', async (_name, content) => {
  expect(await checkPicture(file(content))).toBeNull();
});

test.each([
  ['nothing', []],
  ['a script', bytes('<script>alert(1)</script>')],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', bytes('GIF89a')],
  ['a PDF', bytes('%PDF-1.7')],
  ['half a PNG', png.slice(0, 7)],
  ['a WAVE sound in the container format of WebP', [...bytes('RIFF'), 1, 2, 3, 4, ...bytes('WAVEfmt ')]],
])('%s with the name of a picture is rejected', async (_name, content) => {
  expect(await checkPicture(file(content))).toBe('notPicture');
});

test('a picture above 5 MiB is too large', async () => {
  expect(await checkPicture(file(png, MAX_FILE_BYTES.picture))).toBeNull();
  expect(await checkPicture(file(png, MAX_FILE_BYTES.picture + 1))).toBe('tooLarge');
});

test('a file that can no longer be read is rejected', async () => {
  const gone = file(png);
  gone.slice = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  expect(await checkPicture(gone)).toBe('notPicture');
});
