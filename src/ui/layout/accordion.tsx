import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';

export interface AccordionItem {
  title: ReactNode;
  content: ReactNode;
  open?: boolean;
}

/** Answers that open below their questions, one at a time; native elements, so that the browser's find-in-page opens them. */
export function Accordion({ items, several = false }: { items: readonly AccordionItem[]; several?: boolean }) {
  const group = useId();
  return (
    <div className="divide-y divide-line overflow-hidden rounded-card bg-surface">
      {items.map((item, index) => (
        <details key={index} open={item.open} className="group" {...(!several && { name: group })}>
          <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-3 font-semibold -outline-offset-2! hover:bg-raised [&::-webkit-details-marker]:hidden">
            <span className="own-direction min-w-0 flex-1">{item.title}</span>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-muted transition-[rotate] group-open:rotate-180"
            />
          </summary>
          <div className="px-4 pb-4 text-muted">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
