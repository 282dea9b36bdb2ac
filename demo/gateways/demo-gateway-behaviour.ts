import { setTimeout as after } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { DemoGateway } from './demo-gateway-ledger.ts';

/**
 * How a demo gateway answers the shop's calls: as it should, late, never, with a status of 500, with a page instead
 * of its protocol, or naming another sum than was paid.
 */
export const behaviours = ['usual', 'slow', 'silent', '500', 'garbled', 'wrong-sum'] as const;
export type Behaviour = (typeof behaviours)[number];

/** The calls that the shop makes to a gateway. */
export const gatewayCalls = ['request', 'verify', 'inquiry', 'list', 'refund'] as const;
export type GatewayCall = (typeof gatewayCalls)[number];

/** A behaviour and where it holds: everywhere, or at one gateway, for one order or attempt, for one call, so many times. */
export interface Behaving {
  readonly behaviour: Behaviour;
  readonly gateway?: DemoGateway | undefined;
  readonly order?: string | undefined;
  readonly authority?: string | undefined;
  readonly call?: GatewayCall | undefined;
  readonly times?: number | undefined;
}

/** What a call is about. */
interface Requested {
  readonly gateway: DemoGateway;
  readonly call: GatewayCall;
  readonly order?: string | undefined;
  readonly authority?: string | undefined;
}

/** Longer than the shop waits for an answer. */
const silentSeconds = 30;
const slowSeconds = 4;

export interface BehaviourBoard {
  /** The last instruction that holds for a call. */
  readonly say: (behaving: Behaving) => void;
  readonly forget: () => void;
  /** Behaves before the protocol answers; the answer is to be sent unless it says `answered`. */
  readonly behave: (reply: FastifyReply, requested: Requested) => Promise<'answered' | 'wrong-sum' | 'usual'>;
}

/** Holds the errors that the demo gateways are instructed to make; `wait` takes the place of waiting in tests. */
export function openBehaviourBoard(
  wait: (seconds: number) => Promise<unknown> = (seconds) => after(seconds * 1_000, undefined, { ref: false }),
): BehaviourBoard {
  let rules: { behaving: Behaving; left: number }[] = [];
  const messages = (requested: Requested): Behaviour => {
    const rule = rules.findLast(
      ({ behaving, left }) =>
        left > 0 &&
        (['gateway', 'call', 'order', 'authority'] as const).every(
          (part) => behaving[part] === undefined || behaving[part] === requested[part],
        ),
    );
    if (rule === undefined) return 'usual';
    rule.left -= 1;
    return rule.behaving.behaviour;
  };
  return {
    say: (behaving) => {
      rules = [
        ...rules.filter(({ left }) => left > 0).slice(-200),
        { behaving, left: behaving.times ?? Number.POSITIVE_INFINITY },
      ];
    },
    forget: () => {
      rules = [];
    },
    behave: async (reply, requested) => {
      const behaviour = messages(requested);
      if (behaviour === 'slow') await wait(slowSeconds);
      if (behaviour === 'silent') {
        reply.hijack();
        await wait(silentSeconds);
        reply.raw.destroy();
        return 'answered';
      }
      if (behaviour === '500') {
        await reply.code(500).send({ message: 'Server Error' });
        return 'answered';
      }
      if (behaviour === 'garbled') {
        await reply.type('text/html; charset=utf-8').send('<html><title>502 Bad Gateway</title></html>');
        return 'answered';
      }
      return behaviour === 'wrong-sum' ? 'wrong-sum' : 'usual';
    },
  };
}
