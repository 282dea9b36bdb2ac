import { homeErrors } from './home-errors.messages.ts';
import { changedParts } from '#features/audit/audit.rules.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import { claimUploads, dropUploads } from '#features/media/server/uploads.service.ts';
import { periodErrors } from '#shared/commerce/period.ts';
import { termsRejection } from '#shared/commerce/terms.ts';
import { termsMessages } from '#shared/commerce/terms.messages.ts';
import type { Dependencies } from '#platform/cache/cache.ts';
import { isSameOrder } from '#platform/http/changed-meanwhile.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { AdminSlide, SlideForm } from '../hero-slides.contract.ts';
import { goodsOfLink, backgroundOf, maxSlides, nextTurn, slideStanding } from '../hero-slides.rules.ts';
import type { Slide } from '../home-promo.contract.ts';
import { categoryOfLink, leadsIntoShop, wordedIn } from '../home-promo.rules.ts';
import { categoryTree } from '#features/categories/server/category-tree.service.ts';
import {
  deleteSlide,
  insertSlide,
  lockedSlide,
  lockSlides,
  setOrder,
  slideOfId,
  slidesInOrder,
  updateSlide,
  type SlideRecord,
  type SlideValues,
} from './hero-slides.store.ts';

export const slidesTag = 'hero-slides';

type FormRefusal = Refusal<'link-wrong' | 'terms-wrong' | 'upload-not-found'>;
interface Saved {
  readonly id: number;
  readonly version: number;
}

const notFound = () =>
  refuse(
    'hero-slide-not-found',
    inBoth(homeErrors, (t) => t.slideNotFound),
  );

const slideChanged = () =>
  refuse(
    'changed-meanwhile',
    inBoth(homeErrors, (t) => t.slideChanged),
  );

/** Returns the slides of the home page in a language, in order, without those that link to a hidden category. */
export async function visibleSlides(shop: Shop, language: Language, depends: Dependencies): Promise<Slide[]> {
  depends.tag(slidesTag, 'categories');
  const now = shop.clock.now();
  const all = await slidesInOrder(shop);
  depends.until(nextTurn(all, now));
  const running = all.filter((slide) => slideStanding(slide, now) === 'running');
  return (await Promise.all(running.map((slide) => slideIn(shop, slide, language)))).filter((slide) => slide !== null);
}

async function slideIn(
  shop: Shop,
  { id, link, pictureKey: imageKey, cloth: theme, title, text, action }: SlideRecord,
  language: Language,
): Promise<Slide | null> {
  const slug = categoryOfLink(link);
  const category = slug === null ? undefined : (await categoryTree(shop)).bySlug.get(slug);
  if (slug !== null && category === undefined) return null;
  const image = imageKey ?? category?.pictureKey ?? null;
  return {
    id,
    link,
    picture: image === null ? null : renditionAddress(image, 320),
    goods: image === null ? goodsOfLink(link) : null,
    ground: backgroundOf(theme),
    title: wordedIn(title, language),
    text: wordedIn(text, language),
    action: wordedIn(action, language),
  };
}

/** Returns every slide for the admin, in page order. */
export async function adminSlides(shop: Shop): Promise<AdminSlide[]> {
  const now = shop.clock.now();
  return (await slidesInOrder(shop)).map((row) => written(row, now));
}

/** Returns one slide for the admin. */
export async function adminSlide(shop: Shop, id: number): Promise<AdminSlide | Refusal<'hero-slide-not-found'>> {
  const row = await slideOfId(shop, id);
  return row === undefined ? notFound() : written(row, shop.clock.now());
}

const written = (row: SlideRecord, now: Date): AdminSlide => ({
  ...formOf(row),
  id: row.id,
  version: row.version,
  status: slideStanding(row, now),
});

/** Adds a slide at the end. */
export function addSlide(
  shop: Shop,
  by: number,
  form: SlideForm,
): Promise<Saved | FormRefusal | Refusal<'too-many-hero-slides'>> {
  return shop.transaction(async () => {
    await lockSlides(shop);
    if ((await slidesInOrder(shop)).length >= maxSlides)
      return refuse(
        'too-many-hero-slides',
        inBoth(homeErrors, (t) => t.tooManySlides(maxSlides)),
      );
    const refused = formWrong(form) ?? (await claimImage(shop, by, form.picture_key, null));
    if (refused !== null) return refused;
    const { id, version } = await insertSlide(shop, valuesOf(form));
    await recordChange(shop, { by, action: 'slide.added', subject: 'slide', subjectId: id, after: form });
    shop.invalidate(slidesTag);
    return { id, version };
  });
}

