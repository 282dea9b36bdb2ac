import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { OptionalText } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { maxFileBytes, maxVideoBytes, maxImageBytes } from './media.rules.ts';
import { maxMessageFiles } from './message-files.rules.ts';

export const UploadedImage = Type.Object({
  /** The key to pass to the call that uses it; unclaimed uploads expire after a day. */
  key: Type.String(),
  /** Its URL, 320 pixels wide. */
  image: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  bytes: Type.Integer(),
});
export type UploadedImage = Static<typeof UploadedImage>;

export const UploadedFile = Type.Object({
  key: Type.String(),
  kind: Type.Union([Type.Literal('picture'), Type.Literal('pdf'), Type.Literal('text')]),
  name: Type.String(),
  bytes: Type.Integer(),
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
  /** Valid for some minutes, for anyone who has it. */
  address: Type.String(),
});
export type UploadedFile = Static<typeof UploadedFile>;

export const UploadedVideo = Type.Object({
  key: Type.String(),
  /** Its URL, which supports range requests. */
  address: Type.String(),
  bytes: Type.Integer(),
});
export type UploadedVideo = Static<typeof UploadedVideo>;

/** The keys of uploads attached to a message. */
export const MessageFileKeys = () =>
  Type.Array(Type.String({ minLength: 1, maxLength: 120 }), { maxItems: maxMessageFiles });

export const MessageFile = Type.Object({
  name: Type.String(),
  /** Its download URL, valid for a short time. */
  address: Type.String(),
  mime_type: Type.String(),
  bytes: Type.Integer(),
  /** In pixels, for an image. */
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
});
/** A file attached to a message. */
export type MessageFile = Static<typeof MessageFile>;

const refusals = {
  'too-large': 413,
  'wrong-type': 415,
  'unreadable-picture': 422,
  'too-many-pixels': 422,
  'broken-off': 400,
  'too-many-uploads': 429,
  busy: 503,
} as const;

export const mediaContract = contract({
  'POST /api/uploads/images/': {
    summary:
      'Uploads a public image: JPEG, PNG, WebP, AVIF or the first frame of a GIF, detected by content; it is rotated upright and its camera metadata removed.',
    access: 'customer',
    file: { types: ['image/*', 'application/octet-stream'], maxBytes: maxImageBytes },
    reply: UploadedImage,
    status: 201,
    refusals,
  },
  'POST /api/uploads/files/': {
    summary:
      'Uploads a file for a message, a ticket or a receipt: an image, a PDF or plain text. Only those who may read the message can open it.',
    access: 'customer',
    query: Type.Object({ name: Type.Optional(OptionalText({ maximum: 250 })) }),
    file: { types: ['image/*', 'application/pdf', 'text/plain', 'application/octet-stream'], maxBytes: maxFileBytes },
    reply: UploadedFile,
    status: 201,
    refusals,
  },
  'POST /api/uploads/videos/': {
    summary: 'Uploads a product video: MP4 or WebM, detected by content, stored unchanged.',
    access: { staff: ['owner', 'manager'] },
    file: { types: ['video/*', 'application/octet-stream'], maxBytes: maxVideoBytes },
    reply: UploadedVideo,
    status: 201,
    refusals,
  },
});
