import { lazy, useEffect } from 'react';
import { useMessages } from '#ui/theme/language-context.tsx';
import { preloadOverlays } from '#ui/overlays/overlay.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { useIdle } from '#ui/use-idle.ts';
import { useMenu } from '../menu.tsx';
import { frameMessages } from './frame.messages.ts';

const loadContent = () => import('./menu-content.tsx');
const MenuContent = lazy(async () => ({ default: (await loadContent()).MenuContent }));

/** The menu, which comes from the side at which its button stands; what it holds is loaded before somebody opens it. */
export function SideMenu() {
  const t = useMessages(frameMessages);
  const { open, setOpen } = useMenu();
  const close = () => {
    setOpen(false);
  };
  // Fetched while the browser has nothing better to do, so that it opens at once; that it failed is reported where it is displayed.
  const idle = useIdle(true);
  useEffect(() => {
    if (!open && !idle) return;
    preloadOverlays();
    loadContent().catch(() => undefined);
  }, [open, idle]);
  return (
    <Sheet open={open} onClose={close} title={t.menu} from="end">
      <MenuContent onSignOut={close} />
    </Sheet>
  );
}
