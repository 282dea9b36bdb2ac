import { Clock, FolderOpen, Search, Tag } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { Price } from '#ui/text/price.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useLanguage } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { searchAssistMessages } from '../search-assist.messages.ts';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import { suggestedGroups, type Suggested } from './suggested.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Suggestions below the search box while one types: by mouse, finger or keyboard, read out as a combobox is. */
export function SearchAssist({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = searchAssistMessages[useLanguage()];
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState(() => input.current?.value ?? '');
  const [open, setOpen] = useState(() => document.activeElement === input.current);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState(recentSearches);
  const found = useSuggestions(typed, open);
  const groups = suggestedGroups(typed, recent, found);
  const lines = groups.flatMap((group) => group.lines);
  const visible = open && lines.length > 0;

  const show = (words: string) => {
    setTyped(words);
    setActive(-1);
    setRecent(recentSearches());
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
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
      // The box itself is one of the places that the arrows go through.
      setActive((now) => ((now + 1 + step + lines.length + 1) % (lines.length + 1)) - 1);
    } else if (event.key === 'Enter') {
      const line = visible ? lines[active] : undefined;
      if (line === undefined) return;
      event.preventDefault();
      close();
      void navigate(line.address);
    }
  });
  const type = useEffectEvent(() => show(input.current?.value ?? ''));
  const leave = useEffectEvent((event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node) || input.current?.form?.contains(event.relatedTarget) !== true) close();
  });
  const submit = useEffectEvent(close);
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
    // What was typed between the first drawing and now was heard by nobody.
    queueMicrotask(catchUp);
    return () => leaving.abort();
  }, [input]);

  useEffect(() => {
    const box = input.current;
    if (box === null) return;
    box.setAttribute('aria-expanded', String(visible));
    if (visible) box.setAttribute('aria-controls', `${id}list`);
    else box.removeAttribute('aria-controls');
    if (visible && active >= 0) box.setAttribute('aria-activedescendant', `${id}${active}`);
    else box.removeAttribute('aria-activedescendant');
  }, [input, visible, active, id]);

  return (
    <>
      <p role="status" className="sr-only">
        {open && found !== null ? t.count(lines.length) : ''}
      </p>
      {visible ? (
        <div className="absolute inset-x-0 top-full z-40 mt-2 max-h-[min(28rem,70dvh)] overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-sheet">
          <div id={`${id}list`} role="listbox" aria-label={t.suggestions} className="grid">
            {groups.map(({ heading, lines: own }) => (
              <div
                key={heading}
                role="group"
                aria-labelledby={`${id}${heading}`}
                className="grid grid-cols-[minmax(0,1fr)]"
              >
                <span id={`${id}${heading}`} className="px-3 pt-2 pb-1 text-xs text-muted">
                  {t[heading]}
                </span>
                {own.map((line) => {
                  const here = lines.indexOf(line);
                  return (
                    <Link
                      key={`${line.kind} ${line.address}`}
                      id={`${id}${here}`}
                      role="option"
                      aria-selected={here === active}
                      tabIndex={-1}
                      to={line.address}
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={close}
                      className={classNames(
                        'flex min-h-target items-center gap-3 rounded-control px-3 py-1 text-sm',
                        here === active ? 'bg-raised' : 'hover:bg-raised',
                      )}
                    >
                      <Line line={line} />
                    </Link>
                  );
                })}
              </div>
            ))}
          </div>
          {typed.trim() === '' && recent.length > 0 ? (
            <Button
              size="small"
              className="mt-2"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                forgetSearches();
                setRecent([]);
              }}
            >
              {t.forgetRecent}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

const signs = { recent: Clock, word: Search, category: FolderOpen, brand: Tag } as const;

function Line({ line }: { line: Suggested }) {
  const language = useLanguage();
  const t = searchAssistMessages[language];
  if (line.kind === 'product') {
    return (
      <>
        {line.thumb == null ? (
          <span className="size-10 shrink-0 rounded-small bg-raised" />
        ) : (
          <img src={line.thumb} alt="" width={40} height={40} className="size-10 shrink-0 rounded-small object-cover" />
        )}
        <bdi className="min-w-0 flex-1 truncate">{line.text}</bdi>
        <Price amount={line.price ?? 0} unit={t.toman} size="small" className="shrink-0" />
      </>
    );
  }
  const Sign = signs[line.kind];
  return (
    <>
      <Sign aria-hidden className="size-4 shrink-0 text-muted" />
      <bdi className="min-w-0 flex-1 truncate">{line.text}</bdi>
      {line.kind === 'category' ? <span className="shrink-0 text-xs text-muted">{t.inCategory}</span> : null}
      {line.kind === 'brand' ? <span className="shrink-0 text-xs text-muted">{t.brand}</span> : null}
    </>
  );
}
