import { faultPoint } from '#platform/fault-points.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal } from '#shared/refusal.ts';
import { faulty, knownTo, writeLine, type Known, type LineResult } from './product-lines.service.ts';
import {
  deleteOldImports, holdImport, leftImports, moveImport, noteLine, noteOutcomes, releaseImport, takeLine, uncheckedLines, unkeptLines, type WaitingLine,
} from './product-imports.store.ts';

const linesAtOnce = { checking: 100, keeping: 20 } as const;
/** A process that has not been heard of for so long is taken for dead, and another goes on. */
const freeAfterMs = 30_000;
const keptDays = 30;
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
      const [held] = await holdImport(shop, [id, now, new Date(now.getTime() - freeAfterMs), hold]);
      if (held === undefined) return;
      hold = now;
      const { state, by } = held;
      const some = await (state === 'checking' ? uncheckedLines : unkeptLines)(shop, [id, linesAtOnce[state]]);
      if (some.length === 0) {
        await moveImport(shop, state === 'checking' ? [id, ['checking'], 'checked', null] : [id, ['keeping'], 'done', now]);
        return;
      }
      const known = await knownTo(shop, some);
      if (state === 'checking') await checkLines(shop, { id, by, known }, some);
      else for (const line of some) await keepLine(shop, { id, by, known }, line);
    }
  } catch (error) {
    if (hold !== null) await releaseImport(shop, [id, hold]).catch(() => undefined);
    throw error;
  }
}

interface Work {
  readonly id: number;
  readonly by: number;
  readonly known: Known;
}

async function checkLines(shop: Shop, { id, by, known }: Work, lines: readonly WaitingLine[]): Promise<void> {
  const noted: (LineResult & { line: number })[] = [];
  for (const { line, cells } of lines) {
    const result = await writeLine(shop, { by, sellerId: null }, { cells, known, dry: true });
    noted.push({ line, ...(isRefusal(result) ? faulty([{ column: null, message: result.message }]) : result) });
  }
  await noteOutcomes(shop, [id, JSON.stringify(noted)]);
}

async function keepLine(shop: Shop, { id, by, known }: Work, { line, cells }: WaitingLine): Promise<void> {
  const refused = await shop.transaction(async () => {
    if ((await takeLine(shop, [id, line, shop.clock.now()])).length === 0) return null;
    const result = await writeLine(shop, { by, sellerId: null }, { cells, known, dry: false });
    // A refusal takes back the line's own note with what was written of its product.
    if (isRefusal(result)) return result;
    await noteLine(shop, [id, line, result.outcome, JSON.stringify(result.faults)]);
    await faultPoint(shop, 'import-line-written');
    return null;
  });
  if (refused !== null) await noteLine(shop, [id, line, 'faulty', JSON.stringify([{ column: null, message: refused.message }])]);
  await faultPoint(shop, 'import-line-kept');
}

/** Goes on with imports whose process fell, and forgets those of a month ago. */
export async function followLeftImports(shop: Shop): Promise<void> {
  const now = shop.clock.now().getTime();
  for (const { id } of await leftImports(shop, [new Date(now - freeAfterMs)])) await workOnImport(shop, id);
  await deleteOldImports(shop, [new Date(now - keptDays * dayMs)]);
}
