import type { ReactNode } from 'react';
import { useTabTitle } from '../pages/tab-title.ts';

export interface AdminLayoutProps {
  title: string;
  /** The actions on the whole page: add, export. */
  actions?: ReactNode;
  /** The filters above the list. */
  filters?: ReactNode;
  children: ReactNode;
}

/** The layout of an admin page: its title with actions, filters, and the content. */
export function AdminLayout({ title, actions, filters, children }: AdminLayoutProps) {
  useTabTitle(title);
  return (
    <main id="content" className="grid min-w-0 content-start gap-4 p-4 lg:p-6">
      <div className="flex min-h-target flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-bold" dir="auto">
          {title}
        </h1>
        {actions === undefined ? null : <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {filters === undefined ? null : <div className="flex flex-wrap items-end gap-3">{filters}</div>}
      {children}
    </main>
  );
}
