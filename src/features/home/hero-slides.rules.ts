/** The most slides that the home page has, displayed or not: all of them are in its first bytes. */
export const maxSlides = 8;

/** The theme of a slide's stall, from the light to the dark. */
export const slideThemeColours = {
  pomegranate: ['#6d1626', '#1c070c'],
  turquoise: ['#0f5255', '#06181a'],
  indigo: ['#2f3a86', '#0c1026'],
  plum: ['#6a3b6c', '#22112a'],
} as const;
export type SlideTheme = keyof typeof slideThemeColours;
export const slideThemes = Object.keys(slideThemeColours) as SlideTheme[];

/** A theme as a style paints it. */
export function backgroundOf(theme: SlideTheme): string {
  const [light, dark] = slideThemeColours[theme];
  return `linear-gradient(to bottom, ${light}, ${dark})`;
}

/** Goods that stand on the home page anyway, and on a slide without an image of its own. */
export const slideGoods = ['offers', 'featured', 'newest'] as const;
export type SlideGoods = (typeof slideGoods)[number];

/** The goods that a link leads to; null for a page that shows none of these. */
export function goodsOfLink(link: string): SlideGoods | null {
  const [path = ''] = link.split(/[?#]/);
  if (path === '/flash-sale') return 'offers';
  if (path === '/featured-products') return 'featured';
  return path === '/shop-grid' || path === '/shop-list' ? 'newest' : null;
}

/** When a slide stands on the home page, as far as it is switched on; null where it has no begin, or no end. */
export interface SlideSpan {
  readonly shown: boolean;
  readonly beginsAt: Date | null;
  readonly endsAt: Date | null;
}

/** Where a slide stands at a moment. */
export function slideStanding(
  { shown: visible, beginsAt, endsAt }: SlideSpan,
  now: Date,
): 'running' | 'coming' | 'ended' | 'off' {
  if (!visible) return 'off';
  if (endsAt !== null && endsAt <= now) return 'ended';
  return beginsAt !== null && beginsAt > now ? 'coming' : 'running';
}

/** When the next of the slides begins or ends; null when none does. */
export function nextTurn(slides: readonly SlideSpan[], now: Date): Date | null {
  const changes = slides
    .flatMap(({ shown: visible, beginsAt, endsAt }) => (visible ? [beginsAt, endsAt] : []))
    .filter((turn) => turn !== null && turn > now) as Date[];
  return changes.reduce<Date | null>((first, turn) => (first === null || turn < first ? turn : first), null);
}
