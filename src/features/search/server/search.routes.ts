import { encodeFeatures, featuresOfSearched, featuresSide } from '#features/image-search/image-features.rules.ts';
import { transientPixels } from '#features/media/server/image-pixels.service.ts';
import { learnFromClick } from '#features/synonyms/server/synonyms.service.ts';
import type { Shop } from '#platform/shop.ts';
import { routes } from '#platform/http/api-calls.ts';
import { callerNetwork } from '#platform/http/limits/caller-network.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { searchContract } from '../search.contract.ts';
import { searchRefusals } from './search-errors.messages.ts';
import { recordClickAt, recordSearch } from './search-statistics.service.ts';
import { search } from './search.service.ts';
import { suggestions } from './suggestions.service.ts';

const maxImages = 40;
const maxClicks = 120;
const windowSeconds = 600;

/** Limits the reports of search outcomes and clicks per network address. */
async function beaconRefusal(shop: Shop, address: string): Promise<Refusal<'too-many-tries'> | null> {
  const { allowed, retryAfterSeconds } = await countTry(shop, {
    key: `search-clicks:${address}`,
    max: maxClicks,
    windowSeconds,
  });
  if (allowed) return null;
  return refuse(
    'too-many-tries',
    inBoth(searchRefusals, (t) => t.tooManyClicks),
    { retryAfterSeconds },
  );
}

export const searchRoutes = routes(searchContract, {
  'GET /api/search/': ({ shop, query, depends }) => search(shop, query, depends),
  'POST /api/search/image/': async ({ shop, file, address }) => {
    const { allowed, retryAfterSeconds } = await countTry(shop, {
      key: `picture-search:${address}`,
      policy: 'image-search',
      max: maxImages,
      windowSeconds,
    });
    if (!allowed)
      return refuse(
        'too-many-tries',
        inBoth(searchRefusals, (t) => t.tooManyImages),
        { retryAfterSeconds },
      );
    const pixels = await transientPixels(file, { side: featuresSide, from: callerNetwork(address) });
    return isRefusal(pixels) ? pixels : { picture: encodeFeatures(featuresOfSearched(pixels)) };
  },

  'POST /api/search/clicks/': async ({ shop, body, address }) => {
    const refusal = await beaconRefusal(shop, address);
    if (refusal !== null) return refusal;
    const { q, instead_of: insteadOf = null, position } = body;
    if (insteadOf !== null) await learnFromClick(shop, { typed: insteadOf, clicked: q, address });
    if (position !== undefined) await recordClickAt(shop, { q, position, address });
    return { q, instead_of: insteadOf };
  },

  'POST /api/search/searches/': async ({ shop, body: { q, found }, address }) => {
    const refusal = await beaconRefusal(shop, address);
    if (refusal !== null) return refusal;
    await recordSearch(shop, { q, empty: !found, address });
    return { q, found };
  },

  'GET /api/search/suggestions/': ({ shop, query, depends }) => suggestions(shop, query.q ?? '', depends),
});
