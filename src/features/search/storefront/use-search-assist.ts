import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useBackCloses } from '#ui/overlays/use-back-closes.ts';
import { useResource } from '#web/data/use-resource.ts';
import { useAction } from '#web/forms/use-action.ts';
import type { Suggestions } from '../search.contract.ts';
import { forgetSearches, loadSearches } from './recent-searches.ts';
import { lineAfter, suggestedGroups, type Suggested } from './suggested.ts';
import { useSuggestions } from './use-suggestions.ts';

/** The state of a search box's suggestions. */
export interface SearchAssistState {
  readonly typed: string;
  readonly recent: readonly string[];
  readonly groups: ReturnType<typeof suggestedGroups>;
  readonly lines: readonly Suggested[];
  /** The line selected with the arrow keys; -1 for the box itself. */
  readonly active: number;
  readonly open: boolean;
  /** The response for the typed text; null until loaded. */
  readonly found: Suggestions | null;
  readonly visible: boolean;
  readonly close: () => void;
  readonly forgetRecent: () => void;
}

/** Manages the suggestions of a search box and the active one; the box becomes the combobox of the list `id`. */
export function useSearchAssist(input: RefObject<HTMLInputElement | null>, id: string): SearchAssistState {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(() => input.current?.value ?? '');
  const [open, setOpen] = useState(() => document.activeElement === input.current);
  const [active, setActive] = useState(-1);
  const { recent, forgetRecent } = useRecentSearches(open && typed.trim() === '');
  const found = useSuggestions(typed, open);
  const groups = suggestedGroups(typed, recent, found);
  const lines = groups.flatMap((group) => group.lines);
  const visible = open && lines.length > 0;

  const show = (words: string) => {
    setTyped(words);
    setActive(-1);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const press = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'Escape' && visible) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!visible) {
        setOpen(true);
        return;
      }
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((now) => lineAfter(now, step, lines.length));
    } else if (event.key === 'Enter') {
      const line = visible ? lines[active] : undefined;
      if (line === undefined) return;
      event.preventDefault();
      close();
      void navigate(line.address);
    }
  };
  useBoxEvents(input, typed, { onType: show, onPress: press, onLeave: close });
  useComboboxState(input, id, { visible, active });
  useBackCloses(visible, close);
  return { typed, recent, groups, lines, active, open, found, visible, close, forgetRecent };
}

/** Returns recent searches, loaded while visible; a customer's include other devices. */
function useRecentSearches(displayed: boolean) {
  const stored = useResource(['recent-searches', displayed], () =>
    displayed ? loadSearches() : Promise.resolve<string[]>([]),
  );
  const { run } = useAction({ done: null });
  const forgetRecent = () => void run(() => forgetSearches().then(() => stored.replace([])));
  return { recent: stored.state === 'ready' ? stored.data : [], forgetRecent };
}

interface BoxEvents {
  readonly onType: (words: string) => void;
  readonly onPress: (event: KeyboardEvent) => void;
  /** Called when the focus left the form or it was submitted. */
  readonly onLeave: () => void;
}

/** Adds listeners to an input that is outside this component's React tree. */
function useBoxEvents(input: RefObject<HTMLInputElement | null>, typed: string, on: BoxEvents): void {
  const press = useEffectEvent((event: KeyboardEvent) => on.onPress(event));
  const type = useEffectEvent(() => on.onType(input.current?.value ?? ''));
  const leave = useEffectEvent((event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node) || input.current?.form?.contains(event.relatedTarget) !== true)
      on.onLeave();
  });
  const submit = useEffectEvent(() => on.onLeave());
  const catchUp = useEffectEvent(() => {
    if (input.current !== null && input.current.value !== typed) type();
  });

  useEffect(() => {
    const box = input.current;
    const form = box?.form;
    if (box === null || form == null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    box.addEventListener('input', type, { signal });
    box.addEventListener('focus', type, { signal });
    box.addEventListener('click', type, { signal });
    box.addEventListener('keydown', press, { signal });
    form.addEventListener('focusout', leave, { signal });
    form.addEventListener('submit', submit, { signal });
    // Text typed between the first render and now triggered no event.
    queueMicrotask(catchUp);
    return () => leaving.abort();
  }, [input]);
}

/** Sets the ARIA attributes of the box: whether the list is open and which line is active. */
function useComboboxState(
  input: RefObject<HTMLInputElement | null>,
  id: string,
  { visible, active }: { readonly visible: boolean; readonly active: number },
): void {
  useEffect(() => {
    const box = input.current;
    if (box === null) return;
    box.setAttribute('aria-expanded', String(visible));
    if (visible) box.setAttribute('aria-controls', `${id}list`);
    else box.removeAttribute('aria-controls');
    if (visible && active >= 0) box.setAttribute('aria-activedescendant', `${id}${active}`);
    else box.removeAttribute('aria-activedescendant');
  }, [input, visible, active, id]);
}
