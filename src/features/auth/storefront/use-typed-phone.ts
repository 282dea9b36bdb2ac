import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { parseMobile, showMobile } from '#shared/commerce/phone.ts';
import { textInState } from '#web/pages/navigation-state.ts';

/** Returns a phone as entered into a name field, with its leading zero; any other text unchanged. */
export const phoneAsName = (typed: string): string => {
  const phone = parseMobile(typed);
  return phone === null ? typed : showMobile(phone);
};

/** Returns the phone entered for one sign-in method, passed to the others in the navigation state as `phone`. */
export function useTypedPhone(): [phone: string, setPhone: (phone: string) => void] {
  const location = useLocation();
  const handed = textInState(location.state, 'phone') ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  return [typed ?? handed, setTyped];
}

/** Sets the value of a field that is still untouched: the server renders the page without it. */
export function useHanded(text: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current?.value === '') field.current.value = text;
  }, [text]);
  return field;
}
