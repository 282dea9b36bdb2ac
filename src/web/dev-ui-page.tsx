import { UiGallery } from '#ui/ui-gallery.tsx';
import { pageHead } from './page-meta.ts';

export const meta = pageHead(() => ({ title: 'نمایشگاه اجزا', unlisted: true }));

/** /dev/ui: every part of the design system, to be looked at. */
export default function DevUiPage() {
  return (
    <main id="content">
      <UiGallery />
    </main>
  );
}
