import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress } from '#platform/http/limits/caller-address.ts';
import { throughDoor } from '#platform/http/limits/doors.ts';
import type { Shop } from '#platform/shop.ts';
import { videoAddress, videoKeyIn, rangeIn } from '../media.rules.ts';
import { notFound } from './served-files.ts';
import { videoName } from './stored-names.ts';
import { uploadByKey } from './uploads.store.ts';

/** Serves `/films/{key}.mp4` and `.webm`, whole or by range; nothing is buffered in memory, and the service worker caches none. */
export function serveVideos(app: FastifyInstance, shop: Shop): void {
  app.get<{ Params: { name: string } }>('/films/:name', async (request, reply) => {
    const address = `/films/${request.params.name}`;
    const key = videoKeyIn(address);
    const at = { kind: 'visitor', address: callerAddress(request.ip) } as const;
    const [row] = key === null ? [] : await throughDoor(shop, at, () => uploadByKey(shop, { key }));
    if (row?.kind !== 'film' || address !== videoAddress(row.key, row.mime_type === 'video/webm' ? 'webm' : 'mp4'))
      return notFound(shop, request, reply);
    const video = await shop.files.find(videoName(row.key));
    if (video === null) return notFound(shop, request, reply);
    const { bytes } = video;
    const part = rangeIn(request.headers.range, bytes);
    // Opened before the headers, so that the response for an unavailable file is not cached.
    const content =
      part === 'beyond' ? null : await contentFor(request, () => video.read(part === 'whole' ? undefined : part));
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('accept-ranges', 'bytes')
      .header('etag', `"${row.key}"`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff');
    if (part === 'beyond') return reply.code(416).header('content-range', `bytes */${bytes}`).send();
    if (part === 'whole') return playing(reply, row.mime_type, bytes).send(content);
    reply.code(206).header('content-range', `bytes ${part.from}-${part.to}/${bytes}`);
    return playing(reply, row.mime_type, part.to - part.from + 1).send(content);
  });
}

/** Returns an empty body for HEAD: otherwise the whole file would be read and discarded. */
function contentFor({ method }: FastifyRequest, read: () => Promise<Readable>): Promise<Readable> {
  return method === 'HEAD' ? Promise.resolve(Readable.from([])) : read();
}

function playing(reply: FastifyReply, mimeType: string, bytes: number): FastifyReply {
  return reply.type(mimeType).header('content-length', bytes);
}
