import { useEffect, useState, useSyncExternalStore } from 'react';
import { sendFile, type Uploaded } from './send-file.ts';
import { shrunkImage } from './shrink-image.ts';
import { UploadQueue, type ChosenFile, type SendOne } from './upload-queue.ts';
import { uploadsUnder } from './held-uploads.ts';
import { useWriterKnown } from '#web/forms/stored-draft.ts';

/** Selected files, for {@link PicturePicker} or {@link FilePicker} and for the call that takes their keys. */
export interface Uploads<Answer> {
  readonly files: readonly ChosenFile<Answer>[];
  /** The maximum number of files. */
  readonly max: number;
  /** Keys of the uploaded files, in the order of selection. */
  readonly keys: string[];
  /** The server's responses for the uploaded files. */
  readonly answers: Answer[];
  /** Whether uploads are pending. */
  readonly busy: boolean;
  /** Why the selection is incomplete: an upload is pending or has failed. */
  readonly unsent: 'sending' | 'failed' | null;
  /** Whether more files were selected than allowed. */
  readonly tooMany: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: number) => void;
  readonly again: (id: number) => void;
  /** Removes the files selected at the time of the render: files added while the keys were being submitted stay. */
  readonly clear: () => void;
}

const none: readonly never[] = [];

/** Options of a file selection. */
export interface UploadOptions<To extends keyof Uploaded> {
  readonly to: To;
  readonly max: number;
  /**
   * The name of the draft they belong to, under which they are restored like the draft until they are cleared. Null where each is moved into the
   * draft as it arrives: pending uploads are aborted on unmount.
   */
  readonly name: string | null;
}

/** Uploads selected files immediately, so that their keys are available when the form is submitted. */
export function useUpload<To extends keyof Uploaded>({ to, max, name }: UploadOptions<To>): Uploads<Uploaded[To]> {
  const isKnown = useWriterKnown();
  const send: SendOne<Uploaded[To]> = async (file, way) => sendFile(to, await shrunkImage(file), file.name, way);
  const [own] = useState(() => new UploadQueue<Uploaded[To]>(send));
  const queue = name === null || !isKnown ? own : uploadsUnder<To>(name, send);
  const [tooMany, setTooMany] = useState(false);
  const files = useSyncExternalStore(queue.subscribe, queue.files, () => none);
  useEffect(() => () => own.clear(), [own]);
  const saved = files.flatMap((file) => file.answer ?? []);
  const busy = files.some((file) => file.state === 'waiting' || file.state === 'sending');
  return {
    files,
    max,
    keys: saved.map((one) => one.key),
    answers: saved,
    busy,
    unsent: busy ? 'sending' : files.some((file) => file.state === 'failed') ? 'failed' : null,
    tooMany,
    add: (chosen) => {
      const room = max - files.length;
      setTooMany(chosen.length > room);
      queue.add(chosen.slice(0, Math.max(room, 0)));
    },
    remove: (id) => {
      setTooMany(false);
      queue.remove(id);
    },
    again: (id) => queue.again(id),
    clear: () => {
      setTooMany(false);
      for (const { id } of files) queue.remove(id);
    },
  };
}
