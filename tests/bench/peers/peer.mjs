// One GraphQL server in front of the service, without any of our protections: `node peer.mjs NAME SERVICE`. Sends its
// port to the parent.
import { createServer } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { useGraphQlJit } from '@envelop/graphql-jit';
import { makeExecutableSchema } from '@graphql-tools/schema';
import express from 'express';
import Fastify from 'fastify';
import { createYoga } from 'graphql-yoga';
import mercurius from 'mercurius';
import { Pool } from 'undici';
import { resolversWith, typeDefs } from './schema.mjs';

const [name, service] = process.argv.slice(2);
const pool = new Pool(service, { connections: 100, pipelining: 1 });

const withFetch = async (path, authorization) => (await fetch(service + path, { headers: { authorization } })).json();
const withPool = async (path, authorization) =>
  (await pool.request({ method: 'GET', path, headers: { authorization } })).body.json();

const schemaWith = (get) => makeExecutableSchema({ typeDefs, resolvers: resolversWith(get) });
const contextOf = ({ headers }) => ({ authorization: headers.authorization });

async function apolloWith(get) {
  const apollo = new ApolloServer({ schema: schemaWith(get), nodeEnv: 'production' });
  await apollo.start();
  return apollo;
}

const peers = {
  async apollo() {
    const app = express();
    const context = ({ req }) => Promise.resolve(contextOf(req));
    app.use('/graphql', express.json(), expressMiddleware(await apolloWith(withFetch), { context }));
    return createServer(app);
  },
  async 'apollo-fastify'() {
    const app = Fastify();
    const context = (request) => Promise.resolve(contextOf(request));
    app.post('/graphql', fastifyApolloHandler(await apolloWith(withPool), { context }));
    await app.ready();
    return app.server;
  },
  yoga() {
    const context = ({ request }) => ({ authorization: request.headers.get('authorization') });
    return createServer(
      createYoga({ schema: schemaWith(withPool), plugins: [useGraphQlJit()], context, logging: false }),
    );
  },
  async mercurius() {
    const app = Fastify();
    await app.register(mercurius, { schema: schemaWith(withPool), jit: 1, context: contextOf });
    await app.ready();
    return app.server;
  },
  /** The least that a server between two others can do: it passes on every request as the one call of the page. */
  proxy() {
    return createServer((request, response) => {
      request.resume();
      const options = {
        method: 'GET',
        path: '/',
        headers: { authorization: request.headers.authorization },
        opaque: response,
      };
      void pool.stream(options, ({ statusCode, headers }) => {
        const { 'content-type': type, 'content-length': length } = headers;
        return response.writeHead(statusCode, { 'content-type': type, 'content-length': length });
      });
    });
  },
};

const server = await peers[name]();
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('disconnect', () => process.exit());
