// Answers with recorded responses, at once or after some milliseconds, so that only the server in front is measured.
import { createServer } from 'node:http';

process.once('message', ({ recorded, delayMs }) => {
  const byPath = new Map(recorded.map((one) => [one.path, one]));
  const server = createServer((request, response) => {
    const { status, body } = byPath.get(request.url.split('?')[0]) ?? { status: 404, body: '' };
    const send = () =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .end(body);
    if (delayMs > 0) setTimeout(send, delayMs);
    else send();
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
process.on('disconnect', () => process.exit());
