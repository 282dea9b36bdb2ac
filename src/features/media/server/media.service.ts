import { isHeld } from '#platform/http/answers/send-cached.ts';
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { workOf } from '#platform/database/admission.ts';
import type { Shop } from '#platform/shop.ts';
import { renditionOf } from '../media.rules.ts';
import { mediaFiles } from './media.tables.ts';
import { imageScale } from './image-reader.ts';
import { createRenditions, originalName } from './renditions.ts';
import { notFound, serveFiles } from './served-files.ts';
import { serveVideos } from './served-videos.ts';

/** An uploaded or generated image; its size is read from the content when it is omitted. */
export interface ImageFile {
  readonly content: Buffer;
  readonly mimeType: string;
  readonly size?: { readonly width: number; readonly height: number };
}

/** An image whose file is stored; its row is inserted by {@link recordImages}. */
export interface SavedImage {
  readonly key: string;
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

const keyShape = /^[0-9a-f]{20}$/;

/** Returns the key of an image, a hash of its content, so that duplicates are stored once and its URL can be cached forever. */
export function imageKey(content: Buffer): string {
  return createHash('sha1').update(content).digest('hex').slice(0, 20);
}

/** Stores an image, first its file, then its row; throws when the content is not an image. */
export async function storeImage(shop: Shop, image: ImageFile): Promise<string> {
  const stored = await saveImage(shop, image);
  await recordImages(shop, [stored]);
  return stored.key;
}

/** Stores only an image's file; not to be called inside a transaction. */
export async function saveImage(shop: Shop, { content, mimeType, size }: ImageFile): Promise<SavedImage> {
  const { width, height } = size ?? (await imageScale(content));
  const key = imageKey(content);
  await shop.files.write(originalName(key), content);
  return { key, mimeType, width, height, bytes: content.length };
}

/** Inserts the rows of images whose files are stored; existing rows are unchanged. */
export async function recordImages(shop: Shop, images: readonly SavedImage[]): Promise<void> {
  if (images.length === 0) return;
  const createdAt = shop.clock.now();
  await shop.db
    .insert(mediaFiles)
    .values(images.map((image) => ({ ...image, createdAt })))
    .onConflictDoNothing();
}

/** Serves `/media/{key}/{width}.webp`, every image of the shop in the widths that pages request, its videos, and `/files/{key}`. */
export function serveMedia(app: FastifyInstance, shop: Shop): void {
  const renditions = createRenditions(shop);
  app.get<{ Params: { key: string; name: string } }>('/media/:key/:name', async (request, reply) => {
    const { key, name } = request.params;
    const wanted = renditionOf(name);
    if (wanted === null || !keyShape.test(key)) return notFound(shop, request, reply);
    const etag = `"${key}-${name}"`;
    const content = await shop.database.availability.during(workOf('visitor', () => renditions.find(key, wanted)));
    if (content === null) return notFound(shop, request, reply);
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', etag)
      .header('x-content-type-options', 'nosniff');
    if (isHeld(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('image/webp').send(content);
  });
  serveFiles(app, shop);
  serveVideos(app, shop);
}
