import { useEffect } from 'react';
import { useBrand } from '../session/brand.ts';

/**
 * Names the tab by what is on the page: which order, which product. The head of a page is made before the data of one person comes, and on
 * the server without what its address names.
 */
export function useTabTitle(title: string): void {
  const { name: shopName } = useBrand();
  useEffect(() => {
    document.title = `${title} | ${shopName}`;
  }, [title, shopName]);
}
