import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/** Displays the searched words in the field, except when the shopper has typed on since submitting: that text and the focus stay. */
export function useWordsUnlessTyped(words: string) {
  const input = useRef<HTMLInputElement>(null);
  const { state } = useNavigation();
  const visible = useRef(words);
  const typedOn = useRef(false);
  const submitted = useRef(false);
  useEffect(() => {
    const form = input.current?.form;
    // Set synchronously: the navigation state updates later than the first letters of a fast typist.
    const onSubmit = () => {
      submitted.current = true;
      typedOn.current = false;
    };
    form?.addEventListener('submit', onSubmit, { capture: true });
    return () => form?.removeEventListener('submit', onSubmit, { capture: true });
  }, []);
  useEffect(() => {
    if (state !== 'loading') return;
    if (!submitted.current) typedOn.current = false;
    submitted.current = false;
  }, [state]);
  useEffect(() => {
    if (visible.current === words) return;
    visible.current = words;
    if (input.current !== null && !typedOn.current) input.current.value = words;
  }, [words]);
  const type = () => {
    typedOn.current = true;
  };
  return { input, type };
}
