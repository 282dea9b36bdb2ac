import { ChevronDown, Plus, X } from 'lucide-react';
import { useRef } from 'react';
import {
  maxMetadataKeys,
  metadataKey,
  longestMetadataValue,
  type Metadata,
  type MetadataChange,
} from '#shared/metadata.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { DraftNotice } from '../forms/draft-notice.tsx';
import { Form } from '../forms/form.tsx';
import { useAction } from '../forms/use-action.ts';
import { useDraft } from '../forms/use-draft.ts';
import { metadataScreenMessages } from './metadata.messages.ts';

interface Row {
  /** The row's id on the screen. */
  readonly id: string;
  readonly key: string;
  readonly value: string;
}

const rowsOf = (metadata: Metadata): { rows: readonly Row[] } => ({
  rows: Object.entries(metadata).map(([key, value]) => ({ id: key, key, value })),
});
const valuesOf = (rows: readonly Row[]): Metadata =>
  Object.fromEntries(rows.map(({ key, value }) => [key.trim(), value.trim()]));

/** Returns the changed keys with their new and previous values. */
function changeOf(stored: Metadata, written: Metadata): MetadataChange {
  const keys = [...new Set([...Object.keys(stored), ...Object.keys(written)])].filter(
    (key) => stored[key] !== written[key],
  );
  const at = (values: Metadata) => Object.fromEntries(keys.map((key) => [key, values[key] ?? null]));
  return { metadata: at(written), before: at(stored) };
}

/** Returns the errors of rows, by the name of their fields. */
function errorsOf(rows: readonly Row[], t: (typeof metadataScreenMessages)['fa']): Record<string, string> {
  const shape = new RegExp(metadataKey);
  const keys = rows.map(({ key }) => key.trim());
  return Object.fromEntries(
    rows.flatMap(({ id, value }, index) => {
      const key = keys[index] ?? '';
      if (!shape.test(key)) return [[`key ${id}`, t.keyShape]];
      if (keys.indexOf(key) !== index) return [[`key ${id}`, t.keyTwice]];
      return value.trim() === '' ? [[`value ${id}`, t.valueMissing]] : [];
    }),
  );
}

interface MetadataPartProps {
  metadata: Metadata;
  /** The name under which the draft is stored: `order:1042`. */
  name: string;
  save: (change: MetadataChange) => Promise<{ metadata: Metadata }>;
  onSaved: (metadata: Metadata) => void;
}

/** The metadata that other systems store with an item, collapsed; `save` sends the changes and resolves to the resulting metadata. */
export function MetadataPart(props: MetadataPartProps) {
  const t = useMessages(metadataScreenMessages);
  const count = Object.keys(props.metadata).length;
  return (
    <details className="group rounded-card border border-line bg-surface print:hidden">
      <summary className="flex min-h-target list-none items-center gap-3 rounded-card px-4 py-2 text-sm font-bold text-muted hover:bg-raised [&::-webkit-details-marker]:hidden">
        <span className="own-direction min-w-0 flex-1">{count === 0 ? t.title : t.count(count)}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-[rotate] group-open:rotate-180" />
      </summary>
      <MetadataForm {...props} />
    </details>
  );
}

function MetadataForm({ metadata, name, save, onSaved }: MetadataPartProps) {
  const t = useMessages(metadataScreenMessages);
  const draft = useDraft(rowsOf(metadata), null, `metadata of ${name}`);
  const { rows } = draft.value;
  const saving = useAction({ quiet: true });
  const made = useRef(0);
  const change = (next: readonly Row[]) => draft.change({ rows: next });
  const add = () => {
    made.current += 1;
    change([...rows, { id: `new ${made.current} ${rows.length}`, key: '', value: '' }]);
  };
  const store = async () => {
    const errors = errorsOf(rows, t);
    if (Object.keys(errors).length > 0) {
      saving.reject(errors);
      return;
    }
    await saving.run(async () => {
      const stored = await save(changeOf(valuesOf(draft.stored.rows), valuesOf(rows)));
      draft.saved(draft.value);
      onSaved(stored.metadata);
    });
  };
  return (
    <Form action={saving} className="grid gap-3 p-4 pt-1" onSend={store}>
      <p className="text-xs text-muted">{t.hint}</p>
      <DraftNotice draft={draft} />
      {rows.map((row, index) => (
        <MetadataRow
          key={row.id}
          row={row}
          index={index}
          errors={saving.fields}
          onChange={(part) => change(rows.with(index, { ...row, ...part }))}
          onRemove={() => change(rows.filter((one) => one !== row))}
        />
      ))}
      <Notice tone="bad">{saving.message}</Notice>
      <div className="flex flex-wrap gap-2">
        {rows.length < maxMetadataKeys ? (
          <Button size="small" icon={<Plus aria-hidden size={18} />} onClick={add}>
            {t.add}
          </Button>
        ) : null}
        <Button type="submit" size="small" variant="primary" busy={saving.busy} disabled={!draft.changed}>
          {t.save}
        </Button>
      </div>
    </Form>
  );
}

function MetadataRow({
  row,
  index,
  errors,
  onChange,
  onRemove,
}: {
  row: Row;
  index: number;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<Row>) => void;
  onRemove: () => void;
}) {
  const t = useMessages(metadataScreenMessages);
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-start gap-2">
      <TextField
        label={t.key(index + 1)}
        labelHidden
        placeholder={t.keyExample}
        dir="ltr"
        maxLength={40}
        autoComplete="off"
        value={row.key}
        error={errors[`key ${row.id}`]}
        onChange={(event) => {
          onChange({ key: event.currentTarget.value });
        }}
      />
      <TextField
        label={t.value(index + 1)}
        labelHidden
        placeholder={t.valueExample}
        dir="auto"
        maxLength={longestMetadataValue}
        autoComplete="off"
        value={row.value}
        error={errors[`value ${row.id}`]}
        onChange={(event) => {
          onChange({ value: event.currentTarget.value });
        }}
      />
      <IconButton label={t.remove(index + 1)} onClick={onRemove}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
