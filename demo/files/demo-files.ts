import type { Shop } from '#platform/shop.ts';
import type { StoredFile } from '#features/media/message-files.rules.ts';
import { imageKey } from '#features/media/server/media.service.ts';
import { seedUploads } from '#features/media/server/media.seed.ts';
import { loadSharp } from '#features/media/server/image-reader.ts';
import { cleanImage } from '#features/media/server/reencode.ts';
import { privateName } from '#features/media/server/stored-names.ts';

/** A file attached to a demo message: a text, or an image with an optional overlay. */
export type DemoFile = { readonly name: string } & DemoContent;
type DemoContent = { readonly text: string } | { readonly image: Buffer; readonly over?: string };

/** Saves the file of a demo message as if it had been uploaded; its row is written with the rest ({@link recordDemoFiles}). */
export async function saveDemoFile(shop: Shop, file: DemoFile): Promise<StoredFile> {
  const { content, ...looked } =
    'text' in file ? { content: Buffer.from(file.text), width: null, height: null } : await photoOf(file);
  const key = imageKey(content);
  await shop.files.write(privateName(key), content);
  return {
    key,
    name: file.name,
    mimeType: 'text' in file ? 'text/plain' : 'image/webp',
    bytes: content.length,
    ...looked,
  };
}

async function photoOf({ image, over }: { readonly image: Buffer; readonly over?: string }) {
  const sharp = await loadSharp();
  const painted = await sharp(image)
    .composite(over === undefined ? [] : [{ input: Buffer.from(over) }])
    .png()
    .toBuffer();
  const photo = await cleanImage(painted, 'png');
  if (typeof photo === 'string') throw new Error(`A picture of the demo is none: ${photo}.`);
  return photo;
}

/** Inserts the rows of files attached to messages. */
export async function recordDemoFiles(
  shop: Shop,
  files: readonly { readonly file: StoredFile; readonly customerId: number; readonly sentAt: Date }[],
): Promise<void> {
  await seedUploads(
    shop,
    files.map(({ file, customerId, sentAt }) => ({
      ...file,
      customerId,
      kind: 'file' as const,
      createdAt: sentAt,
      claimedAt: sentAt,
    })),
  );
}
