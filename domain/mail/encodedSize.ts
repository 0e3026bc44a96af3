const LINE_LENGTH = 76;
const LINE_BREAK_LENGTH = 2;

/**
 * Bytes of a file in a message: Base64 makes four characters of three bytes and breaks lines after 76 characters (RFC
 * 2045, section 6.8).
 */
export function encodedSize(bytes: number): number {
  const characters = 4 * Math.ceil(bytes / 3);
  return characters + LINE_BREAK_LENGTH * Math.ceil(characters / LINE_LENGTH);
}
