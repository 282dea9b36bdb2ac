import type { assistantsMessages } from '../../assistants.messages.ts';
import type { Language } from '#shared/language.ts';

type Say = (t: (typeof assistantsMessages)[Language], language: Language) => string;

/** A call that cannot be carried out at all, answered by a status and a code: every error before the shop's own outcomes. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly status: number;
  readonly code: string;
  readonly say: Say;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, code: string, say: Say, retryAfterSeconds?: number) {
    super(code);
    this.status = status;
    this.code = code;
    this.say = say;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
