import type { ComponentPropsWithRef } from 'react';
import { Link as RouterLink } from 'react-router';

type LinkProps = Omit<ComponentPropsWithRef<typeof RouterLink>, 'state'> & { state?: unknown };

/**
 * A link to a page of the shop: the router's. On the server, where nobody clicks it, only its HTML is written, the same as
 * the router's: that one calls a dozen hooks for what a browser does with it, at every link of every page.
 */
export const Link = import.meta.env.SSR ? WrittenLink : RouterLink;

function WrittenLink(props: LinkProps) {
  const {
    to,
    discover = 'render',
    mask,
    prefetch,
    relative,
    reloadDocument,
    replace,
    state,
    preventScrollReset,
    viewTransition,
    ...written
  } = props;
  // A place relative to the page is the router's to find.
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to) || mask !== undefined) return <RouterLink {...props} />;
  return <a {...written} href={to} data-discover={discover === 'render' ? 'true' : undefined} />;
}
