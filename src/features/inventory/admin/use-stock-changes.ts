import { useState } from 'react';
import { announce } from '#ui/feedback/toast.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import type { AdminStock } from '../inventory-admin.contract.ts';
import type { StockLine } from '../stock-lines.rules.ts';
import { stockMessages } from './stock.messages.ts';
import { errorsByVariant, piecesLeft, withPieces, type TypedPieces } from './typed-pieces.rules.ts';

export type Reason = 'received' | 'corrected' | 'transferred';

/** How lines are entered; each way has its own idempotency key. */
type Written = 'typed' | 'pasted';

interface WrittenStock {
  readonly reason: Reason;
  readonly note: string;
  /** The target location of a transfer. */
  readonly to: number | null;
  readonly pieces: TypedPieces;
}

const nothingTyped: WrittenStock = { reason: 'received', note: '', to: null, pieces: [] };

/**
 * Handles received, counted or transferred quantities entered into many rows and saved together with a reason: for one location, or for all together.
 */
export function useStockChanges(locationId: number | undefined, onSaved: () => void) {
  const t = useMessages(stockMessages);
  const where = locationId === undefined ? 'stock' : `stock at:${locationId}`;
  const draft = useDraft(nothingTyped, 0, where);
  const { reason, note, to } = draft.value;
  const typed = new Map(draft.value.pieces);
  const saving = useAction({ quiet: true });
  const [sent, setSent] = useState<readonly number[]>([]);
  const errors = errorsByVariant(saving.fields, sent);
  const type = (row: AdminStock, pieces: number | null) => {
    draft.change({ pieces: withPieces(draft.value.pieces, row, pieces, errors.has(row.id)) });
  };
  const transferred = (how: Written, from: number, toLocation: number, lines: readonly StockLine[]) => {
    const changes = lines.map(({ variantId, pieces }) => ({ variant_id: variantId, pieces }));
    const body = { to_location_id: toLocation, changes, note };
    return () =>
      staffApi('POST /api/admin/stock-locations/:id/transfer/', {
        params: { id: from },
        headers: { 'idempotency-key': saving.key.once(`${where} moved, ${how}`, body) },
        body,
      });
  };
  const moved = (how: Written, why: 'received' | 'corrected', lines: readonly StockLine[]) => {
    const changes = lines.map(({ variantId, pieces, locationId: named = locationId }) => ({
      variant_id: variantId,
      reason: why,
      pieces,
      ...(why === 'corrected' && typed.has(variantId) && { seen: typed.get(variantId)?.seen ?? 0 }),
      ...(named !== undefined && { location_id: named }),
    }));
    const body = { note, changes };
    return () =>
      staffApi('POST /api/admin/stock/', {
        headers: { 'idempotency-key': saving.key.once(`${where}, ${how}`, body) },
        body,
      });
  };
  const save = async (how: Written, lines: readonly StockLine[]) => {
    const isTransfer = reason === 'transferred' && locationId !== undefined && to !== null;
    const send = isTransfer
      ? transferred(how, locationId, to, lines)
      : moved(how, reason === 'corrected' ? 'corrected' : 'received', lines);
    setSent(lines.map(({ variantId }) => variantId));
    let changed = 0;
    const saved = await saving.run(async () => {
      ({ changed_count: changed } = await send());
    }, null);
    if (!saved) return false;
    announce(t.saved(changed), 'good');
    draft.leave((now) => {
      const pieces = piecesLeft(now.pieces, lines, reason === 'corrected');
      return pieces.length === 0 ? nothingTyped : { ...now, pieces };
    });
    onSaved();
    return true;
  };
  return { locationId, reason, note, to, typed, type, errors, saving, save, draft };
}

export type StockChanges = ReturnType<typeof useStockChanges>;
