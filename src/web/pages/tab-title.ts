import { useEffect } from 'react';
import { useBrand } from '../session/brand.ts';

/**
 * Sets the tab's title to the page's content: which order, which product. The head is rendered before a customer's data is loaded, and on the server
 * without what its address names.
 */
export function useTabTitle(title: string): void {
  const { name: shopName } = useBrand();
  useEffect(() => {
    document.title = `${title} | ${shopName}`;
  }, [title, shopName]);
}
