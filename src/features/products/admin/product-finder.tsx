import { productFinderMessages } from './product-finder.messages.ts';
import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { UnloadedChoices } from '#web/forms/unloaded-choices.tsx';

import type { ProductStatus } from '../products.rules.ts';

export interface FoundProduct {
  readonly id: number;
  readonly name: string;
  readonly thumb: string | null;
  readonly base_price: number;
  readonly slug: string;
  readonly status: ProductStatus;
  /** Sellable stock. */
  readonly available: number;
}

const maxFound = 6;

/** Finds a product by name or id and passes it to the callback. */
export function ProductFinder({
  onFound,
  error,
  without = [],
}: {
  onFound: (product: FoundProduct) => void;
  error?: string | undefined;
  without?: readonly number[];
}) {
  const t = useMessages(productFinderMessages);
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const found = useResource(['admin/products', 'found', q], (signal) =>
    q === ''
      ? Promise.resolve({ data: [], next: null, next_after: null })
      : staffApi('GET /api/admin/products/', { query: { q }, signal }),
  );
  const rows =
    found.state === 'ready' ? found.data.data.filter(({ id }) => !without.includes(id)).slice(0, maxFound) : [];
  return (
    <div className="grid gap-2">
      <TextField
        type="search"
        label={t.findProduct}
        hint={t.findProductHint}
        dir="auto"
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
      />
      {q !== '' && found.state === 'ready' && rows.length === 0 ? (
        <p role="status" className="text-sm text-muted">
          {t.noProduct}
        </p>
      ) : null}
      <UnloadedChoices of={found} />
      <ul className="grid gap-1">
        {rows.map((product) => (
          <li key={product.id}>
            <FoundButton
              product={product}
              onChoose={() => {
                setTyped('');
                onFound(product);
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FoundButton({ product, onChoose }: { product: FoundProduct; onChoose: () => void }) {
  const t = useMessages(productFinderMessages);
  return (
    <Button
      wide
      size="small"
      className="justify-start!"
      aria-label={t.choose(product.name)}
      icon={
        product.thumb === null ? null : (
          <img src={product.thumb} alt="" width={32} height={32} className="size-8 rounded-small object-cover" />
        )
      }
      onClick={onChoose}
    >
      <bdi className="line-clamp-1 text-start">{product.name}</bdi>
    </Button>
  );
}
