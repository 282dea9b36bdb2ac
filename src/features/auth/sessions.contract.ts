import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Done, endsHere } from '#shared/contract/replies.ts';
import { browsers, systems } from './devices.rules.ts';

export const ListedSession = Type.Object({
  id: Type.String(),
  /** Whether the request comes from it. */
  current: Type.Boolean(),
  browser: Type.Enum([...browsers]),
  system: Type.Enum([...systems]),
  /** The network address of its last use, for IPv6 the first half; null while unknown. */
  address: Type.Union([Type.String(), Type.Null()]),
  created_at: Type.String({ format: 'date-time' }),
  used_at: Type.String({ format: 'date-time' }),
});
/** A device on which a customer is signed in. */
export type ListedSession = Static<typeof ListedSession>;

export const sessionsContract = contract({
  'GET /api/customers/current/sessions/': {
    summary: "Lists the customer's sessions, most recently used first: device, network address and start.",
    access: 'customer',
    reply: Type.Object({ data: Type.Array(ListedSession), ...endsHere }),
  },
  'DELETE /api/customers/current/sessions/:id/': {
    summary: 'Ends one session of the customer; its tokens are refused.',
    access: 'customer',
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    reply: Done,
    refusals: { 'session-not-found': 404 },
  },
  'POST /api/customers/current/sessions/end-others/': {
    summary: 'Ends every session of the customer except the calling one, and returns how many there were.',
    access: 'customer',
    reply: Type.Object({ ended_count: Type.Integer() }),
  },
});
