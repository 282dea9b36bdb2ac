import { lazy, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { useMenu } from '../menu.tsx';
import { frameMessages } from './frame.messages.ts';

const loadContent = () => import('./menu-content.tsx');
const MenuContent = lazy(async () => ({ default: (await loadContent()).MenuContent }));

/** The menu at the side; what it holds is loaded when it opens for the first time. */
export function SideMenu() {
  const t = useMessages(frameMessages);
  const { open, setOpen } = useMenu();
  const { key } = useLocation();
  const close = () => {
    setOpen(false);
  };
  useEffect(() => {
    setOpen(false);
  }, [key, setOpen]);
  // Fetched beside the panel it stands in, not after it; that it failed is told where it is shown.
  useEffect(() => {
    if (open) loadContent().catch(() => undefined);
  }, [open]);
  return (
    <Sheet open={open} onClose={close} title={t.menu} from="start">
      <MenuContent onSignOut={close} />
    </Sheet>
  );
}
