import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { ListSkeleton } from '#features/listings/storefront/list-skeleton.tsx';
import { ProductSkeleton } from '#features/products/storefront/product-skeleton.tsx';

/** Milliseconds before a skeleton is displayed: for a faster page it would only flicker. */
const patienceMs = 100;

function skeletonOf(path: string): ReactNode {
  if (/^\/(single-product|product)\/./.test(path)) return <ProductSkeleton address={path} />;
  if (path === '/shop-list') return <ListSkeleton lines />;
  if (/^\/(shop-grid|search|featured-products|catagory\/.+)$/.test(path)) return <ListSkeleton />;
  return null;
}

/** Renders the page, or the skeleton of the next one when loading it takes a while. */
export function PendingScreen({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const elsewhere = next !== undefined && next.pathname !== pathname ? next : null;
  const [waitedFor, setWaitedFor] = useState<string | null>(null);
  const key = elsewhere?.key ?? null;
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => {
      setWaitedFor(key);
    }, patienceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [key]);
  const skeleton = elsewhere !== null && waitedFor === key ? skeletonOf(elsewhere.pathname) : null;
  return skeleton === null ? children : <FromTheTop>{skeleton}</FromTheTop>;
}

/** Scrolls to the top, as the page that the skeleton represents will. */
function FromTheTop({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  return children;
}
