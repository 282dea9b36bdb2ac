import { postToPublic } from '#platform/outbound/public-post.ts';
import type { Message } from '#platform/jobs/jobs.ts';
import type { Shop } from '#platform/shop.ts';
import { negotiated, offeredCapabilities, protocolVersion } from '../../protocol.rules.ts';
import { assistantTerms } from '../assistant-terms.service.ts';
import { profileOf } from '../protocol/profiles.ts';
import { signedPost } from '../protocol/signatures.ts';
import { noteOrder } from './handover.service.ts';
import { writtenOrder } from './order.ts';
import { platformOfOrder } from './orders.store.ts';

const timeoutMs = 10_000;
const order = 'dev.ucp.shopping.order';

/** The status with which a platform reports that it wants no more requests at a URL. */
const gone = 410;

/**
 * Sends a platform the current state of its assistant's order after an event; the queue retries what was not accepted. As each message contains the
 * whole order, a late one overwrites nothing newer.
 */
export async function sendOrder(shop: Shop, orderId: number, { id, name }: Message): Promise<void> {
  await noteOrder(shop, orderId);
  const [found] = await platformOfOrder(shop, { orderId });
  if (found === undefined) return;
  const { mode } = await assistantTerms(shop);
  if (mode !== 'on') return;
  const profile = await profileOf(shop, found.profileUrl);
  const address = profile.webhookUrl;
  if (address === null || !negotiated(offeredCapabilities(mode), profile.capabilities).includes(order)) return;
  const { publicUrl, mode: shopMode } = shop.config;
  const written = await writtenOrder(shop, found, { language: shop.identity.language, publicUrl });
  if (written === null) return;
  const ucp = {
    version: protocolVersion,
    status: 'success',
    capabilities: { [order]: [{ version: protocolVersion }] },
  };
  const body = JSON.stringify({ ucp, ...written });
  const headers = {
    'webhook-id': `${name}_${id}`,
    'webhook-timestamp': String(Math.floor(shop.clock.now().getTime() / 1_000)),
    'user-agent': 'Hojreh-Assistants/1',
    ...signedPost(shop, { address, body }),
  };
  const outcome = await postToPublic({ address, headers, body, timeoutMs, loopback: shopMode === 'demo' });
  if ('error' in outcome) throw new Error(`The platform of an assistant was not reached: ${outcome.error}.`);
  const { status } = outcome;
  if ((status < 200 || status >= 300) && status !== gone)
    throw new Error(`The platform of an assistant answered ${status}.`);
}
