import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { framedImage } from '#features/media/server/framed-image.service.ts';
import { callerAddress } from '#platform/http/limits/caller-address.ts';
import { throughDoor } from '#platform/http/limits/doors.ts';
import type { Shop } from '#platform/shop.ts';
import { brandIconAddress, brandIcons, backgroundOf, type BrandIconName } from '../appearance.rules.ts';
import { brandOf } from './appearance.service.ts';

const isIconName = (name: string): name is BrandIconName => Object.hasOwn(brandIcons, name);

/**
 * Serves `/brand/{logo}-{theme}/{icon}.png`, the icons generated from the shop's logo, and redirects `/app-icon.png` and `/favicon.ico` to the
 * current ones; browsers request these for documents that name no icon, such as a text, an image or a file.
 */
export function serveBrandIcons(app: FastifyInstance, shop: Shop): void {
  /** The icons of the current logo only: five at most. */
  const drawn = new Map<string, Promise<Buffer | null>>();
  const brandNow = ({ ip }: FastifyRequest) =>
    throughDoor(shop, { kind: 'visitor', address: callerAddress(ip) }, () => brandOf(shop));

  app.get<{ Params: { of: string; icon: string } }>('/brand/:of/:icon.png', async (request, reply) => {
    const { icon } = request.params;
    const brand = await brandNow(request);
    const { pathname: address } = new URL(request.url, 'http://shop');
    if (brand.logo === null || !isIconName(icon) || address !== brandIconAddress(brand, icon)) return notFound(reply);
    let drawing = drawn.get(address);
    if (drawing === undefined) {
      for (const other of drawn.keys()) if (!other.startsWith(`/brand/${request.params.of}/`)) drawn.delete(other);
      const { side, part, onBackground } = brandIcons[icon];
      drawing = framedImage(shop, {
        key: brand.logo,
        side,
        part,
        background: onBackground ? backgroundOf[brand.theme] : null,
      });
      drawn.set(address, drawing);
      drawing.catch(() => drawn.delete(address));
    }
    const content = await drawing;
    if (content === null) return notFound(reply);
    return reply.type('image/png').header('cache-control', 'public, max-age=31536000, immutable').send(content);
  });

  const isNow = { '/app-icon.png': 'icon-192', '/favicon.ico': 'icon-48' } as const;
  for (const [address, icon] of Object.entries(isNow)) {
    app.get(address, async (request, reply) =>
      reply.header('cache-control', 'no-cache').redirect(brandIconAddress(await brandNow(request), icon)),
    );
  }
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}
