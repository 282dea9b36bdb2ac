import type { MouseEvent, ReactNode } from 'react';

export interface PartLinkProps {
  /** The id of the section of this page. */
  to: string;
  className?: string;
  children: ReactNode;
}

/**
 * A link to a section of the same page, which also moves the focus there. It adds no history entry: Back leads to the previous page, and nothing
 * chosen or loaded on this page is reset. Without scripts the browser does the same by the fragment.
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
