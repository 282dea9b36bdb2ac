import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { isUnstorable } from '../../database/sql-state.ts';
import { isUnavailable } from '../../database/unavailable.ts';
import type { Shop } from '../../shop.ts';
import { languageRequested } from '../languages.ts';
import { validationMessages } from '../validation/validation.messages.ts';
import { sendRefusal } from './send-refusal.ts';
import { sendUnavailablePage, unavailability, wantsPage } from './unavailable-answers.ts';

/** Logs an unexpected error with its request and sends a generic response; names what the caller did wrong. */
export function answerError(
  shop: Shop,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { language } = languageRequested(shop, request);
  const about = { err: error, request: request.id, method: request.method, url: request.url };
  if (isUnavailable(error)) {
    shop.log.warn(about, 'the shop cannot answer');
    const refusal = unavailability(error);
    return wantsPage(request)
      ? sendUnavailablePage(reply, refusal, language)
      : sendRefusal(shop, request, reply, { status: 503, refusal, language });
  }
  const messages = isUnstorable(error) ? 400 : (error.statusCode ?? 500);
  if (messages >= 500) shop.log.error(about, 'a request failed');
  const [status, refusal] = refusalOf(messages);
  const wholeLength = lengthOfFile(error);
  if (wholeLength !== undefined) reply.header('content-range', wholeLength);
  return sendRefusal(shop, request, reply, { status, refusal, language });
}

/** Returns the length of a file of which an unsatisfiable range was requested; the file server sets it on its error. */
function lengthOfFile(error: object): string | undefined {
  const headers = 'headers' in error ? error.headers : undefined;
  if (typeof headers !== 'object' || headers === null || !('Content-Range' in headers)) return undefined;
  return String(headers['Content-Range']);
}

/** Returns the refusal for an error of a request, by its status. */
export function refusalOf(status: number): [number, Refusal] {
  const say = (code: string, read: (t: (typeof validationMessages)['fa']) => string) =>
    refuse(code, inBoth(validationMessages, read));
  if (status >= 500) return [500, say('unexpected', (t) => t.unexpected)];
  switch (status) {
    case 401:
      return [status, say('sign-in-required', (t) => t.signInRequired)];
    case 412:
      return [status, say('condition-failed', (t) => t.conditionFailed)];
    case 413:
      return [status, say('too-large', (t) => t.tooLargeBody)];
    case 414:
      return [status, say('address-too-long', (t) => t.tooLongAddress)];
    case 415:
      return [status, say('wrong-media-type', (t) => t.wrongMediaType)];
    case 416:
      return [status, say('range-beyond', (t) => t.rangeBeyond)];
    default:
      return [400, say('bad-request', (t) => t.badRequest)];
  }
}
