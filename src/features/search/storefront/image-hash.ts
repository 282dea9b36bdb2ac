import { shrunkImage } from '#features/media/storefront/shrink-image.ts';
import { inPageLanguage } from '#web/data/page-language.ts';
import { reportQuietly } from '#web/pages/guard.ts';

/** Enough to see what it is: an image that is only looked at need not be sharp. */
const small = { worthShrinkingBytes: 60_000, longestSide: 512 };

/** What an image looks like, as the shop sees it; the image goes nowhere else. Null with the shop's words when it cannot be read. */
export async function imageHashes(image: File): Promise<{ imageHashes: string | null; message: string | null }> {
  try {
    const body = await shrunkImage(image, small);
    const type = body.type.startsWith('image/') ? body.type : 'application/octet-stream';
    const answer = await fetch('/api/search/image/', {
      method: 'POST',
      headers: { 'content-type': type, accept: 'application/json', ...inPageLanguage() },
      body,
    });
    const message = (await answer.json()) as { picture?: string; message?: string };
    return { imageHashes: answer.ok ? (message.picture ?? null) : null, message: message.message ?? null };
  } catch (error) {
    reportQuietly(error);
    return { imageHashes: null, message: null };
  }
}
