import { Clock, FolderOpen, Search, Tag } from 'lucide-react';
import { useId, type RefObject } from 'react';
import { Price } from '#ui/text/price.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useLanguage } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { searchAssistMessages } from '../search-assist.messages.ts';
import type { Suggested } from './suggested.ts';
import { useSearchAssist, type SearchAssistState } from './use-search-assist.ts';

/** Renders suggestions below the search box while typing: usable by mouse, touch and keyboard, with combobox semantics. */
export function SearchAssist({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = searchAssistMessages[useLanguage()];
  const id = useId();
  const assist = useSearchAssist(input, id);
  const { typed, recent, lines, open, found, visible, forgetRecent } = assist;
  const leftOut = found?.left_out ?? [];

  return (
    <>
      <p role="status" className="sr-only">
        {open && found !== null
          ? [...(leftOut.length > 0 ? [t.leftOut(leftOut)] : []), t.count(lines.length)].join(' ')
          : ''}
      </p>
      {visible ? (
        <div className="absolute inset-x-0 top-full z-40 mt-2 flex max-h-[min(28rem,70dvh)] flex-col overflow-hidden rounded-card border border-line bg-surface p-2 shadow-sheet">
          {leftOut.length > 0 ? <p className="px-3 py-2 text-sm text-muted">{t.leftOut(leftOut)}</p> : null}
          <SuggestionList id={id} label={t.suggestions} assist={assist} />
          {typed.trim() === '' && recent.length > 0 ? (
            <Button
              size="small"
              className="mt-2 shrink-0 self-start"
              onMouseDown={(event) => event.preventDefault()}
              onClick={forgetRecent}
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
      {line.thumb == null ? (
        <Sign aria-hidden className="size-4 shrink-0 text-muted" />
      ) : (
        <img src={line.thumb} alt="" width={40} height={40} className="size-10 shrink-0 rounded-small object-cover" />
      )}
      <bdi className="min-w-0 flex-1 truncate">{line.text}</bdi>
      {line.kind === 'category' ? <span className="shrink-0 text-xs text-muted">{t.inCategory}</span> : null}
      {line.kind === 'brand' ? <span className="shrink-0 text-xs text-muted">{t.brand}</span> : null}
    </>
  );
}

function SuggestionList({ id, label, assist }: { id: string; label: string; assist: SearchAssistState }) {
  const t = searchAssistMessages[useLanguage()];
  const { groups, lines, active, close } = assist;
  return (
    <div id={`${id}list`} role="listbox" aria-label={label} className="grid min-h-0 overflow-y-auto">
      {groups.map(({ heading, lines: own }) => (
        <div key={heading} role="group" aria-labelledby={`${id}${heading}`} className="grid grid-cols-[minmax(0,1fr)]">
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
  );
}
