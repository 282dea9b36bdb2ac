import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';

/** Serves pages from their sources with hot reload, for `npm run dev`. */
export async function startDevelopment(app: FastifyInstance): Promise<{ build: () => Promise<ServerBuild> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|media|dev|payment|healthz|readyz|metrics)\b/.test(request.url)) {
      done();
      return;
    }
    vite.middlewares(request.raw, reply.raw, () => {
      done();
    });
  });
  app.addHook('onClose', async () => {
    await vite.close();
  });
  return { build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild };
}
