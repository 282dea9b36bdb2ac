/** The maximum number of files per message of a conversation or ticket. */
export const maxMessageFiles = 5;

/** The minimum validity of a file URL; a page that displays one for longer must request another. */
export const fileAddressGoodForMs = 8 * 60_000;

/** A file as stored with its message. */
export interface StoredFile {
  readonly key: string;
  readonly name: string;
  readonly mimeType: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}
