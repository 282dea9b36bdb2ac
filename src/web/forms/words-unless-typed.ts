import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/** Shows the words that were searched for, but for what somebody has typed on since they sent them: that stays, and the focus with it. */
export function useWordsUnlessTyped(words: string) {
  const input = useRef<HTMLInputElement>(null);
  const { state } = useNavigation();
  const visible = useRef(words);
  const typedOn = useRef(false);
  useEffect(() => {
    if (state === 'loading') typedOn.current = false;
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
