import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isRefusal } from '#shared/contract/refusal.ts';
import { transientPixels } from './image-pixels.service.ts';

const side = 8;
const maxMs = 60;
const photograph = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#3bc9be' } })
    .jpeg()
    .toBuffer();

/** An image whose sender stops after the first chunk without closing. */
async function* stalled(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array([0xff, 0xd8]);
  await new Promise(() => undefined);
}

async function* whole(content: Buffer): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(content);
}

const send = (pieces: AsyncIterable<Uint8Array>, from: string) => transientPixels({ pieces }, { side, from, maxMs });
const codeOf = (outcome: Awaited<ReturnType<typeof send>>) => (isRefusal(outcome) ? outcome.refusal : 'taken');

test('a slow image upload leaves slots for others and is eventually cut off', async () => {
  const slow = Array.from({ length: 9 }, () => send(stalled(), '203.0.113.0/24'));
  expect(codeOf(await send(whole(await photograph()), '198.51.100.0/24'))).toBe('taken');
  const codes = (await Promise.all(slow)).map(codeOf);
  expect(codes.filter((code) => code === 'busy')).toHaveLength(5);
  expect(codes.filter((code) => code === 'broken-off')).toHaveLength(4);
  expect(codeOf(await send(whole(await photograph()), '203.0.113.0/24'))).toBe('taken');
});
