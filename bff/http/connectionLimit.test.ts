import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { limitSilentConnections } from './connectionLimit.ts';

const server = new EventEmitter();
limitSilentConnections(server as Server, ['192.0.2.128/25']);

/** Opens connections of an address and returns those that are closed in return, by their number. */
function closedOf(remoteAddress: string, count: number): { sockets: EventEmitter[]; closed: number[] } {
  const closed: number[] = [];
  const sockets = Array.from({ length: count }, (_, at) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: () => closed.push(at) });
    server.emit('connection', socket);
    return socket;
  });
  return { sockets, closed };
}

test('a network has 100 silent connections, and a further one closes the oldest', () => {
  const { closed } = closedOf('192.0.2.1', 100);
  expect(closed).toEqual([]);
  closedOf('192.0.2.2', 1);
  expect(closed).toEqual([]);
  closedOf('192.0.2.1', 1);
  expect(closed).toEqual([0]);
});

test('a connection that has sent a request or has ended does not count', () => {
  const { sockets, closed } = closedOf('192.0.2.3', 100);
  server.emit('request', { socket: sockets[0] });
  sockets[1]?.emit('close');
  closedOf('192.0.2.3', 2);
  expect(closed).toEqual([]);
  closedOf('192.0.2.3', 1);
  expect(closed).toEqual([2]);
});

test('a trusted proxy has any number of silent connections', () => {
  expect(closedOf('::ffff:192.0.2.200', 101).closed).toEqual([]);
});
