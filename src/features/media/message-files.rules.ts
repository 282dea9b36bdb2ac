/** How many files may come with one message, of a conversation or of a ticket. */
export const maxMessageFiles = 5;

/** So long is a file's address good for certain; who shows one for longer requests another. */
export const fileAddressGoodForMs = 8 * 60_000;

/** A file as the message that it came with keeps it. */
export interface StoredFile {
  readonly key: string;
  readonly name: string;
  readonly mimeType: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}