/** Updates a slide if its version is unchanged; releases an image that it no longer uses. */
export function changeSlide(
  shop: Shop,
  by: number,
  { id, version, ...form }: SlideForm & { readonly id: number; readonly version: number },
): Promise<Saved | FormRefusal | Refusal<'hero-slide-not-found' | 'changed-meanwhile'>> {
  return shop.transaction(async () => {
    const before = await lockedSlide(shop, id);
    if (before === undefined) return notFound();
    if (before.version !== version) return slideChanged();
    const refused = formWrong(form) ?? (await claimImage(shop, by, form.picture_key, before.pictureKey));
    if (refused !== null) return refused;
    const after = await updateSlide(shop, id, valuesOf(form));
    if (before.pictureKey !== null && before.pictureKey !== form.picture_key)
      await dropUploads(shop, [before.pictureKey]);
    await recordChange(shop, {
      by,
      action: 'slide.changed',
      subject: 'slide',
      subjectId: id,
      ...changedParts(formOf(before), formOf(after)),
    });
    shop.invalidate(slidesTag);
    return { id, version: after.version };
  });
}

/** Reorders the slides if the expected order is current and the new one lists all of them; otherwise they were changed concurrently. */
export function orderSlides(
  shop: Shop,
  by: number,
  { ids, before: seen }: { readonly ids: readonly number[]; readonly before: readonly number[] },
): Promise<{ ids: number[] } | Refusal<'changed-meanwhile'>> {
  return shop.transaction(async () => {
    await lockSlides(shop);
    const before = (await slidesInOrder(shop)).map(({ id }) => id);
    if (!isSameOrder(before, seen) || before.length !== ids.length || !before.every((id) => ids.includes(id)))
      return refuse(
        'changed-meanwhile',
        inBoth(homeErrors, (t) => t.slidesChanged),
      );
    await setOrder(shop, { ids });
    await recordChange(shop, { by, action: 'slides.ordered', subject: 'slide', subjectId: 'all', before, after: ids });
    shop.invalidate(slidesTag);
    return { ids: [...ids] };
  });
}

/** Deletes a slide if its version is unchanged, and releases its image. */
export function removeSlide(
  shop: Shop,
  by: number,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<Record<string, never> | Refusal<'hero-slide-not-found' | 'changed-meanwhile'>> {
  return shop.transaction(async () => {
    await lockSlides(shop);
    const gone = await lockedSlide(shop, id);
    if (gone === undefined) return notFound();
    if (gone.version !== version) return slideChanged();
    await deleteSlide(shop, id);
    if (gone.pictureKey !== null) await dropUploads(shop, [gone.pictureKey]);
    await recordChange(shop, { by, action: 'slide.removed', subject: 'slide', subjectId: id, before: formOf(gone) });
    shop.invalidate(slidesTag);
    return {};
  });
}

function formWrong({
  link,
  begins_at: begins,
  ends_at: ends,
}: SlideForm): Refusal<'link-wrong' | 'terms-wrong'> | null {
  const text = inBoth(homeErrors, (t) => t.linkWrong);
  if (!leadsIntoShop(link)) return refuse('link-wrong', text, { fields: { link: text } });
  // Without a start, any end is valid.
  return termsRejection(periodErrors(new Date(begins ?? 0), ends), (code) => inBoth(termsMessages, (t) => t[code]));
}

async function claimImage(
  shop: Shop,
  by: number,
  key: string | null,
  stored: string | null,
): Promise<Refusal<'upload-not-found'> | null> {
  if (key === null || key === stored) return null;
  const claimed = await claimUploads(shop, { customerId: by, keys: [key], kind: 'picture' });
  return isRefusal(claimed) ? claimed : null;
}

function valuesOf({
  shown: visible,
  link,
  picture_key: imageKey,
  cloth: theme,
  title,
  text,
  action,
  begins_at: begins,
  ends_at: ends,
}: SlideForm): SlideValues {
  return {
    shown: visible,
    link,
    pictureKey: imageKey,
    cloth: theme,
    title,
    text,
    action,
    beginsAt: begins === null ? null : new Date(begins),
    endsAt: ends === null ? null : new Date(ends),
  };
}

function formOf({
  shown: visible,
  link,
  pictureKey: imageKey,
  cloth: theme,
  title,
  text,
  action,
  beginsAt,
  endsAt,
}: SlideRecord): SlideForm {
  return {
    shown: visible,
    link,
    picture_key: imageKey,
    cloth: theme,
    title,
    text,
    action,
    begins_at: beginsAt?.toISOString() ?? null,
    ends_at: endsAt?.toISOString() ?? null,
  };
}
