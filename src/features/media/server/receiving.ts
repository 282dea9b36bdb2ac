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

/** What a sent file turned out to be, and how it is stored. */
export interface Inspected {
  readonly mimeType: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly name: string | null;
  /** Written anew; without it the file is stored as it came. */
  readonly content?: Buffer;
}

/** What is sent in, by whom, and what becomes of it. */
export interface Sending {
  readonly customerId: number;
  readonly kind: 'picture' | 'file' | 'film';
  readonly file: ArrivingFile;
  readonly maxBytes: number;
  /** Of so many first bytes alone it is seen what it is; without it of all of them. */
  readonly headBytes?: number;
  /** Looks at the file and says what it is. */
  readonly look: (
    content: Buffer,
  ) => Promise<Inspected | Refusal<'wrong-type' | 'unreadable-picture' | 'too-many-pixels'>>;
  /** Where it is stored under its key. */
  readonly nameOf: (key: string) => string;
}

/** An upload that is stored; its key is known to its sender alone. */
export interface Stored extends Inspected {
  readonly key: string;
  readonly bytes: number;
}

export type ReceiveRefusal = Refusal<
  'too-large' | 'wrong-type' | 'unreadable-picture' | 'too-many-pixels' | 'broken-off' | 'too-many-uploads' | 'busy'
>;

const maxAnHour = 120;
const maxUnclaimed = 60;
// What arrives goes to the disk by pieces; in memory are only those whose turn it is.
const slots = createSlots({ max: 40, maxEach: 6 });
const limiter = createLimiter(2);

/** Takes in a file: when it is refused, broken off or fails, nothing of it is left on the disk or in the database. */
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

/** What a storage that is away leaves is removed by `forgetUnclaimedUploads`, a day later. */
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

/** What of a file is looked at, and how large all of it is. */
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

/** The row comes first: what a fall between both leaves behind is found by it, and removed with it, a day later. */
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
