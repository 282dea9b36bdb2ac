import { PackageOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { MoreButton } from '#ui/inputs/more-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Price } from '#ui/text/price.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { StateBadge } from '#ui/feedback/state-badge.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { customerApi } from '#web/data/api.ts';
import { usePages } from '#web/data/use-pages.ts';
import { useHalfTyped } from '#web/forms/half-typed.ts';
import type { OwnProduct } from '../../own-shop.contract.ts';
import { ownShopMessages } from '../../own-shop.messages.ts';
import { ProductSheets } from './product-sheets.tsx';

/** Renders the seller's products with price and stock, and a button to add one. */
export function OwnProducts() {
  const of = useAddressFilters({ q: 'text' });
  const [open, setOpen] = useState<OwnProduct | 'new' | null>(null);
  const [writing, setWriting] = useState<OwnProduct | null>(null);
  const list = usePages<OwnProduct>(['seller/products', 'list', of.key], (part, signal) =>
    customerApi('GET /api/seller/products/', { query: { ...of.query, ...part }, ...(signal && { signal }) }),
  );
  const done = (text: string) => {
    setOpen(null);
    setWriting(null);
    announce(text, 'good');
    list.refresh();
  };
  return (
    <div className="grid gap-4">
      <FindOwnProducts
        words={of.filters.q ?? ''}
        onFind={(q) => {
          of.set({ q });
        }}
        onAdd={() => {
          setOpen('new');
        }}
      />
      <OwnProductList list={list} onEdit={setOpen} onWrite={setWriting} />
      <ProductSheets
        open={open}
        writing={writing}
        onClose={() => {
          setOpen(null);
          setWriting(null);
        }}
        onDone={done}
      />
    </div>
  );
}

interface OwnProductListProps {
  list: ReturnType<typeof usePages<OwnProduct>>;
  onEdit: (product: OwnProduct) => void;
  onWrite: (product: OwnProduct) => void;
}

function OwnProductList({ list, onEdit, onWrite }: OwnProductListProps) {
  const t = useMessages(ownShopMessages);
  return (
    <>
      {list.state === 'loading' ? <SkeletonCards count={3} /> : null}
      {list.state === 'failed' ? <FailedState text={t.listFailed} onRetry={list.refresh} /> : null}
      {list.state === 'ready' && list.data.data.length === 0 ? (
        <EmptyState icon={<PackageOpen />} text={t.noProducts} />
      ) : null}
      {list.state === 'ready' ? (
        <ul className="grid gap-2">
          {list.data.data.map((product) => (
            <li key={product.id}>
              <ProductLine
                product={product}
                onEdit={() => {
                  onEdit(product);
                }}
                onWrite={() => {
                  onWrite(product);
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {list.state === 'ready' && list.data.next !== null ? <MoreButton list={list}>{t.more}</MoreButton> : null}
    </>
  );
}

function ProductLine({ product, onEdit, onWrite }: { product: OwnProduct; onEdit: () => void; onWrite: () => void }) {
  const t = useMessages(ownShopMessages);
  const { submission } = product;
  return (
    <article aria-label={product.name} className="flex flex-wrap items-center gap-3 rounded-card bg-surface p-3">
      {product.thumb === null ? (
        <span className="size-14 shrink-0 rounded-small bg-raised" />
      ) : (
        <img
          src={product.thumb}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className="size-14 shrink-0 rounded-small object-cover"
        />
      )}
      <div className="grid min-w-40 flex-1 gap-1">
        <h3 dir="auto" className="line-clamp-2 text-start text-sm">
          {product.name}
        </h3>
        <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
          <bdi>{t.available(product.available)}</bdi>
          {submission?.status === 'waiting' ? <StateBadge tone="waiting">{t.waiting}</StateBadge> : null}
          {submission?.status === 'refused' ? <StateBadge tone="bad">{t.refused}</StateBadge> : null}
          {product.status !== 'active' && submission?.status !== 'waiting' && submission?.status !== 'refused' ? (
            <StateBadge tone="over">{product.status === 'archived' ? t.archived : t.hidden}</StateBadge>
          ) : null}
        </p>
        {submission?.reason == null ? null : <p className="text-xs text-rose">{t.refusedBecause(submission.reason)}</p>}
      </div>
      <Price amount={product.base_price} unit={t.toman} size="small" />
      <span className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button size="small" aria-label={t.textsOne(product.name)} onClick={onWrite}>
          {t.texts}
        </Button>
        <Button size="small" aria-label={t.editOne(product.name)} onClick={onEdit}>
          {t.edit}
        </Button>
      </span>
    </article>
  );
}

interface FindOwnProductsProps {
  words: string;
  onFind: (words: string) => void;
  onAdd: () => void;
}

function FindOwnProducts({ words, onFind, onAdd }: FindOwnProductsProps) {
  const t = useMessages(ownShopMessages);
  // Navigating back changes the query in the URL, and the field follows.
  const [typed, setTyped] = useHalfTyped('seller products', words);
  const find = () => {
    const wanted = typed.trim();
    if (wanted === words) setTyped(words);
    else onFind(wanted);
  };
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div className="min-w-56 flex-1">
        <TextField
          label={t.findProduct}
          labelHidden
          placeholder={t.findProduct}
          type="search"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
          }}
          onBlur={find}
          onKeyDown={(event) => {
            if (event.key === 'Enter') find();
          }}
        />
      </div>
      <Button variant="primary" icon={<Plus aria-hidden size={18} />} onClick={onAdd}>
        {t.addProduct}
      </Button>
    </div>
  );
}
