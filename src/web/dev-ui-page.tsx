import { UiGallery } from '#ui/ui-gallery.tsx';

/** /dev/ui: every part of the design system, to be looked at. */
export default function DevUiPage() {
  return <UiGallery />;
}
