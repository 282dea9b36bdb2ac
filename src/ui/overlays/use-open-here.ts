import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Whether a menu or a sheet is open where one is: going somewhere closes it, and Back finds it closed. Had it only been open at that entry of
 * the history, it would come up again over the page that Back leads to.
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
