import { api } from '../api.ts';
import { eventTypes } from '#features/webhooks/events.rules.ts';
import { schemas } from '../schemas.ts';
import { compileCalls } from '#platform/http/api-calls.ts';
import { openApi, type Described } from '#platform/http/document/openapi.ts';
import type { Shop } from '#platform/shop.ts';

/** Only compiled, not called: the document depends on the mode only. */
const demo = { config: { mode: 'demo' } } as unknown as Shop;

/** The calls of the demo, without a database behind them. */
export const demoCalls = compileCalls(demo, api);

let described: Described | undefined;

/** Returns the document of all calls, built once for all tests that read it. */
export const describedCalls = (): Described =>
  (described ??= openApi(demoCalls, { schemas, events: eventTypes }, 'https://hojreh.example'));
