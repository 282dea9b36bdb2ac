import { termsMessages } from '#web/admin/settings/terms.messages.ts';
import { Images, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { renditionAddress } from '#features/media/media.rules.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { StateBadge } from '#ui/feedback/state-badge.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { staffApi } from '#web/data/api.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { useStoredOrder } from '#web/admin/use-stored-order.ts';
import { useResource } from '#web/data/use-resource.ts';
import { OrderButtons } from '#web/admin/order-buttons.tsx';
import type { AdminSlide } from '../hero-slides.contract.ts';
import { backgroundOf } from '../hero-slides.rules.ts';
import { wordedIn } from '../home-promo.rules.ts';
import { SlideDialog } from './slide-dialog.tsx';
import { slidesMessages } from './slides.messages.ts';

const tones = { running: 'good', coming: 'waiting', ended: 'over', off: 'over' } as const;

const idsOf = (slides: readonly AdminSlide[]) => slides.map(({ id }) => id);

const keepOrder = (slides: readonly AdminSlide[], before: readonly AdminSlide[]) =>
  staffApi('PUT /api/admin/hero-slides/', { body: { ids: idsOf(slides), before: idsOf(before) } });

/** Admin tab of the home page's hero slides: add, edit, reorder, remove. */
export function SlidesTab() {
  const t = useMessages(slidesMessages);
  const requested = useResource(['admin/hero-slides'], (signal) =>
    staffApi('GET /api/admin/hero-slides/', { signal }).then(({ data }) => data),
  );
  const [writing, setWriting] = useState<AdminSlide | 'new' | null>(null);
  const [removing, setRemoving] = useState<AdminSlide | null>(null);
  const order = useStoredOrder(requested, {
    read: () => staffApi('GET /api/admin/hero-slides/').then(({ data }) => data),
    keep: keepOrder,
  });
  if (requested.state === 'loading') return <SkeletonCards count={3} />;
  if (requested.state === 'failed')
    return <FailedState text={requested.refused?.message || t.failed} onRetry={requested.refresh} />;
  const all = order.items;
  return (
    <div className="grid max-w-3xl gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60 text-sm text-muted">{t.lead}</p>
        <Button
          variant="primary"
          size="small"
          icon={<Plus aria-hidden size={18} />}
          onClick={() => {
            setWriting('new');
          }}
        >
          {t.add}
        </Button>
      </div>
      {all.length === 0 ? (
        <EmptyState icon={<Images />} text={t.empty} />
      ) : (
        <SlideList
          all={all}
          busy={order.busy}
          onMove={(slide, by) => void order.move(slide, by, t.moved)}
          onEdit={setWriting}
          onRemove={setRemoving}
        />
      )}
      {writing === null ? null : (
        <SlideDialog
          wanted={writing === 'new' ? null : (all.find(({ id }) => id === writing.id) ?? writing)}
          onClose={() => {
            setWriting(null);
          }}
          onTried={order.renew}
        />
      )}
      <RemoveSlide
        slide={all.find(({ id }) => id === removing?.id) ?? removing}
        onClose={() => {
          setRemoving(null);
        }}
        onTried={order.renew}
      />
    </div>
  );
}

interface SlideListProps {
  all: readonly AdminSlide[];
  busy: boolean;
  onMove: (slide: AdminSlide, by: -1 | 1) => void;
  onEdit: (slide: AdminSlide) => void;
  onRemove: (slide: AdminSlide) => void;
}

function SlideList({ all, busy, onMove, onEdit, onRemove }: SlideListProps) {
  return (
    <ol aria-busy={busy} className="divide-y divide-line rounded-card border border-line bg-surface">
      {all.map((slide, index) => (
        <SlideLine
          key={slide.id}
          slide={slide}
          first={index === 0}
          last={index === all.length - 1}
          onMove={(by) => {
            onMove(slide, by);
          }}
          onEdit={() => {
            onEdit(slide);
          }}
          onRemove={() => {
            onRemove(slide);
          }}
        />
      ))}
    </ol>
  );
}

interface RemoveSlideProps {
  /** The slide to remove; null while none is. */
  slide: AdminSlide | null;
  onClose: () => void;
  onTried: () => Promise<void>;
}

function RemoveSlide({ slide, onClose, onTried }: RemoveSlideProps) {
  const t = useMessages(slidesMessages);
  const language = useLanguage();
  return (
    <ConfirmDialog
      open={slide !== null}
      onClose={onClose}
      title={t.removeQuestion(slide === null ? '' : wordedIn(slide.title, language))}
      text={t.removeMeans}
      yes={t.yesRemove}
      onYes={async () => {
        if (slide === null) return;
        try {
          await staffApi('DELETE /api/admin/hero-slides/:id/', {
            params: { id: slide.id },
            query: { version: slide.version },
          });
          announce(t.removed, 'good');
        } finally {
          await onTried();
        }
      }}
    />
  );
}

interface SlideLineProps {
  slide: AdminSlide;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

function SlideLine({ slide, first, last, onMove, onEdit, onRemove }: SlideLineProps) {
  const t = useMessages(slidesMessages);
  const standing = useMessages(termsMessages);
  const language = useLanguage();
  const { status, link, picture_key: image, cloth: theme, begins_at: begins, ends_at: ends } = slide;
  const title = wordedIn(slide.title, language);
  const moment = (at: string) => formatJalaliDate(new Date(at), language, 'with-time');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 hover:bg-raised">
      <span
        aria-hidden="true"
        className="block h-12 w-16 shrink-0 overflow-hidden rounded-small"
        style={{ backgroundImage: backgroundOf(theme) }}
      >
        {image === null ? null : <img src={renditionAddress(image, 320)} alt="" className="size-full object-cover" />}
      </span>
      <span className="grid min-w-32 flex-1 gap-1">
        <bdi className="text-sm font-semibold">{title}</bdi>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
          <StateBadge tone={tones[status]}>{status === 'off' ? t.off : standing[status]}</StateBadge>
          {slide.title.en === '' ? <Badge>{t.noEnglish}</Badge> : null}
          <bdi dir="ltr" className="break-all">
            {link}
          </bdi>
          {begins === null ? null : <bdi>{t.from(moment(begins))}</bdi>}
          {ends === null ? null : <bdi>{t.until(moment(ends))}</bdi>}
        </span>
      </span>
      <span className="ms-auto flex">
        <OrderButtons up={t.up(title)} down={t.down(title)} first={first} last={last} onMove={onMove} />
        <IconButton label={t.edit(title)} onClick={onEdit}>
          <Pencil aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={t.remove(title)} onClick={onRemove}>
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </span>
    </li>
  );
}
