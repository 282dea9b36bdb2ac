import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '#platform/http/errors/send-refusal.ts';
import { callerAddress } from '#platform/http/limits/caller-address.ts';
import { throughDoor } from '#platform/http/limits/doors.ts';
import { languageRequested } from '#platform/http/languages.ts';
import type { Shop } from '#platform/shop.ts';
import { validationMessages } from '#platform/http/validation/validation.messages.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse } from '#shared/contract/refusal.ts';
import { isSignedFor } from './file-address.ts';
import { privateName } from './stored-names.ts';
import { uploadByKey, type UploadRow } from './uploads.store.ts';

const keyShape = /^[0-9a-f]{20}$/;

/** Serves `/files/{key}` at signed URLs: images inline, everything else as a download. */
export function serveFiles(app: FastifyInstance, shop: Shop): void {
  app.get<{ Params: { key: string }; Querystring: { until?: unknown; signed?: unknown } }>(
    '/files/:key',
    async (request, reply) => {
      const { key } = request.params;
      if (!keyShape.test(key) || !isSignedFor(shop, key, request.query)) return notFound(shop, request, reply);
      const at = { kind: 'visitor', address: callerAddress(request.ip) } as const;
      const [row] = await throughDoor(shop, at, () => uploadByKey(shop, { key }));
      const file = row?.kind === 'file' ? await shop.files.open(privateName(key)) : null;
      if (row === undefined || file === null) return notFound(shop, request, reply);
      return (
        reply
          .header('cache-control', 'private, no-store')
          .header('content-disposition', disposition(row))
          .header('content-length', file.bytes)
          // The content is never treated as a page: no scripts, forms or framing by other sites.
          .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
          .header('x-content-type-options', 'nosniff')
          .header('cross-origin-resource-policy', 'same-origin')
          .header('referrer-policy', 'no-referrer')
          .type(row.mime_type === 'text/plain' ? 'text/plain; charset=utf-8' : row.mime_type)
          .send(file.content)
      );
    },
  );
}

function disposition({ mime_type: mimeType, name }: UploadRow): string {
  const way = mimeType.startsWith('image/') ? 'inline' : 'attachment';
  return `${way}; filename*=UTF-8''${encodeURIComponent(name ?? 'file').replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}

/** Returns the same response for a missing and an inaccessible file. */
export function notFound(shop: Shop, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refuse(
    'not-found',
    inBoth(validationMessages, (t) => t.notFound),
  );
  return sendRefusal(shop, request, reply, { status: 404, refusal, ...languageRequested(shop, request) });
}
