import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { ListSkeleton } from '#features/listings/storefront/list-skeleton.tsx';
import { ProductSkeleton } from '#features/products/storefront/product-skeleton.tsx';

/** A screen that comes sooner than this shows no skeleton: it would only flicker. */
const patienceMs = 100;

function skeletonOf(path: string): ReactNode {
  if (/^\/(single-product|product)\/./.test(path)) return <ProductSkeleton address={path} />;
  if (path === '/shop-list') return <ListSkeleton lines />;
  if (/^\/(shop-grid|search|featured-products|catagory\/.+)$/.test(path)) return <ListSkeleton />;
  return null;
}

/** The page, or the shape of the next one when that takes a while to come. */
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

/** Begins at the top of the screen, as the page will that it stands for. */
function FromTheTop({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  return children;
}
