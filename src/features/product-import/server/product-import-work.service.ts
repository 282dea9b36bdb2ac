import { faultPoint } from '#platform/fault-points.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { productImportMessages } from './product-import.messages.ts';
import { invalid, knownTo, writeLine, type Known, type LineResult } from './product-lines.service.ts';
import {
  countTries,
  deleteOldImports,
  giveUpLine,
  holdImport,
  leftImports,
  moveImport,
  noteLine,
  noteOutcomes,
  releaseImport,
  takeLine,
  uncheckedLines,
  unsavedLines,
  type WaitingLine,
} from './product-imports.store.ts';

const linesAtOnce = { checking: 100, keeping: 20 } as const;
/** A line at which the shop itself failed so often is left out. */
const maxTries = 3;
/** A process that has not been heard of for so long is taken for dead, and another goes on. */
const freeAfterMs = 30_000;
const storedDays = 30;
const dayMs = 86_400_000;

/**
 * Goes on with an import where it stands, until it waits for somebody or is through. One process is at it at a time; each
 * line notes in the transaction of its product that it is written, so who comes after a fall applies none twice.
 */
export async function workOnImport(shop: Shop, id: number): Promise<void> {
  let hold: Date | null = null;
  try {
    for (;;) {
      const now = shop.clock.now();
      const [held] = await holdImport(shop, {
        id,
        now,
        freeSince: new Date(now.getTime() - freeAfterMs),
        lastHold: hold,
      });
      if (held === undefined) return;
      hold = now;
      const { state, by } = held;
      const some = await (state === 'checking' ? uncheckedLines : unsavedLines)(shop, {
        importId: id,
        limit: linesAtOnce[state],
      });
      if (some.length === 0) {
        await moveImport(
          shop,
          state === 'checking'
            ? { id, from: [state], to: 'checked', endedAt: null }
            : { id, from: [state], to: 'done', endedAt: now },
        );
        return;
      }
      await tryLines(shop, { id, by, state }, some);
    }
  } catch (error) {
    if (hold !== null) await releaseImport(shop, { id, lastHold: hold }).catch(() => undefined);
    throw error;
  }
}

interface Work {
  readonly id: number;
  readonly by: number;
}

/**
 * Goes on with some lines, those tried least often first. Each try is counted before it is begun, so that one which killed
 * its process counts as well; a line that was under way when something fell is tried alone, where it harms no other.
 */
async function tryLines(
  shop: Shop,
  { state, ...work }: Work & { state: 'checking' | 'keeping' },
  waiting: readonly WaitingLine[],
): Promise<void> {
  const untried = waiting.filter(({ tries }) => tries === 0);
  const some = untried.length > 0 ? untried : waiting.slice(0, 1);
  const spent = some.find(({ tries }) => tries >= maxTries);
  if (spent !== undefined) return leaveOut(shop, work, spent);
  await countTries(shop, { importId: work.id, lines: some.map(({ line }) => line) });
  const known = await unlessFailed(shop, work, some, () => knownTo(shop, some));
  if (known === null) return;
  if (state === 'checking') await checkLines(shop, { ...work, known }, some);
  else for (const line of some) await unlessFailed(shop, work, [line], () => saveLine(shop, { ...work, known }, line));
}

/** Null where the shop itself fails at lines: the log says how, each line under the name that its report has. */
async function unlessFailed<T>(
  shop: Shop,
  { id }: Work,
  lines: readonly WaitingLine[],
  attempt: () => Promise<T>,
): Promise<T | null> {
  try {
    return await attempt();
  } catch (error) {
    shop.log.error(
      { err: error, problems: lines.map(({ line }) => errorName(id, line)) },
      'lines of a table of products failed',
    );
    return null;
  }
}

async function leaveOut(shop: Shop, { id }: Work, { line, tries }: WaitingLine): Promise<void> {
  const name = errorName(id, line);
  shop.log.error({ problems: [name], tries }, 'a line of a table of products is left out');
  await giveUpLine(shop, {
    importId: id,
    line,
    faults: [{ column: null, message: inBoth(productImportMessages, (t) => t.failed(name)) }],
  });
}

/** By what a failed line is found in the log. */
const errorName = (id: number, line: number) => `import-${id}-${line}`;

interface KnownWork extends Work {
  readonly known: Known;
}

async function checkLines(shop: Shop, { known, ...work }: KnownWork, lines: readonly WaitingLine[]): Promise<void> {
  const noted: (LineResult & { line: number })[] = [];
  for (const one of lines) {
    const result = await unlessFailed(shop, work, [one], () =>
      writeLine(shop, { by: work.by, sellerId: null }, { cells: one.cells, known, dry: true }),
    );
    if (result !== null)
      noted.push({
        line: one.line,
        ...(isRefusal(result) ? invalid([{ column: null, message: result.message }]) : result),
      });
  }
  await noteOutcomes(shop, { importId: work.id, outcomes: noted });
}

async function saveLine(shop: Shop, { id, by, known }: KnownWork, { line, cells }: WaitingLine): Promise<void> {
  const refused = await shop.transaction(async () => {
    if ((await takeLine(shop, { importId: id, line, now: shop.clock.now() })).length === 0) return null;
    const result = await writeLine(shop, { by, sellerId: null }, { cells, known, dry: false });
    // A refusal takes back the line's own note with what was written of its product.
    if (isRefusal(result)) return result;
    await noteLine(shop, { importId: id, line, outcome: result.outcome, faults: result.faults });
    await faultPoint(shop, 'import-line-written');
    return null;
  });
  if (refused !== null)
    await noteLine(shop, {
      importId: id,
      line,
      outcome: 'faulty',
      faults: [{ column: null, message: refused.message }],
    });
  await faultPoint(shop, 'import-line-kept');
}

/** Goes on with imports whose process fell, and forgets those of a month ago. */
export async function followLeftImports(shop: Shop): Promise<void> {
  const now = shop.clock.now().getTime();
  for (const { id } of await leftImports(shop, { freeSince: new Date(now - freeAfterMs) }))
    await workOnImport(shop, id);
  await deleteOldImports(shop, { before: new Date(now - storedDays * dayMs) });
}
