import { FileBrokenOff, FileTooLarge } from '#platform/http/file-bodies.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { maxImagePixels } from '../media.rules.ts';
import { uploadsMessages } from '../uploads.messages.ts';

/** Returns the refusal for an upload that did not arrive; rethrows unexpected errors. */
export function arrivalRefusal(error: unknown, maxBytes: number): Refusal<'too-large' | 'broken-off'> {
  if (error instanceof FileTooLarge)
    return refuse(
      'too-large',
      inBoth(uploadsMessages, (t) => t.tooLarge(maxBytes / 1_024 / 1_024)),
    );
  if (error instanceof FileBrokenOff)
    return refuse(
      'broken-off',
      inBoth(uploadsMessages, (t) => t.brokenOff),
    );
  throw error;
}

export type ImageError = 'not-a-picture' | 'unreadable' | 'too-many-pixels';

/** Returns the refusal for a file that cannot be accepted as an image. */
export function imageRefusal(error: ImageError): Refusal<'wrong-type' | 'unreadable-picture' | 'too-many-pixels'> {
  if (error === 'not-a-picture')
    return refuse(
      'wrong-type',
      inBoth(uploadsMessages, (t) => t.wrongImage),
    );
  if (error === 'unreadable')
    return refuse(
      'unreadable-picture',
      inBoth(uploadsMessages, (t) => t.unreadable),
    );
  return refuse(
    'too-many-pixels',
    inBoth(uploadsMessages, (t) => t.tooManyPixels(maxImagePixels / 1_000_000)),
  );
}

/** Returns the refusal for an upload when all slots are taken. */
export function busyRefusal(): Refusal<'busy'> {
  return refuse(
    'busy',
    inBoth(uploadsMessages, (t) => t.busy),
    { retryAfterSeconds: 3 },
  );
}
