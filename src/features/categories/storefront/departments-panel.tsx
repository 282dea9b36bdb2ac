import { ChevronRight } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { RenditionImage } from '#features/media/storefront/rendition-image.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { browserApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { categoryAddress } from '../categories.addresses.ts';
import { categoriesMessages } from '../categories.messages.ts';
import { departmentsOf, type Department } from '../departments.rules.ts';
import { fallbackCategories } from './fallback-categories.ts';

/** Milliseconds the pointer rests on a department before it is displayed: on its way to the content beside, it crosses others. */
const restMs = 90;

const height = 'h-[min(37rem,calc(100dvh-4rem))]';

export interface DepartmentsProps {
  /** Renders the content below a department's subcategories: products, on which this feature does not depend. */
  goodsOf: (department: { readonly slug: string; readonly name: string }) => ReactNode;
}

/** Renders the departments at the start side and, beside them, the content of the hovered or focused one. */
export function DepartmentsPanel({ goodsOf }: DepartmentsProps) {
  const language = useLanguage();
  const answer = useResource(['products', 'categories', language], (signal) =>
    browserApi('GET /api/products/categories/', { signal }),
  );
  if (answer.state === 'loading') return <PanelSkeleton />;
  const categories = answer.state === 'ready' ? answer.data : fallbackCategories(language);
  return <Departments departments={departmentsOf(categories)} goodsOf={goodsOf} />;
}

function PanelSkeleton() {
  return (
    <div className={`container-middle grid grid-cols-[240px_1fr] gap-6 py-4 ${height}`}>
      <div className="grid content-start gap-3">
        {Array.from({ length: 10 }, (_, line) => (
          <Skeleton key={line} className="h-8 w-full" />
        ))}
      </div>
      <Skeleton className="h-full w-full" />
    </div>
  );
}

function Departments({ departments, goodsOf }: { departments: readonly Department[] } & DepartmentsProps) {
  const t = useMessages(categoriesMessages);
  const [visible, setVisible] = useState(0);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = useRef<HTMLUListElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const department = departments[visible];
  return (
    <nav
      aria-label={t.departments}
      className={`container-middle grid grid-cols-[240px_minmax(0,1fr)] gap-6 ${height}`}
      onKeyDown={(event) => moveBy(event, list.current, content.current)}
    >
      <ul ref={list} className="-ms-1 grid content-start overflow-y-auto border-e border-line py-3 ps-1 pe-3">
        {departments.map(({ category: { slug, name }, below }, index) => (
          <li key={slug}>
            <Link
              to={categoryAddress(slug)}
              tabIndex={index === visible ? 0 : -1}
              aria-current={index === visible ? 'true' : undefined}
              onFocus={() => setVisible(index)}
              onPointerEnter={() => {
                clearTimeout(resting.current);
                resting.current = setTimeout(() => setVisible(index), restMs);
              }}
              onPointerLeave={() => clearTimeout(resting.current)}
              className={`flex min-h-10 items-center gap-2 rounded-control px-3 text-sm ${index === visible ? 'bg-turquoise-soft font-bold text-turquoise' : 'hover:bg-raised'}`}
            >
              <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
              {below.length > 0 ? <ChevronRight aria-hidden size={16} className="mirror shrink-0" /> : null}
            </Link>
          </li>
        ))}
      </ul>
      <div ref={content} className="overflow-y-auto py-5">
        {department === undefined ? null : (
          <DepartmentContent key={department.category.slug} department={department} goodsOf={goodsOf} />
        )}
      </div>
    </nav>
  );
}

function DepartmentContent({ department, goodsOf }: { department: Department } & DepartmentsProps) {
  const { category, below } = department;
  const t = useMessages(categoriesMessages);
  return (
    <>
      <Link
        to={categoryAddress(category.slug)}
        className="mb-4 inline-flex min-h-10 items-center gap-2 font-semibold text-turquoise"
      >
        <bdi>{t.allOf(category.name)}</bdi>
        <bdi className="text-sm font-normal text-muted">{t.inStock(category.stock)}</bdi>
      </Link>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2 xl:grid-cols-3">
        {below.map(({ category: child, below: further }) => (
          <li key={child.slug}>
            <Link
              to={categoryAddress(child.slug)}
              className="flex min-h-16 items-center gap-3 rounded-control p-2 hover:bg-raised"
            >
              <span className="w-12 shrink-0">
                <RenditionImage drawn image={child.image} alt="" sizes="48px" className="rounded-control" />
              </span>
              <span className="grid min-w-0">
                <bdi className="truncate text-sm font-semibold">{child.name}</bdi>
                {child.stock > 0 ? <bdi className="text-xs text-muted">{t.inStock(child.stock)}</bdi> : null}
              </span>
            </Link>
            {further.length > 0 ? <Further departments={further} /> : null}
          </li>
        ))}
      </ul>
      {goodsOf(category)}
    </>
  );
}

function Further({ departments }: { departments: readonly Department[] }) {
  return (
    <ul className="ms-17 grid">
      {departments.map(({ category: { slug, name } }) => (
        <li key={slug}>
          <Link
            to={categoryAddress(slug)}
            className="flex min-h-8 items-center text-sm text-muted hover:text-turquoise"
          >
            <bdi className="truncate">{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Moves the focus by arrow key: up and down within a column, sideways between a department and its content. */
function moveBy(event: KeyboardEvent, list: HTMLElement | null, content: HTMLElement | null): void {
  if (list === null || content === null || !(event.target instanceof HTMLElement)) return;
  const inward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const outward = inward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const side = list.contains(event.target) ? list : content;
  const links = [...side.querySelectorAll('a')];
  const at = links.indexOf(event.target as HTMLAnchorElement);
  const target = {
    ArrowDown: links[(at + 1) % links.length],
    ArrowUp: links[(at - 1 + links.length) % links.length],
    Home: links[0],
    End: links.at(-1),
    [inward]: side === list ? content.querySelector('a') : undefined,
    [outward]: side === content ? list.querySelector<HTMLElement>('[aria-current]') : undefined,
  }[event.key];
  if (target == null) return;
  event.preventDefault();
  target.focus();
}
