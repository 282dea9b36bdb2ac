import { eventJob, scheduledJob } from '#platform/jobs/jobs.ts';
import type { Shop } from '#platform/shop.ts';
import { imagesRemoved } from './renditions.ts';
import { filesOf, incomingFolder } from './stored-names.ts';
import { deleteLapsed } from './uploads.store.ts';

const dayMs = 86_400_000;
const maxAtOnce = 200;

/** Deletes uploads unclaimed for a day, and files left by a crashed process. */
export async function forgetUnclaimedUploads(shop: Shop): Promise<void> {
  const before = new Date(shop.clock.now().getTime() - dayMs);
  for (let found = maxAtOnce; found === maxAtOnce;) {
    found = await shop.transaction(async () => {
      const gone = await deleteLapsed(shop, { before, limit: maxAtOnce });
      if (gone.length > 0) await shop.publish('uploads.dropped', { keys: gone.map((row) => row.key) });
      return gone.length;
    });
  }
  for (const name of await shop.files.list(incomingFolder)) {
    if (Number(name.split('-', 1)[0]) <= before.getTime()) await shop.files.remove(`${incomingFolder}/${name}`);
  }
}

/** Deletes the files of uploads whose rows are deleted, and evicts them from memory. */
export async function removeDroppedFiles(shop: Shop, { keys }: { keys: readonly string[] }): Promise<void> {
  for (const key of keys) {
    const [original, ...others] = filesOf(key);
    // The original is deleted first, so that a concurrent rendering detects the deletion.
    if (original !== undefined) await shop.files.remove(original);
    await Promise.all(others.map((name) => shop.files.remove(name)));
  }
  shop.live.publish(imagesRemoved);
}

export const mediaJobs = [
  scheduledJob('forget-unclaimed-uploads', '41 * * * *', forgetUnclaimedUploads),
  eventJob('remove-dropped-files', 'uploads.dropped', removeDroppedFiles),
];
