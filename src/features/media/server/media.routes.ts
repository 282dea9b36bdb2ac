import { routes } from '#platform/http/api-calls.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { fileKindOf, videoHeadBytes, videoKindOf, displayedFileName, type FileKind } from '../file-kinds.rules.ts';
import { mediaContract } from '../media.contract.ts';
import { videoAddress, maxFileBytes, maxVideoBytes, maxImageBytes, renditionAddress } from '../media.rules.ts';
import { uploadsMessages } from '../uploads.messages.ts';
import { receive, type Inspected } from './receiving.ts';
import { cleanImage } from './reencode.ts';
import { originalName } from './renditions.ts';
import { videoName, privateName } from './stored-names.ts';
import { imageRefusal } from './upload-refusals.ts';
import { fileAddress } from './uploads.service.ts';

/** Routes for uploads of customers and staff: public images, and private files. */
export const mediaRoutes = routes(mediaContract, {
  'POST /api/uploads/images/': async ({ shop, caller, file }) => {
    const stored = await receive(shop, {
      customerId: caller.customerId,
      kind: 'picture',
      file,
      maxBytes: maxImageBytes,
      look: (content) => inspectImage(content, fileKindOf(content)),
      nameOf: originalName,
    });
    if (isRefusal(stored)) return stored;
    return {
      key: stored.key,
      image: renditionAddress(stored.key, 320),
      width: stored.width ?? 0,
      height: stored.height ?? 0,
      bytes: stored.bytes,
    };
  },

  'POST /api/uploads/files/': async ({ shop, caller, file, query }) => {
    const stored = await receive(shop, {
      customerId: caller.customerId,
      kind: 'file',
      file,
      maxBytes: maxFileBytes,
      look: (content) => lookAtFile(content, query.name),
      nameOf: privateName,
    });
    if (isRefusal(stored)) return stored;
    const { key, bytes, width, height, mimeType, name } = stored;
    const kind =
      mimeType === 'application/pdf'
        ? ('pdf' as const)
        : mimeType === 'text/plain'
          ? ('text' as const)
          : ('picture' as const);
    return { key, kind, name: name ?? '', bytes, width, height, address: fileAddress(shop, key) };
  },

  'POST /api/uploads/videos/': async ({ shop, caller, file }) => {
    const stored = await receive(shop, {
      customerId: caller.customerId,
      kind: 'film',
      file,
      maxBytes: maxVideoBytes,
      headBytes: videoHeadBytes,
      look: (head) => Promise.resolve(inspectVideo(head)),
      nameOf: videoName,
    });
    if (isRefusal(stored)) return stored;
    return {
      key: stored.key,
      address: videoAddress(stored.key, stored.mimeType === 'video/webm' ? 'webm' : 'mp4'),
      bytes: stored.bytes,
    };
  },
});

function inspectVideo(head: Buffer): Inspected | Refusal<'wrong-type'> {
  const kind = videoKindOf(head);
  if (kind === null)
    return refuse(
      'wrong-type',
      inBoth(uploadsMessages, (t) => t.wrongVideo),
    );
  return { width: null, height: null, mimeType: `video/${kind}`, name: null };
}

async function lookAtFile(
  content: Buffer,
  name: string | undefined,
): Promise<Inspected | Refusal<'wrong-type' | 'unreadable-picture' | 'too-many-pixels'>> {
  const kind = fileKindOf(content);
  if (kind === null)
    return refuse(
      'wrong-type',
      inBoth(uploadsMessages, (t) => t.wrongFile),
    );
  const asItCame = { width: null, height: null };
  if (kind === 'pdf') return { ...asItCame, mimeType: 'application/pdf', name: displayedFileName(name, 'pdf') };
  if (kind === 'text') return { ...asItCame, mimeType: 'text/plain', name: displayedFileName(name, 'txt') };
  const image = await inspectImage(content, kind);
  return isRefusal(image) ? image : { ...image, name: displayedFileName(name, 'webp') };
}

async function inspectImage(
  content: Buffer,
  kind: FileKind | null,
): Promise<Inspected | Refusal<'wrong-type' | 'unreadable-picture' | 'too-many-pixels'>> {
  const clean = await cleanImage(content, kind);
  return typeof clean === 'string' ? imageRefusal(clean) : { ...clean, mimeType: 'image/webp', name: null };
}
