import { useEffect } from 'react';
import { loadedLater } from '#ui/loaded-later.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { preloadOverlays } from '#ui/overlays/overlay.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { useIdle } from '#ui/use-idle.ts';
import { useMenu } from '../menu.tsx';
import { frameMessages } from './frame.messages.ts';

const MenuContent = loadedLater(async () => (await import('./menu-content.tsx')).MenuContent);

/** Renders the menu, which opens from the side of its button; its content is preloaded. */
export function SideMenu() {
  const t = useMessages(frameMessages);
  const { open, setOpen } = useMenu();
  const close = () => {
    setOpen(false);
  };
  // Preloaded when the browser is idle, so that it opens at once.
  const idle = useIdle(true);
  useEffect(() => {
    if (!open && !idle) return;
    preloadOverlays();
    MenuContent.preload();
  }, [open, idle]);
  return (
    <Sheet open={open} onClose={close} title={t.menu} from="end">
      <MenuContent onSignOut={close} />
    </Sheet>
  );
}
