import { timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { callerAddress } from './limits/caller-address.ts';

const registry = new Registry();

const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'How long requests took, by route, method and status.',
  labelNames: ['route', 'method', 'status'],
  buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
  registers: [registry],
});

const retired = new Counter({
  name: 'http_retired_requests_total',
  help: 'Requests that use an address or a field by its former name, by call and name.',
  labelNames: ['call', 'name'],
  registers: [registry],
});

/** Counts a request that uses a former name of a call or of a field. */
export function countRetired(call: string, name: string): void {
  retired.labels({ call, name }).inc();
}

/** The histograms of labels already seen: a lookup is cheaper than resolving the labels. */
const ofLabels = new Map<string, { observe: (seconds: number) => void }>();

/** Milliseconds between samples of the event loop's delay. At the default of 10 the sampling alone takes 0.4 % of a core. */
const eventLoopMonitoringPrecision = 50;

let collecting = false;

/** Starts to measure the process itself: memory, event loop, CPU. */
export function startMetrics(): void {
  if (collecting) return;
  collecting = true;
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision });
}

/** Counts one answered request. */
export function observeRequest(route: string, method: string, status: number, milliseconds: number): void {
  const labels = `${route} ${method} ${status}`;
  let histogram = ofLabels.get(labels);
  if (histogram === undefined) {
    histogram = requests.labels({ route, method, status });
    ofLabels.set(labels, histogram);
  }
  histogram.observe(milliseconds / 1_000);
}

/** The counters of a shop's replicas. */
interface ReplicaFigures {
  readonly answered: number;
  readonly left: number;
}

/** Returns the metrics of one shop, besides those of its process; there are none for a shop without replicas. */
function figuresOf(replicas: ReplicaFigures | undefined): Registry {
  const ofShop = new Registry();
  if (replicas === undefined) return ofShop;
  new Counter({
    name: 'database_public_reads_total',
    help: 'Statements of answers for everybody, by who answered them: a replica, or the primary where none had caught up.',
    labelNames: ['answered_by'],
    registers: [ofShop],
    collect() {
      this.reset();
      this.inc({ answered_by: 'replica' }, replicas.answered);
      this.inc({ answered_by: 'primary' }, replicas.left);
    },
  });
  return ofShop;
}

/** Serves the metrics in Prometheus format, to this machine itself and to callers with the token; any other caller gets 404. */
export function addMetrics(
  app: FastifyInstance,
  { metricsToken }: Pick<Config, 'metricsToken'>,
  replicas?: ReplicaFigures,
): void {
  const all = Registry.merge([registry, figuresOf(replicas)]);
  app.get('/metrics', async (request, reply) => {
    if (!isOfThisMachine(request) && !bears(request, metricsToken)) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .type(all.contentType)
      .header('cache-control', 'no-store')
      .send(await all.metrics());
  });
}

/** Returns whether the calling program runs here: a request forwarded by a proxy on this machine came from elsewhere, and its headers show it. */
function isOfThisMachine({ socket, headers }: FastifyRequest): boolean {
  const from = callerAddress(socket.remoteAddress ?? '');
  const here = isIPv4(from) ? from.startsWith('127.') : socket.remoteAddress === '::1';
  return here && ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].every((name) => headers[name] === undefined);
}

function bears({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
