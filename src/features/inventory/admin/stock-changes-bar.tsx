import { Notice } from '#ui/feedback/notice.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { Form } from '#web/forms/form.tsx';
import type { StockLocation } from '../stock-locations.contract.ts';
import { maxStockLines } from '../stock-lines.rules.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { stockMessages } from './stock.messages.ts';
import type { Reason, StockChanges } from './use-stock-changes.ts';
import { locationName } from './use-stock-locations.ts';

interface StockChangesProps {
  changes: StockChanges;
  /** The active locations; empty in a shop with a single location. */
  locations: readonly StockLocation[];
}

interface ChangesBarProps extends StockChangesProps {
  /** The form id that the fields of the list refer to. */
  id: string;
  /** The variants on the current page of the list, whose errors are displayed in their fields. */
  inSight: ReadonlySet<number>;
}

/** Bar that saves the entered quantities with a reason; visible while any are entered. */
export function ChangesBar({ id, inSight, changes, locations }: ChangesBarProps) {
  const t = useMessages(stockMessages);
  const { typed, saving, note, draft, errors } = changes;
  const isAtItsField = errors.size > 0 && [...errors.keys()].every((variantId) => inSight.has(variantId));
  return (
    <Form
      id={id}
      action={saving}
      aria-label={t.keep}
      data-bottom-bar="always"
      className="sticky bottom-0 z-20 -mx-4 grid items-end gap-3 border-t border-line bg-surface px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
      onSend={() =>
        changes.save(
          'typed',
          [...typed].map(([variantId, { pieces }]) => ({ variantId, pieces })),
        )
      }
    >
      <DraftNotice draft={draft} className="sm:col-span-3" />
      <WhatHappened changes={changes} locations={locations} />
      <TextField
        label={t.note}
        dir="auto"
        maxLength={200}
        value={note}
        onChange={(event) => {
          draft.change({ note: event.currentTarget.value });
        }}
      />
      <Button
        type="submit"
        variant="primary"
        busy={saving.busy}
        disabled={typed.size > maxStockLines || lacksTarget(changes)}
      >
        {t.keep}
      </Button>
      <Notice tone="bad" className="sm:col-span-3">
        {isAtItsField ? null : saving.message}
      </Notice>
      <p role="status" className="text-xs text-muted max-sm:sr-only sm:col-span-3">
        {t.typedSoFar(typed.size)}
      </p>
    </Form>
  );
}

/** Dialog for pasting the stock of many variants from a table. */
export function PasteChanges({ changes, locations, onClose }: StockChangesProps & { onClose: () => void }) {
  return (
    <PasteDialog
      action={changes.saving}
      onClose={onClose}
      onSave={(lines) => changes.save('pasted', lines)}
      saysLocation={locations.length > 0 && changes.reason !== 'transferred'}
      disabled={lacksTarget(changes)}
    >
      <WhatHappened changes={changes} locations={locations} />
    </PasteDialog>
  );
}

const lacksTarget = ({ reason, to }: StockChanges) => reason === 'transferred' && to === null;

/** Fields for the reason: received, counted or transferred, and to which location. */
function WhatHappened({ changes: { reason, to, locationId, draft }, locations }: StockChangesProps) {
  const t = useMessages(stockMessages);
  const language = useLanguage();
  const others = locationId === undefined ? [] : locations.filter(({ id }) => id !== locationId);
  const reasons: { value: Reason; label: string }[] = [
    { value: 'received', label: t.received },
    { value: 'corrected', label: t.corrected },
    ...(others.length > 0 ? [{ value: 'transferred' as const, label: t.transferred }] : []),
  ];
  return (
    <div className="grid auto-cols-[minmax(0,1fr)] grid-flow-col items-end gap-3">
      <Select
        label={t.how}
        value={reason}
        options={reasons}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          const next = reasons.find(({ value }) => value === chosen)?.value ?? 'received';
          draft.change({ reason: next, to: next === 'transferred' ? (others[0]?.id ?? null) : null });
        }}
      />
      {reason === 'transferred' && others.length > 0 ? (
        <Select
          label={t.to}
          value={String(to ?? '')}
          options={others.map((location) => ({ value: String(location.id), label: locationName(location, language) }))}
          onChange={(event) => {
            draft.change({ to: Number(event.currentTarget.value) });
          }}
        />
      ) : null}
    </div>
  );
}
