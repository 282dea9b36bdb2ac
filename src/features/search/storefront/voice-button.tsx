import { Mic } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useLanguage } from '#ui/theme/language-context.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { searchAssistMessages } from '../search-assist.messages.ts';
import { listen } from './listening.ts';

/** Renders the button for voice search: Persian speech is written into the box as it is recognized, and searched for at the end. */
export function VoiceButton({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = searchAssistMessages[useLanguage()];
  const [listening, setListening] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const press = () => {
    if (listening) return stop.current?.();
    setListening(true);
    stop.current = listen({
      onWords: (words) => {
        if (input.current === null) return;
        input.current.value = words;
        input.current.dispatchEvent(new Event('input', { bubbles: true }));
      },
      onEnd: (error) => {
        stop.current = null;
        setListening(false);
        if (error !== null) announce(t[error], 'warning');
        else input.current?.form?.requestSubmit();
      },
    });
  };
  return (
    <>
      <span role="status" className="sr-only">
        {listening ? t.listening : ''}
      </span>
      <IconButton
        label={listening ? t.stopListening : t.speak}
        aria-pressed={listening}
        onClick={press}
        className={classNames(listening && 'animate-pulse bg-pomegranate-soft text-rose')}
      >
        <Mic aria-hidden size={20} />
      </IconButton>
    </>
  );
}
