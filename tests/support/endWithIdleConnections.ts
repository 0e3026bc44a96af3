import { once } from 'node:events';
import { connect } from 'node:net';
import type { startBffProcess } from './bffProcess.ts';

/** Opens connections that have said nothing, half a request, or all that they have to say; then ends the process. */
export async function endWithIdleConnections({ child, url, ended, err }: Awaited<ReturnType<typeof startBffProcess>>) {
  const sockets = ['', 'GET /healthz HTTP/1.1\r\nhost: x\r\n', 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'].flatMap(
    (text) =>
      Array.from({ length: 10 }, () => {
        const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
        const isReady = once(socket, text.endsWith('\r\n\r\n') ? 'data' : 'connect');
        socket.on('error', () => undefined);
        return { isReady, isClosed: once(socket, 'close') };
      }),
  );
  await Promise.all(sockets.map(({ isReady }) => isReady));
  child.kill('SIGTERM');
  const code = await ended;
  await Promise.all(sockets.map(({ isClosed }) => isClosed));
  return { code, err: err() };
}
/** So that no timeout closes a connection. */
export const patient = { HOST: '127.0.0.1', KEEP_ALIVE_MS: '60000', HEADERS_TIMEOUT_MS: '60000' };
