import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';

interface Menu {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

const MenuContext = createContext<Menu>({ open: false, setOpen: () => undefined });

/** Provides whether the side menu is open, for the header that opens it and the frame that renders it; navigating closes it. */
export function MenuProvider({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(key);
  if (at !== key) {
    setAt(key);
    setOpen(false);
  }
  const menu = useMemo(() => ({ open, setOpen }), [open]);
  return <MenuContext value={menu}>{children}</MenuContext>;
}

export function useMenu(): Menu {
  return useContext(MenuContext);
}
