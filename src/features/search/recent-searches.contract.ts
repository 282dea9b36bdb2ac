import { Type } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Done } from '#shared/contract/replies.ts';
import { longestRecentSearch, maxRecentSearches } from './recent-searches.rules.ts';

/** The newest first. */
const Searches = Type.Object({ searches: Type.Array(Type.String()) });

export const recentSearchesContract = contract({
  'GET /api/recent-searches/': {
    summary: 'What the customer searched for last, on whichever device.',
    access: 'customer',
    reply: Searches,
  },
  'POST /api/recent-searches/': {
    summary:
      'Stores searches of the customer, the first as the newest, and answers those that stay: a few of the newest.',
    access: 'customer',
    body: Type.Object({
      searches: Type.Array(Type.String({ minLength: 1, maxLength: longestRecentSearch }), {
        minItems: 1,
        maxItems: maxRecentSearches,
      }),
    }),
    reply: Searches,
  },
  'DELETE /api/recent-searches/': {
    summary: 'Forgets what the customer searched for, on every device.',
    access: 'customer',
    reply: Done,
  },
});
