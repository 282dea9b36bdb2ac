import { assistantModes, type AssistantMode } from './protocol.rules.ts';

/** The owner's settings for assistants. */
export interface Terms {
  readonly mode: AssistantMode;
  /** The maximum number of calls of each platform per minute. */
  readonly callsPerMinute: number;
}

export const assistantsSetting = 'assistants';
const usualCallsPerMinute = 120;
/** In a demo, somebody may run the protocol's own conformance tests, which call without a pause. */
const demoCallsPerMinute = 1_200;

/** Returns the stored terms; without any, a demo is open to assistants, and a production shop opens when its owner decides so. */
export function termsFrom(stored: unknown, shopMode: 'demo' | 'production'): Terms {
  const { mode, callsPerMinute } = (stored ?? {}) as { mode?: unknown; callsPerMinute?: unknown };
  const usual = shopMode === 'demo' ? demoCallsPerMinute : usualCallsPerMinute;
  return {
    mode: assistantModes.find((one) => one === mode) ?? (shopMode === 'demo' ? 'on' : 'off'),
    callsPerMinute: typeof callsPerMinute === 'number' ? callsPerMinute : usual,
  };
}
