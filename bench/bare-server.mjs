// A bare Fastify server that returns fixed bytes: the limit against which the shop's reads are measured. The file named by ANSWERS holds the headers
// and the base64 body of each address.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const answers = new Map(
  Object.entries(JSON.parse(readFileSync(process.env.ANSWERS, 'utf8'))).map(([address, { headers, body }]) => [
    address,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
);

const app = Fastify();
app.get('/*', (request, reply) => {
  const answer = answers.get(request.url);
  if (answer === undefined) return reply.code(404).send();
  return reply.headers(answer.headers).send(answer.body);
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
