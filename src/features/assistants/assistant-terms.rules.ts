import { assistantModes, type AssistantMode } from './protocol.rules.ts';

/** What the owner decides about assistants. */
export interface Terms {
  readonly mode: AssistantMode;
  /** So many calls each platform may make in a minute. */
  readonly callsPerMinute: number;
}

export const assistantsSetting = 'assistants';
const usualCallsPerMinute = 120;
/** In a demo somebody may try the protocol's own tests, which call without a pause. */
const demoCallsPerMinute = 1_200;

/** The terms as they are stored; without any a demo is open, and a shop in trade opens when its owner says so. */
export function termsFrom(stored: unknown, shopMode: 'demo' | 'production'): Terms {
  const { mode, callsPerMinute } = (stored ?? {}) as { mode?: unknown; callsPerMinute?: unknown };
  const usual = shopMode === 'demo' ? demoCallsPerMinute : usualCallsPerMinute;
  return {
    mode: assistantModes.find((one) => one === mode) ?? (shopMode === 'demo' ? 'on' : 'off'),
    callsPerMinute: typeof callsPerMinute === 'number' ? callsPerMinute : usual,
  };
}
