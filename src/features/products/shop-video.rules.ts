/** The video that ships with the shop, in which nothing is sold. */
export const shopVideo = 'hojreh';

/** What the page of a product plays: its own video; in the demo, as the specification has it, else the shop's. */
export function playedVideo(own: string | null, mode: 'demo' | 'production'): string | null {
  return own ?? (mode === 'demo' ? shopVideo : null);
}
