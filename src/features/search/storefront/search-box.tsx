import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { FieldBox, inputClasses } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { loadedLater } from '#ui/loaded-later.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useIdle } from '#ui/use-idle.ts';
import { useWordsUnlessTyped } from '#web/forms/words-unless-typed.ts';
import { searchBoxMessages } from '../search-box.messages.ts';

const Assist = loadedLater(async () => (await import('./search-assist.tsx')).SearchAssist, { spare: true });
const Options = loadedLater(async () => (await import('./search-options.tsx')).SearchOptions, { spare: true });

/**
 * Renders the search box for words, voice or images. It is a plain form that works without scripts; suggestions are loaded on first interaction,
 * voice and image search when the page is idle.
 */
export function SearchBox({ words = '', focused = false }: { words?: string; focused?: boolean }) {
  const t = useMessages(searchBoxMessages);
  const { input, type } = useWordsUnlessTyped(words);
  const [used, setUsed] = useState(false);
  const idle = useIdle(true);
  useEffect(() => {
    // It may have been focused before hydration.
    if (document.activeElement === input.current) setUsed(true);
  }, [input]);
  return (
    <Form
      action="/search"
      role="search"
      aria-label={t.field}
      className="relative w-full"
      onFocus={() => setUsed(true)}
      onSubmit={() => {
        // A phone's on-screen keyboard would cover the results.
        if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
      }}
    >
      <FieldBox
        invalid={false}
        start={
          <IconButton type="submit" label={t.search} className="-ms-3">
            <Search aria-hidden size={20} />
          </IconButton>
        }
        end={idle ? <Options input={input} /> : null}
      >
        <input
          ref={input}
          type="text"
          inputMode="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          name="q"
          required
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          autoFocus={focused}
          aria-label={t.field}
          placeholder={t.placeholder}
          defaultValue={words}
          className={inputClasses}
          onInput={type}
        />
      </FieldBox>
      {used ? <Assist input={input} /> : null}
    </Form>
  );
}
