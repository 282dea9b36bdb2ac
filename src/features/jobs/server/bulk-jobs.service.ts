import { faultPoint } from '#platform/fault-points.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { jobErrors } from '../jobs.messages.ts';
import type { BulkKind, ItemProblem } from '../jobs.rules.ts';
import type { JobKind } from './job-kinds.service.ts';
import { countDoneItems, countTries, detailItem, noteItem, openItems, type OpenItem } from './job-items.store.ts';

/** The success outcome of an item: `added` created something, `skipped` needed no change. */
export type ItemDone = 'done' | 'added' | 'skipped';

/** The input of a bulk job besides its items. */
export interface BulkInput {
  readonly note?: string;
  /** Restricts the job to the items of this seller. */
  readonly sellerId?: number;
}

/** The context that each item of a bulk job is processed with. */
export interface GivenToItems extends BulkInput {
  /** The account that started it. */
  readonly by: number;
  /** Whether nothing is written. */
  readonly dryRun: boolean;
}

/** The implementation of a bulk job: a look-up for a batch of items, and the operation on each. */
export interface BulkJob<Item, Known> {
  readonly lookUp?: (shop: Shop, items: readonly Item[]) => Promise<Known>;
  readonly each: (shop: Shop, item: Item, given: GivenToItems, known: Known) => Promise<ItemDone | Refusal>;
}

const itemsAtOnce = 50;
/** An item whose processing throws this often is skipped. */
const maxTries = 3;

/**
 * Defines a bulk job, which processes many items independently, each in a transaction with its outcome: when the process is killed, each item was
 * done once or not at all, and the next process continues. A refused item is unchanged. An item that throws does not affect the others: it is retried
 * on its own, and skipped after three tries, whether they threw or killed the process.
 */
export function bulkKind<Item, Known = undefined>(name: BulkKind, { lookUp, each }: BulkJob<Item, Known>): JobKind {
  return {
    name,
    work: async (shop, { id, by, input, dryRun, advance }) => {
      const given = { ...(input as BulkInput), by, dryRun };
      const goOn = async () => {
        const [counted] = await countDoneItems(shop, { jobId: id });
        const { done, tries } = counted ?? { done: 0, tries: 0 };
        await advance(done, null, done + tries);
      };
      const attempt = async (open: readonly OpenItem[]) => {
        const known = (await lookUp?.(
          shop,
          open.map(({ item }) => item as Item),
        )) as Known;
        for (const { position, item } of open)
          await unlessFailed(shop, id, [position], () =>
            doItem(shop, { jobId: id, position }, () => each(shop, item as Item, given, known)),
          );
      };
      await goOn();
      for (;;) {
        const open = await openItems(shop, { jobId: id, limit: itemsAtOnce });
        if (open.length === 0) {
          await goOn();
          return { resultFile: null };
        }
        await tryItems(shop, id, open, { goOn, attempt });
      }
    },
  };
}

interface Tries {
  readonly goOn: () => Promise<void>;
  readonly attempt: (items: readonly OpenItem[]) => Promise<void>;
}

/**
 * Processes some items. Each try is counted before it starts, so that one that kills the process counts as well; items that were in progress during a
 * crash are retried individually, where they affect no others.
 */
async function tryItems(shop: Shop, jobId: number, open: readonly OpenItem[], { goOn, attempt }: Tries): Promise<void> {
  const untried = open.filter(({ tries }) => tries === 0);
  const some = untried.length > 0 ? untried : open.slice(0, 1);
  const spent = some.find(({ tries }) => tries >= maxTries);
  if (spent !== undefined) return leaveOut(shop, jobId, spent);
  const positions = some.map(({ position }) => position);
  await countTries(shop, { jobId, positions });
  await goOn();
  await unlessFailed(shop, jobId, positions, () => attempt(some));
}

/** Runs a try; an exception is logged with the names that the outcomes of its items refer to. */
async function unlessFailed(
  shop: Shop,
  jobId: number,
  positions: readonly number[],
  attempt: () => Promise<void>,
): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    const problems = positions.map((position) => errorName(jobId, position));
    shop.log.error({ err: error, problems }, 'items of a requested job failed');
  }
}

async function leaveOut(shop: Shop, jobId: number, { position, tries }: OpenItem): Promise<void> {
  const name = errorName(jobId, position);
  shop.log.error({ problems: [name], tries }, 'an item of a requested job is left out');
  const message = inBoth(jobErrors, (t) => t.itemFailed(name));
  await noteItem(shop, { jobId, position, outcome: 'failed', code: 'unexpected', problem: { message, errors: [] } });
}

/** Returns the name under which the log lists a failed item. */
const errorName = (jobId: number, position: number) => `job-${jobId}-${position}`;

async function doItem(
  shop: Shop,
  item: { readonly jobId: number; readonly position: number },
  attempt: () => Promise<ItemDone | Refusal>,
): Promise<void> {
  const refused = await shop.transaction(async () => {
    const taken = await noteItem(shop, { ...item, outcome: 'done', code: null, problem: null });
    if (taken.length === 0) return null;
    const outcome = await attempt();
    // A refusal rolls back the item's changes together with its outcome.
    if (isRefusal(outcome)) return outcome;
    if (outcome !== 'done')
      await detailItem(shop, {
        ...item,
        outcome: outcome === 'skipped' ? 'skipped' : 'done',
        added: outcome === 'added',
      });
    await faultPoint(shop, 'job-item-written');
    return null;
  });
  if (refused !== null)
    await noteItem(shop, { ...item, outcome: 'failed', code: refused.refusal, problem: problemOf(refused) });
  await faultPoint(shop, 'job-item-stored');
}

/** Returns the part of a refusal that is stored: its fields refer to another body than the item and are dropped. */
export const problemOf = ({ message, errors = [] }: Refusal): ItemProblem => ({ message, errors });
