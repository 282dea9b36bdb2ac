import { setTimeout as after } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { DemoGateway } from './demo-gateway-ledger.ts';

/**
 * The ways in which a demo gateway responds to the shop's calls: normally, late, never, with a status of 500, with a page instead of its protocol, or
 * with another sum than was paid.
 */
export const behaviours = ['usual', 'slow', 'silent', '500', 'garbled', 'wrong-sum'] as const;
export type Behaviour = (typeof behaviours)[number];

/** The calls that the shop makes to a gateway. */
export const gatewayCalls = ['request', 'verify', 'inquiry', 'list', 'refund'] as const;
export type GatewayCall = (typeof gatewayCalls)[number];

/** A behaviour and its scope: everywhere, or limited to one gateway, one order or attempt, one call, a number of times. */
export interface Behaving {
  readonly behaviour: Behaviour;
  readonly gateway?: DemoGateway | undefined;
  readonly order?: string | undefined;
  readonly authority?: string | undefined;
  readonly call?: GatewayCall | undefined;
  readonly times?: number | undefined;
}

/** The subject of a call. */
interface Requested {
  readonly gateway: DemoGateway;
  readonly call: GatewayCall;
  readonly order?: string | undefined;
  readonly authority?: string | undefined;
}

/** Longer than the shop's timeout. */
const silentSeconds = 30;
const slowSeconds = 4;

export interface BehaviourBoard {
  /** Adds an instruction; the last one that matches a call applies. */
  readonly say: (behaving: Behaving) => void;
  readonly forget: () => void;
  /** Applies the behaviour before the protocol handler; the handler must respond unless this returns `answered`. */
  readonly behave: (reply: FastifyReply, requested: Requested) => Promise<'answered' | 'wrong-sum' | 'usual'>;
}

/** Stores the errors that the demo gateways are instructed to produce; `wait` replaces waiting in tests. */
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
