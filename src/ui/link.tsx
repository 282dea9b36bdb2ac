import type { ComponentPropsWithRef } from 'react';
import { Link as RouterLink } from 'react-router';

type LinkProps = Omit<ComponentPropsWithRef<typeof RouterLink>, 'state'> & { state?: unknown };

/**
 * A link to a page of the shop: the router's. On the server, where nobody clicks it, it renders only the HTML, the same as the router's, whose link
 * calls a dozen hooks for its behaviour in the browser, for every link of every page.
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
  // A path relative to the page is resolved by the router.
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to) || mask !== undefined) return <RouterLink {...props} />;
  return <a {...written} href={to} data-discover={discover === 'render' ? 'true' : undefined} />;
}
