import { hourSeconds } from '#shared/seconds.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Shop } from '#platform/shop.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import type { ArrivingFile } from '#shared/contract/contract.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { uploadsMessages } from '../uploads.messages.ts';
import { incomingFolder } from './stored-names.ts';
import { createSlots, createLimiter } from './limiter.ts';
import { arrivalRefusal, busyRefusal } from './upload-refusals.ts';
import { deleteUploads, insertUpload } from './uploads.store.ts';

/** The kind and content of a received file. */
export interface Inspected {
  readonly mimeType: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly name: string | null;
  /** The re-encoded content; when omitted, the file is stored as received. */
  readonly content?: Buffer;
}

/** A file being received: its sender, inspection and destination. */
export interface Sending {
  readonly customerId: number;
  readonly kind: 'picture' | 'file' | 'film';
  readonly file: ArrivingFile;
  readonly maxBytes: number;
  /** The number of leading bytes that are inspected; all bytes when omitted. */
  readonly headBytes?: number;
  /** Inspects the file and returns its kind. */
  readonly look: (
    content: Buffer,
  ) => Promise<Inspected | Refusal<'wrong-type' | 'unreadable-picture' | 'too-many-pixels'>>;
  /** Returns its storage name by key. */
  readonly nameOf: (key: string) => string;
}

/** A stored upload; its key is known only to its sender. */
export interface Stored extends Inspected {
  readonly key: string;
  readonly bytes: number;
}

export type ReceiveRefusal = Refusal<
  'too-large' | 'wrong-type' | 'unreadable-picture' | 'too-many-pixels' | 'broken-off' | 'too-many-uploads' | 'busy'
>;

const maxAnHour = 120;
const maxUnclaimed = 60;
// Uploads are streamed to disk; only those being processed are in memory.
const slots = createSlots({ max: 40, maxEach: 6 });
const limiter = createLimiter(2);

/** Receives a file: when it is refused, interrupted or throws, nothing is left on disk or in the database. */
export async function receive(shop: Shop, sending: Sending): Promise<Stored | ReceiveRefusal> {
  const leave = slots.take(sending.customerId);
  if (leave === 'own-taken') return tooMany('oneAfterAnother', 2);
  if (leave === 'all-taken') return busyRefusal();
  const incoming = `${incomingFolder}/${shop.clock.now().getTime()}-${randomUUID()}`;
  try {
    const { allowed, retryAfterSeconds } = await countTry(shop, {
      key: `uploads:${sending.customerId}`,
      policy: 'uploads',
      max: maxAnHour,
      windowSeconds: hourSeconds,
    });
    if (!allowed) return tooMany('tooManyUploads', retryAfterSeconds);
    await shop.files.receive(incoming, sending.file.pieces);
    return await limiter(() => inspectAndStore(shop, sending, incoming));
  } catch (error) {
    return arrivalRefusal(error, sending.maxBytes);
  } finally {
    leave();
    await removeIncoming(shop, incoming);
  }
}

/** Files that an unavailable storage leaves behind are deleted by `forgetUnclaimedUploads` a day later. */
async function removeIncoming(shop: Shop, incoming: string): Promise<void> {
  await shop.files.remove(incoming).catch((error: unknown) => {
    shop.log.warn({ err: error, name: incoming }, 'an uploaded file that was looked at could not be removed yet');
  });
}

async function inspectAndStore(shop: Shop, sending: Sending, incoming: string): Promise<Stored | ReceiveRefusal> {
  const { content, bytes } = await contentOf(shop, incoming, sending.headBytes);
  const inspected = await sending.look(content);
  return isRefusal(inspected)
    ? inspected
    : store(shop, sending, { ...inspected, incoming, bytes: inspected.content?.length ?? bytes });
}

/** Returns the inspected bytes of a file, and its size. */
async function contentOf(
  shop: Shop,
  name: string,
  headBytes: number | undefined,
): Promise<{ content: Buffer; bytes: number }> {
  const found = await shop.files.find(name);
  if (found === null) throw new Error(`${name} is gone.`);
  const { bytes, read } = found;
  if (bytes === 0) return { content: Buffer.alloc(0), bytes };
  const pieces: Buffer[] = [];
  for await (const piece of await read(headBytes === undefined ? undefined : { from: 0, to: headBytes - 1 }))
    pieces.push(piece as Buffer);
  return { content: Buffer.concat(pieces), bytes };
}

/** The row is inserted before the file is stored: what a crash in between leaves behind is found by its row and deleted a day later. */
async function store(
  shop: Shop,
  { customerId, kind, nameOf }: Sending,
  file: Inspected & { incoming: string; bytes: number },
): Promise<Stored | ReceiveRefusal> {
  const { incoming, ...inspected } = file;
  const key = randomBytes(10).toString('hex');
  const { mimeType, bytes, width, height, name } = inspected;
  const row = { key, customerId, kind, mimeType, bytes, width, height, name, now: shop.clock.now(), maxUnclaimed };
  if ((await insertUpload(shop, row)).length === 0) return tooMany('tooManyUploads', hourSeconds);
  try {
    if (inspected.content === undefined) await shop.files.rename(incoming, nameOf(key));
    else await shop.files.write(nameOf(key), inspected.content);
  } catch (error) {
    await deleteUploads(shop, { keys: [key] });
    throw error;
  }
  return { ...inspected, key };
}

function tooMany(why: 'oneAfterAnother' | 'tooManyUploads', retryAfterSeconds: number): Refusal<'too-many-uploads'> {
  return refuse(
    'too-many-uploads',
    inBoth(uploadsMessages, (t) => t[why]),
    { retryAfterSeconds },
  );
}
