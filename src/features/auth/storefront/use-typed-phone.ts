import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { parseMobile, showMobile } from '#shared/commerce/phone.ts';
import { textInState } from '#web/pages/navigation-state.ts';

/** A phone as it is typed into a field of names: with its zero; what is no phone, as it stands. */
export const phoneAsName = (typed: string): string => {
  const phone = parseMobile(typed);
  return phone === null ? typed : showMobile(phone);
};

/** What was typed for one way in, and goes along to the others in the navigation state: `phone`. */
export function useTypedPhone(): [phone: string, setPhone: (phone: string) => void] {
  const location = useLocation();
  const handed = textInState(location.state, 'phone') ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  return [typed ?? handed, setTyped];
}

/** Puts a text into a field that nobody has typed in yet: the server renders the page for everybody, without it. */
export function useHanded(text: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current?.value === '') field.current.value = text;
  }, [text]);
  return field;
}
