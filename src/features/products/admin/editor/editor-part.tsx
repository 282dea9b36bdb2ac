import { useId, type ReactNode } from 'react';
import type { WrittenProduct } from '../../product-draft.rules.ts';

/** The props of every part of the editor: the product being edited, the change handler and the errors by field. */
export interface PartProps {
  written: WrittenProduct;
  onChange: (change: Partial<WrittenProduct>) => void;
  errors: Readonly<Record<string, string>>;
}

/** Renders a section of a form with its heading. */
export function EditorPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4 rounded-card border border-line bg-surface p-4">
      <h2 id={id} className="text-base font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
