import { useEffect, useState, useSyncExternalStore } from 'react';
import { sendFile, type Uploaded } from './send-file.ts';
import { shrunkImage } from './shrink-image.ts';
import { UploadQueue, type ChosenFile, type SendOne } from './upload-queue.ts';
import { uploadsUnder } from './held-uploads.ts';
import { useWriterKnown } from '#web/forms/stored-draft.ts';

/** Files chosen on a screen, for {@link PicturePicker} or {@link FilePicker} and for the call that takes their keys. */
export interface Uploads<Answer> {
  readonly files: readonly ChosenFile<Answer>[];
  /** How many may be chosen. */
  readonly max: number;
  /** Of those that are stored, in the order in which they were chosen. */
  readonly keys: string[];
  /** Those that are stored, as the shop answered them. */
  readonly answers: Answer[];
  /** Some are still on their way. */
  readonly busy: boolean;
  /** Why not everything that was chosen can be sent along: some of it is on its way, or did not arrive. */
  readonly unsent: 'sending' | 'failed' | null;
  /** More were chosen than may be. */
  readonly tooMany: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: number) => void;
  readonly again: (id: number) => void;
  /** Takes out what was chosen when the screen was drawn: after its keys were used, what was chosen while they were on their way stays. */
  readonly clear: () => void;
}

const none: readonly never[] = [];

/** How files are chosen on a screen. */
export interface UploadOptions<To extends keyof Uploaded> {
  readonly to: To;
  readonly max: number;
  /**
   * What they are chosen for, as the draft is called that they belong to: under it they are found again as what is written is, until they are
   * cleared. Null where each is taken into the draft as it arrives: what leaves the screen on its way is called back.
   */
  readonly name: string | null;
}

/** Sends what is chosen on a screen at once, so that its keys are there when the form is sent. */
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
