import { LayoutGrid } from 'lucide-react';
import { useRef } from 'react';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { loadedLater } from '#ui/loaded-later.tsx';
import { useBackCloses } from '#ui/overlays/use-back-closes.ts';
import { useOpenHere } from '#ui/overlays/use-open-here.ts';
import { categoriesMessages } from '../categories.messages.ts';
import type { DepartmentsProps } from './departments-panel.tsx';

const DepartmentsPanel = loadedLater(async () => (await import('./departments-panel.tsx')).DepartmentsPanel);

/**
 * Renders the departments menu of the desktop header. Before its script has loaded it is a link to the categories page; the panel is loaded on hover
 * or focus.
 */
export function DepartmentsMenu({ goodsOf }: DepartmentsProps) {
  const t = useMessages(categoriesMessages);
  const [open, setOpen] = useOpenHere();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const close = () => setOpen(false);
  useBackCloses(open, close);
  return (
    <div
      ref={container}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && container.current?.contains(relatedTarget) === false) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        close();
        button.current?.focus();
      }}
    >
      <Link
        ref={button}
        to="/catagory"
        aria-expanded={open}
        onPointerEnter={DepartmentsPanel.preload}
        onFocus={DepartmentsPanel.preload}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(!open);
        }}
        className={`flex min-h-target items-center gap-2 rounded-control px-3 text-sm font-semibold whitespace-nowrap hover:bg-raised ${open ? 'bg-raised' : ''}`}
      >
        <LayoutGrid aria-hidden size={20} className="text-turquoise" />
        {t.departments}
      </Link>
      {open ? (
        <>
          <div aria-hidden className="fixed inset-x-0 top-16 h-dvh bg-black/40" onClick={close} />
          <div className="absolute inset-x-0 top-full border-b border-line bg-surface shadow-sheet">
            <DepartmentsPanel goodsOf={goodsOf} meanwhile={<div className="h-[min(37rem,calc(100dvh-4rem))]" />} />
          </div>
        </>
      ) : null}
    </div>
  );
}
