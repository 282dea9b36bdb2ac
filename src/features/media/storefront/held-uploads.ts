import { draftText, onDraftGivenUp, storeDraft } from '#web/forms/stored-draft.ts';
import { currentSession, onPersonChange } from '#web/session/session.ts';
import type { Uploaded } from './send-file.ts';
import { UploadQueue, type SendOne, type StoredFile } from './upload-queue.ts';

type Answer = Uploaded[keyof Uploaded];

/** Queues by the name they were chosen for. */
const held = new Map<string, UploadQueue<Answer>>();

/** The customer they belong to; null for a guest, who may sign in. */
let owner: number | null = null;

onPersonChange(() => {
  const session = currentSession();
  // A customer whose session has ended may sign in again: their selected files are retained, like their drafts.
  if (session.state !== 'customer' || session.customer.id === owner) return;
  const isAnother = owner !== null;
  owner = session.customer.id;
  if (!isAnother) return;
  const before = [...held.values()];
  held.clear();
  // Pending uploads of the former customer are aborted.
  for (const queue of before) queue.clear();
});
onDraftGivenUp((name) => held.get(name)?.clear());

const storedUnder = (name: string) => `files of ${name}`;

function storedFiles(name: string): StoredFile<Answer>[] {
  try {
    return JSON.parse(draftText(storedUnder(name)) || '[]') as StoredFile<Answer>[];
  } catch {
    return [];
  }
}

/** Returns the files that survive a reload: uploaded ones, with their preview unless its URL expires. */
const storable = (queue: UploadQueue<Answer>): StoredFile<Answer>[] =>
  queue.files().flatMap(({ name, bytes, answer }) => {
    if (answer === null) return [];
    return [{ name, bytes, answer, preview: 'image' in answer ? answer.image : null }];
  });

/**
 * Returns the upload queue under a name (`return:1042`), for any page that displays it: a reopened dialog finds its files, including pending ones,
 * and a reload the uploaded ones. The queue is cleared with the draft of that name when it is discarded, otherwise by the page that has used the
 * files.
 */
export function uploadsUnder<To extends keyof Uploaded>(
  name: string,
  send: SendOne<Uploaded[To]>,
): UploadQueue<Uploaded[To]> {
  const found = held.get(name);
  if (found !== undefined) return found as unknown as UploadQueue<Uploaded[To]>;
  const queue = new UploadQueue<Answer>(send, storedFiles(name));
  held.set(name, queue);
  queue.subscribe(() => {
    if (held.get(name) !== queue) return;
    const files = storable(queue);
    storeDraft(storedUnder(name), files.length === 0 ? '' : JSON.stringify(files));
  });
  return queue as unknown as UploadQueue<Uploaded[To]>;
}
