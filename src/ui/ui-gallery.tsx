import type { ReactNode } from 'react';
import { FormParts } from './gallery/form-parts.tsx';
import { MovingParts } from './gallery/moving-parts.tsx';
import { OverlayParts } from './gallery/overlay-parts.tsx';
import { ReadingParts } from './gallery/reading-parts.tsx';
import { StateParts } from './gallery/state-parts.tsx';
import { Button } from './inputs/button.tsx';
import { setTheme, setView, useTheme, useView } from './theme/theme-controls.ts';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="border-b pb-2 text-lg">{title}</h2>
      {children}
    </section>
  );
}

/** Renders every component of the design system in every state, for review in both themes and both layouts. */
export function UiGallery() {
  const theme = useTheme();
  const view = useView();
  return (
    <div className="container-middle grid gap-10 py-6">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="flex-1 text-xl">نمایشگاه اجزا</h1>
        <Button size="small" onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          {theme}
        </Button>
        <Button size="small" onClick={() => setView(view === 'ltr' ? 'rtl' : 'ltr')}>
          {view}
        </Button>
      </div>
      <Group title="خواندنی‌ها">
        <ReadingParts />
      </Group>
      <Group title="فرم">
        <FormParts />
      </Group>
      <Group title="متحرک‌ها">
        <MovingParts />
      </Group>
      <Group title="روی صفحه">
        <OverlayParts />
      </Group>
      <Group title="حالت‌ها">
        <StateParts />
      </Group>
    </div>
  );
}
