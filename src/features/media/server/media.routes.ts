import { routes } from '#platform/http/api-calls.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { fileKindOf, filmHeadBytes, filmKindOf, shownFileName, type FileKind } from '../file-kinds.rules.ts';
import { mediaContract } from '../media.contract.ts';
import { filmAddress, mostFileBytes, mostFilmBytes, mostPictureBytes, renditionAddress } from '../media.rules.ts';
import { uploadsMessages } from '../uploads.messages.ts';
import { receive, type Looked } from './receiving.ts';
import { cleanPicture } from './reencode.ts';
import { originalName } from './renditions.ts';
import { filmName, privateName } from './stored-names.ts';
import { pictureRefusal } from './upload-refusals.ts';
import { fileAddress } from './uploads.service.ts';

/** Taking in what customers and staff send: pictures for everybody, files for their readers. */
export const mediaRoutes = routes(mediaContract, {
  'POST /api/uploads/pictures/': async ({ shop, caller, file }) => {
    const kept = await receive(shop, {
      customerId: caller.customerId,
      kind: 'picture',
      file,
      mostBytes: mostPictureBytes,
      look: (content) => lookAtPicture(content, fileKindOf(content)),
      nameOf: originalName,
    });
    if (isRefusal(kept)) return kept;
    return {
      key: kept.key,
      image: renditionAddress(kept.key, 320),
      width: kept.width ?? 0,
      height: kept.height ?? 0,
      bytes: kept.bytes,
    };
  },

  'POST /api/uploads/files/': async ({ shop, caller, file, query }) => {
    const kept = await receive(shop, {
      customerId: caller.customerId,
      kind: 'file',
      file,
      mostBytes: mostFileBytes,
      look: (content) => lookAtFile(content, query.name),
      nameOf: privateName,
    });
    if (isRefusal(kept)) return kept;
    const { key, bytes, width, height, mimeType, name } = kept;
    const kind =
      mimeType === 'application/pdf'
        ? ('pdf' as const)
        : mimeType === 'text/plain'
          ? ('text' as const)
          : ('picture' as const);
    return { key, kind, name: name ?? '', bytes, width, height, address: fileAddress(shop, key) };
  },

  'POST /api/uploads/films/': async ({ shop, caller, file }) => {
    const kept = await receive(shop, {
      customerId: caller.customerId,
      kind: 'film',
      file,
      mostBytes: mostFilmBytes,
      headBytes: filmHeadBytes,
      look: (head) => Promise.resolve(lookAtFilm(head)),
      nameOf: filmName,
    });
    if (isRefusal(kept)) return kept;
    return {
      key: kept.key,
      address: filmAddress(kept.key, kept.mimeType === 'video/webm' ? 'webm' : 'mp4'),
      bytes: kept.bytes,
    };
  },
});

function lookAtFilm(head: Buffer): Looked | Refusal<'wrong-type'> {
  const kind = filmKindOf(head);
  if (kind === null)
    return refuse(
      'wrong-type',
      inBoth(uploadsMessages, (t) => t.wrongFilm),
    );
  return { width: null, height: null, mimeType: `video/${kind}`, name: null };
}

async function lookAtFile(
  content: Buffer,
  name: string | undefined,
): Promise<Looked | Refusal<'wrong-type' | 'unreadable-picture' | 'too-many-pixels'>> {
  const kind = fileKindOf(content);
  if (kind === null)
    return refuse(
      'wrong-type',
      inBoth(uploadsMessages, (t) => t.wrongFile),
    );
  const asItCame = { width: null, height: null };
  if (kind === 'pdf') return { ...asItCame, mimeType: 'application/pdf', name: shownFileName(name, 'pdf') };
  if (kind === 'text') return { ...asItCame, mimeType: 'text/plain', name: shownFileName(name, 'txt') };
  const picture = await lookAtPicture(content, kind);
  return isRefusal(picture) ? picture : { ...picture, name: shownFileName(name, 'webp') };
}

async function lookAtPicture(
  content: Buffer,
  kind: FileKind | null,
): Promise<Looked | Refusal<'wrong-type' | 'unreadable-picture' | 'too-many-pixels'>> {
  const clean = await cleanPicture(content, kind);
  return typeof clean === 'string' ? pictureRefusal(clean) : { ...clean, mimeType: 'image/webp', name: null };
}
