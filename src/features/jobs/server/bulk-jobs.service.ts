import { faultPoint } from '#platform/fault-points.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { jobErrors } from '../jobs.messages.ts';
import type { BulkKind, ItemProblem } from '../jobs.rules.ts';
import type { JobKind } from './job-kinds.service.ts';
import { countDoneItems, countTries, detailItem, noteItem, openItems, type OpenItem } from './job-items.store.ts';

/** What was done with an item: `added` made something new of it, `skipped` was so already. */
export type ItemDone = 'done' | 'added' | 'skipped';

/** What a bulk job is begun with beside its items. */
export interface BulkInput {
  readonly note?: string;
  /** Where the items of this seller alone may be changed. */
  readonly sellerId?: number;
}

/** What each item of a bulk job is done with. */
export interface GivenToItems extends BulkInput {
  /** Who began it. */
  readonly by: number;
  /** Whether nothing is to be written. */
  readonly dryRun: boolean;
}

/** How a bulk job does its work: what it looks up for some items together, and what it does with each. */
export interface BulkJob<Item, Known> {
  readonly lookUp?: (shop: Shop, items: readonly Item[]) => Promise<Known>;
  readonly each: (shop: Shop, item: Item, given: GivenToItems, known: Known) => Promise<ItemDone | Refusal>;
}

const itemsAtOnce = 50;
/** An item at which the shop itself failed so often is left out. */
const maxTries = 3;

/**
 * The same with many items, each by itself and in a transaction with the note of its outcome: a process that is killed did each item once or
 * not at all, and the next one goes on behind it. What is refused is as it was. An item at which the shop itself fails costs the others
 * nothing: it is tried again alone, and left out after three tries, whether they failed or killed their process.
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
 * Goes on with some items. Each try is counted before it is begun, so that one which killed its process counts as well; an item that was
 * under way when something fell is tried alone, where it harms no other.
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

/** Where the shop itself fails at items the log says how, each under the name that its outcome has. */
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

/** By what a failed item is found in the log. */
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
    // A refusal takes the note back with what was written of the item.
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

/** What is stored of a refusal: fields are those of another body than the item. */
export const problemOf = ({ message, errors = [] }: Refusal): ItemProblem => ({ message, errors });
