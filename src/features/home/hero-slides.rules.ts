/** The maximum number of slides, visible or not: all of them are part of the initial HTML. */
export const maxSlides = 8;

/** The gradient of each slide theme, from light to dark. */
export const slideThemeColours = {
  pomegranate: ['#6d1626', '#1c070c'],
  turquoise: ['#0f5255', '#06181a'],
  indigo: ['#2f3a86', '#0c1026'],
  plum: ['#6a3b6c', '#22112a'],
} as const;
export type SlideTheme = keyof typeof slideThemeColours;
export const slideThemes = Object.keys(slideThemeColours) as SlideTheme[];

/** Returns a theme as a CSS background. */
export function backgroundOf(theme: SlideTheme): string {
  const [light, dark] = slideThemeColours[theme];
  return `linear-gradient(to bottom, ${light}, ${dark})`;
}

/** Goods that the home page loads anyway and that slides without their own image display. */
export const slideGoods = ['offers', 'featured', 'newest'] as const;
export type SlideGoods = (typeof slideGoods)[number];

/** Returns the goods that a link leads to; null for a page that displays none of these. */
export function goodsOfLink(link: string): SlideGoods | null {
  const [path = ''] = link.split(/[?#]/);
  if (path === '/flash-sale') return 'offers';
  if (path === '/featured-products') return 'featured';
  return path === '/shop-grid' || path === '/shop-list' ? 'newest' : null;
}

/** When an enabled slide is displayed on the home page; null for no start, or no end. */
export interface SlideSpan {
  readonly shown: boolean;
  readonly beginsAt: Date | null;
  readonly endsAt: Date | null;
}

/** Returns the status of a slide at a given time. */
export function slideStanding(
  { shown: visible, beginsAt, endsAt }: SlideSpan,
  now: Date,
): 'running' | 'coming' | 'ended' | 'off' {
  if (!visible) return 'off';
  if (endsAt !== null && endsAt <= now) return 'ended';
  return beginsAt !== null && beginsAt > now ? 'coming' : 'running';
}

/** Returns when the next slide begins or ends; null when none does. */
export function nextTurn(slides: readonly SlideSpan[], now: Date): Date | null {
  const changes = slides
    .flatMap(({ shown: visible, beginsAt, endsAt }) => (visible ? [beginsAt, endsAt] : []))
    .filter((turn) => turn !== null && turn > now) as Date[];
  return changes.reduce<Date | null>((first, turn) => (first === null || turn < first ? turn : first), null);
}
