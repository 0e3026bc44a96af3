import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { securityHeaders } from './securityHeaders.ts';

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Responds to malformed or slow HTTP and closes the connection: where the next request starts is unknown. */
export function clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const headers = Object.entries({
    connection: 'close',
    'content-length': '0',
    'cache-control': 'no-store',
    ...securityHeaders,
  });
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  // `end` alone would leave the connection half open for as long as the client likes.
  socket.end(head, () => socket.destroy());
}
