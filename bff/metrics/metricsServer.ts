import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where the text comes from. */
interface MetricsSource {
  toText(): Promise<string>;
  contentType: string;
}

/**
 * The port for operators. It is not the port of the product, so that no proxy in front of that one opens it to the
 * world.
 */
export interface MetricsServer {
  url: string;
  close(): Promise<void>;
}

/** Serves `/metrics` in Prometheus' format, and nothing else. */
export async function serveMetrics(metrics: MetricsSource, port: number, host: string): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') response.writeHead(404).end();
    else if (!/^(?:GET|HEAD)$/.test(request.method ?? '')) response.writeHead(405, { allow: 'GET, HEAD' }).end();
    else void sendMetrics(metrics, response);
  }).listen(port, host);
  await once(server, 'listening');
  const { port: boundPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    close: async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}

async function sendMetrics(metrics: MetricsSource, response: ServerResponse): Promise<void> {
  const text = await metrics.toText().catch(() => null);
  if (text === null) response.writeHead(503).end();
  else response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
}
