import type { MouseEvent, ReactNode } from 'react';

export interface PartLinkProps {
  /** The id of the part of this page. */
  to: string;
  className?: string;
  children: ReactNode;
}

/**
 * Leads to a part of the same page, and puts the focus there. It is no step of the history: Back goes to the page before, and nothing
 * that was chosen or loaded on this one begins anew. Without scripts the browser does the same by the address.
 */
export function PartLink({ to, className, children }: PartLinkProps) {
  const go = (event: MouseEvent) => {
    const part = document.getElementById(to);
    if (part === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
    part.scrollIntoView();
    part.focus({ preventScroll: true });
  };
  return (
    <a href={`#${to}`} onClick={go} className={className}>
      {children}
    </a>
  );
}
