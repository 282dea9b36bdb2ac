import { imageHashOf, hashSide, encodeImageHash } from '#features/image-search/image-hash.rules.ts';
import { transientPixels } from '#features/media/server/image-pixels.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { callerNetwork } from '#platform/http/limits/caller-network.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse } from '#shared/contract/refusal.ts';
import { searchContract } from '../search.contract.ts';
import { searchRefusals } from './search-errors.messages.ts';
import { search } from './search.service.ts';
import { suggestions } from './suggestions.service.ts';

const maxImages = 40;
const windowSeconds = 600;

export const searchRoutes = routes(searchContract, {
  'GET /api/search/': ({ shop, query, depends }) => search(shop, query, depends),
  'POST /api/search/picture/': async ({ shop, file, address }) => {
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
    const rgb = await transientPixels(file, { side: hashSide, from: callerNetwork(address) });
    return isRefusal(rgb) ? rgb : { picture: encodeImageHash(imageHashOf({ side: hashSide, rgb })) };
  },

  'GET /api/search/suggestions/': ({ shop, query, depends }) => suggestions(shop, query.q ?? '', depends),
});
