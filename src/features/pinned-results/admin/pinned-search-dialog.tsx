import { X } from 'lucide-react';
import { ProductFinder } from '#features/products/admin/product-finder.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { DraftDialog } from '#web/admin/draft-dialog.tsx';
import { OrderButtons } from '#web/admin/order-buttons.tsx';
import { staffApi } from '#web/data/api.ts';
import { createOnce } from '#web/forms/create-once.ts';
import { draftFields } from '#web/forms/draft-fields.ts';
import type { RequestKey } from '#web/forms/request-key.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useWrittenItem } from '#web/forms/use-written-item.ts';
import type { PinnedProduct, PinnedSearch } from '../pinned-results-admin.contract.ts';
import { longestSearch, maxHidden, maxPinned } from '../pinned-results.rules.ts';
import { pinnedResultsMessages } from './pinned-results.messages.ts';

interface Arrangement {
  query: string;
  pinned: Listed[];
  hidden: Listed[];
}

type Listed = Pick<PinnedProduct, 'id' | 'name' | 'thumb' | 'in_stock' | 'visible'>;

interface PinnedSearchDialogProps {
  /** The arrangement to edit; a string is the search text of a new one. */
  search: PinnedSearch | string;
  onClose: () => void;
  onSaved: () => void;
}

/** The form that edits which products come first in a search and which are hidden. */
export function PinnedSearchDialog({ search, onClose, onSaved }: PinnedSearchDialogProps) {
  const t = useMessages(pinnedResultsMessages);
  const {
    item: existing,
    draft,
    saved,
  } = useWrittenItem(
    typeof search === 'string' ? null : search,
    (arranged) => writtenOf(arranged ?? { query: typeof search === 'string' ? search : '', pinned: [], hidden: [] }),
    (arranged) => `pinned-results:${arranged?.id ?? 'new'}`,
  );
  const saving = useAction({ quiet: true });
  const field = draftFields(draft, saving.fields);
  const { pinned, hidden } = draft.value;
  const chosen = [...pinned, ...hidden].map(({ id }) => id);
  const save = async () => {
    await saving.run(async () => {
      if (saved(draft.value, await saveArrangement(existing, draft, saving.key))) onSaved();
    });
  };
  return (
    <DraftDialog
      title={existing === null ? t.newOne : t.edit}
      draft={draft}
      action={saving}
      save={t.save}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label={t.query}
        hint={t.queryHint}
        required
        dir="auto"
        maxLength={longestSearch}
        {...field.text('query')}
      />
      <Products
        title={t.pinned}
        none={t.noPinned}
        ordered
        products={pinned}
        max={maxPinned}
        without={chosen}
        error={saving.fields.pinned}
        onChange={(next) => draft.change({ pinned: next })}
      />
      <Products
        title={t.hidden}
        none={t.noHidden}
        products={hidden}
        max={maxHidden}
        without={chosen}
        onChange={(next) => draft.change({ hidden: next })}
      />
    </DraftDialog>
  );
}

const writtenOf = ({ query, pinned, hidden }: Pick<PinnedSearch, 'query' | 'pinned' | 'hidden'>): Arrangement => ({
  query,
  pinned: pinned.map(listed),
  hidden: hidden.map(listed),
});

function saveArrangement(
  existing: PinnedSearch | null,
  { value, version }: { value: Arrangement; version: number | null },
  key: RequestKey,
) {
  const ids = (products: readonly Listed[]) => products.map(({ id }) => id);
  const body = { query: value.query, pinned: ids(value.pinned), hidden: ids(value.hidden) };
  const put = (before: { id: number; version: number }) =>
    staffApi('PUT /api/admin/pinned-results/:id/', {
      params: { id: before.id },
      body: { ...body, version: before.version },
    });
  return existing === null
    ? createOnce(key, 'pinned-results:new', body, {
        create: (search, headers) => staffApi('POST /api/admin/pinned-results/', { headers, body: search }),
        correct: put,
      })
    : put({ id: existing.id, version: version ?? 0 });
}

const listed = ({ id, name, thumb, in_stock, visible }: PinnedProduct): Listed => ({
  id,
  name,
  thumb,
  in_stock,
  visible,
});

interface ProductsProps {
  title: string;
  none: string;
  products: readonly Listed[];
  /** Whether the order of the products matters. */
  ordered?: boolean;
  max: number;
  without: readonly number[];
  error?: string | undefined;
  onChange: (products: Listed[]) => void;
}

function Products({ title, none, products, ordered = false, max, without, error, onChange }: ProductsProps) {
  const t = useMessages(pinnedResultsMessages);
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{title}</legend>
      {products.length === 0 ? <p className="text-sm text-muted">{none}</p> : null}
      <ol className="grid gap-1">
        {products.map((product, index) => (
          <li key={product.id} className="flex items-center gap-2">
            {product.thumb === null ? null : (
              <img src={product.thumb} alt="" width={40} height={40} className="size-10 rounded-small object-cover" />
            )}
            <bdi className="line-clamp-2 min-w-0 flex-1 text-sm">{product.name}</bdi>
            {product.visible ? null : <Badge>{t.notVisible}</Badge>}
            {product.visible && !product.in_stock ? <Badge>{t.soldOut}</Badge> : null}
            {ordered ? (
              <OrderButtons
                up={t.up(product.name)}
                down={t.down(product.name)}
                first={index === 0}
                last={index === products.length - 1}
                onMove={(by) => onChange(products.filter((one) => one !== product).toSpliced(index + by, 0, product))}
              />
            ) : null}
            <IconButton
              label={t.takeOut(product.name)}
              onClick={() => onChange(products.filter((one) => one !== product))}
            >
              <X aria-hidden className="size-5" />
            </IconButton>
          </li>
        ))}
      </ol>
      {products.length < max ? (
        <ProductFinder
          without={without}
          error={error}
          onFound={({ id, name, thumb, status, available }) =>
            onChange([...products, { id, name, thumb, in_stock: available > 0, visible: status === 'active' }])
          }
        />
      ) : null}
    </fieldset>
  );
}
