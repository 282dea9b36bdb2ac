import { shrunkImage } from '#features/media/storefront/shrink-image.ts';
import { inPageLanguage } from '#web/data/page-language.ts';
import { reportQuietly } from '#web/pages/guard.ts';

/** Resolution limits: hashing does not need a sharp image. */
const small = { worthShrinkingBytes: 60_000, longestSide: 512 };

/** Returns the perceptual hashes of an image, which is not stored; null with the server's message when it cannot be read. */
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
