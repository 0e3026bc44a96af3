/**
 * Uploads a file to the BFF and returns its reference. The form is written by hand, because fetch in jsdom cannot send
 * FormData. `session` is the stored session of whom it belongs to.
 */
export async function uploadContent(
  bffUrl: string,
  session: string,
  kind: 'document' | 'sheet' | 'pifFile',
  content: Buffer,
): Promise<string> {
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="file"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b--\r\n')]);
  const { token } = JSON.parse(session) as { token: string };
  const headers = {
    authorization: `Bearer ${token}`,
    'apollo-require-preflight': 'true',
    'content-type': 'multipart/form-data; boundary=b',
  };
  const response = await fetch(`${bffUrl}/uploads?kind=${kind}`, { method: 'POST', headers, body });
  return ((await response.json()) as { reference: string }).reference;
}
