import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

interface Menu {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

const MenuContext = createContext<Menu>({ open: false, setOpen: () => undefined });

/** Keeps whether the side menu is open, for the header that opens it and the frame that shows it. */
export function MenuProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const menu = useMemo(() => ({ open, setOpen }), [open]);
  return <MenuContext value={menu}>{children}</MenuContext>;
}

export function useMenu(): Menu {
  return useContext(MenuContext);
}
