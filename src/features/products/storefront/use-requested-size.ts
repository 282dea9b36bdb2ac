import { useRef, useState } from 'react';
import { useEntryState } from '#web/pages/entry-state.ts';
import type { ProductDetail } from '../products.contract.ts';

/** Requires the shopper to select a size when there are several: none is preselected, and buying without one moves to the sizes. */
export function useRequestedSize(product: ProductDetail) {
  const [chosen, setChosen] = useEntryState(`size of ${product.id}`, false);
  const [missing, setMissing] = useState(false);
  const ref = useRef<HTMLFieldSetElement>(null);
  const open = !chosen && new Set(product.variants.flatMap((variant) => variant.size ?? [])).size > 1;
  return {
    open,
    missing: open && missing,
    ref,
    onChosen: () => {
      setChosen(true);
    },
    /** Returns whether it can be bought; otherwise moves the shopper to the sizes. */
    asked: () => {
      if (!open) return true;
      setMissing(true);
      ref.current?.querySelector('input')?.focus();
      ref.current?.scrollIntoView({ block: 'nearest' });
      return false;
    },
  };
}
