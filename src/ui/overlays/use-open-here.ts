import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The open state of a menu or a sheet, bound to the current history entry: a navigation closes it, and it is closed after Back. If it were merely
 * hidden at other entries, it would reappear over the page that Back leads to.
 */
export function useOpenHere(): [open: boolean, setOpen: (open: boolean) => void] {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== key) setOpenAt(null);
  return [
    openAt === key,
    (open) => {
      setOpenAt(open ? key : null);
    },
  ];
}
