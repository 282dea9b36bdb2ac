/** The video included with the shop, which advertises no product. */
export const shopVideo = 'hojreh';

/** Returns the video a product's page plays: its own one; in the demo, by the specification, the shop's otherwise. */
export function playedVideo(own: string | null, mode: 'demo' | 'production'): string | null {
  return own ?? (mode === 'demo' ? shopVideo : null);
}
