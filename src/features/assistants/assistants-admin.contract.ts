import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, SeenVersion, WholeNumber } from '#shared/contract/fields.ts';
import { After, goesOn, Nullable, PageSize } from '#shared/contract/replies.ts';
import { assistantModes } from './protocol.rules.ts';

const owner = { staff: ['owner'] } as const;

const AssistantTerms = Type.Object({
  /** Whether assistants have no access, may search and read, or may prepare purchases as well. */
  mode: Type.Enum([...assistantModes]),
  /** The maximum number of calls of each of them per minute. */
  calls_per_minute: WholeNumber({ minimum: 1, maximum: 10_000 }),
});
export type AssistantTerms = Static<typeof AssistantTerms>;

const Assistant = Type.Object({
  id: Type.Integer(),
  /** The URL of the platform's profile. */
  profile_url: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
  last_used_at: Type.String({ format: 'date-time' }),
  version: Type.Integer(),
  /** Its own limit; null where the common limit applies. */
  calls_limit: Nullable(Type.Integer()),
  /** When it was stopped. */
  stopped_at: Nullable(Type.String({ format: 'date-time' })),
  /** The number of its open carts and checkouts. */
  open_sessions_count: Type.Integer(),
  /** Orders from its checkouts in the last 180 days. */
  order_count: Type.Integer(),
});
export type Assistant = Static<typeof Assistant>;

export const assistantsAdminContract = contract({
  'GET /api/admin/settings/assistants/': {
    summary: 'Returns what assistants may do through the Universal Commerce Protocol, and their rate limit.',
    access: owner,
    reply: Type.Object({
      version: Type.Integer(),
      mode: Type.Enum([...assistantModes]),
      calls_per_minute: Type.Integer(),
    }),
  },
  'PUT /api/admin/settings/assistants/': {
    summary: 'Changes what assistants may do, and their rate limit.',
    access: owner,
    body: Type.Object({ version: SeenVersion(), ...AssistantTerms.properties }),
    reply: Type.Object({
      version: Type.Integer(),
      mode: Type.Enum([...assistantModes]),
      calls_per_minute: Type.Integer(),
    }),
    refusals: { 'changed-meanwhile': 409 },
  },
  'GET /api/admin/assistants/': {
    summary: 'Lists the platforms whose assistants have made calls, newest first.',
    access: owner,
    query: Type.Object({
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({
      data: Type.Array(Assistant),
      ...goesOn,
    }),
    refusals: { 'invalid-request': 400 },
  },
  'PUT /api/admin/assistants/:id/': {
    summary: "Limits the calls of one platform's assistants, blocks them, or unblocks them.",
    access: owner,
    params: Type.Object({ id: Id() }),
    body: Type.Object({
      version: SeenVersion(),
      calls_limit: Nullable(WholeNumber({ minimum: 1, maximum: 10_000 })),
      stopped: Type.Boolean(),
    }),
    reply: Assistant,
    refusals: { 'assistant-not-found': 404, 'changed-meanwhile': 409 },
  },
});
