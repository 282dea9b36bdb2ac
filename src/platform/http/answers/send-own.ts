import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#shared/language.ts';
import type { Caller, CompiledCall } from '../api-calls.ts';
import type { OnceAnswer } from '../idempotency/answer-once.ts';
import { tagOf } from '../seen-versions.ts';
import { sendCompressed } from './compressed.ts';
import type { Locate } from './locations.ts';
import { isHeld, refuseUnlessHeld } from './send-cached.ts';

const json = 'application/json; charset=utf-8';

/** The request, the reply and the options of a response. */
export interface Addressed {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly language: Language;
  readonly caller: Caller | null;
  /** Returns the address of what the call created. */
  readonly locate: Locate | undefined;
}

/** Sends the response of a call executed once; a replay is marked as one. */
export function sendOnce(to: Addressed, once: OnceAnswer): FastifyReply | Promise<FastifyReply> {
  const { request, reply } = to;
  if (once.replayed) reply.header('idempotency-replayed', 'true');
  const outcome: unknown = JSON.parse(once.reply);
  setLocation(to, outcome);
  headOf({ ...to, language: once.language ?? to.language }).code(once.status);
  const version = tagOf(outcome);
  if (version !== null) reply.header('etag', version);
  return sendCompressed(request, reply, once.reply);
}

/**
 * Sends a response for a single caller. An item with a version has it as its ETag; other responses to API clients have a hash of their bytes, so that
 * a client that polls is sent only what changed.
 */
export function sendOwn(
  to: Addressed,
  { call, method, write }: CompiledCall,
  outcome: unknown,
): FastifyReply | Promise<FastifyReply> {
  const { request, reply, caller } = to;
  const text = write(outcome);
  setLocation(to, outcome);
  headOf(to).code(call.status ?? 200);
  const version = tagOf(outcome);
  if (version !== null) {
    if (method === 'GET') refuseUnlessHeld(request.headers['if-match'], version);
    reply.header('etag', version);
  } else if (method === 'GET' && caller?.key !== undefined) {
    const tag = `"${hash('sha1', text, 'base64url').slice(0, 20)}"`;
    reply.header('etag', `W/${tag}`);
    refuseUnlessHeld(request.headers['if-match'], tag);
    if (isHeld(request.headers['if-none-match'], tag)) return reply.code(304).send();
  }
  return sendCompressed(request, reply, text);
}

function setLocation({ request, reply, locate }: Addressed, outcome: unknown): void {
  const address = locate?.(request.params, outcome);
  if (address !== undefined) reply.header('location', address);
}

const headOf = ({ reply, language }: Addressed) =>
  reply.headers({ 'cache-control': 'no-store', 'content-language': language }).type(json);
