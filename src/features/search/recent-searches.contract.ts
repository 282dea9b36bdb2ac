import { Type } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Done } from '#shared/contract/replies.ts';
import { longestRecentSearch, maxRecentSearches } from './recent-searches.rules.ts';

/** Newest first. */
const Searches = Type.Object({ searches: Type.Array(Type.String()) });

export const recentSearchesContract = contract({
  'GET /api/recent-searches/': {
    summary: "Lists the customer's last searches, of all devices.",
    access: 'customer',
    reply: Searches,
  },
  'POST /api/recent-searches/': {
    summary: 'Stores searches of the customer, newest first, and returns the few newest that are stored.',
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
    summary: "Deletes the customer's searches, of all devices.",
    access: 'customer',
    reply: Done,
  },
});
