import { draftText, onDraftGivenUp, storeDraft } from '#web/forms/stored-draft.ts';
import { currentSession, onPersonChange } from '#web/session/session.ts';
import type { Uploaded } from './send-file.ts';
import { UploadQueue, type SendOne, type StoredFile } from './upload-queue.ts';

type Answer = Uploaded[keyof Uploaded];

/** By what they were chosen for. */
const held = new Map<string, UploadQueue<Answer>>();

/** Whose they are; null for a guest's, who may sign in. */
let owner: number | null = null;

onPersonChange(() => {
  const session = currentSession();
  // Whose session has ended may come back: what they chose waits for them, as what they wrote does.
  if (session.state !== 'customer' || session.customer.id === owner) return;
  const isAnother = owner !== null;
  owner = session.customer.id;
  if (!isAnother) return;
  const before = [...held.values()];
  held.clear();
  // What is on its way is called back: it belongs to nobody who is here.
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

/** What outlives a reload: those that have arrived, each with where it is seen if that is not for some minutes alone. */
const storable = (queue: UploadQueue<Answer>): StoredFile<Answer>[] =>
  queue.files().flatMap(({ name, bytes, answer }) => {
    if (answer === null) return [];
    return [{ name, bytes, answer, preview: 'image' in answer ? answer.image : null }];
  });

/**
 * The files that were chosen under a name (`return:1042`), for whatever screen shows them: a dialog that is closed and opened again finds them, those on
 * their way too, and a reload those that have arrived. They go with the draft of that name where it is given up, else when the screen
 * has used them and clears them.
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
