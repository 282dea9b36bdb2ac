import type { Text } from '#shared/language.ts';

/** A post of the demo shop, in plain writing (shared/plain-writing.ts). */
export interface DemoPost {
  readonly slug: string;
  /** The slug of one that every shop begins with. */
  readonly category: string;
  readonly author: Text;
  /** Objects that its images display; the article names the second image `scene`. */
  readonly emoji: readonly [string, string, string];
  /** How long ago it was published. */
  readonly ageDays: number;
  readonly title: Text;
  readonly summary: Text;
  readonly body: Text;
  /** The comments of readers, the earliest first. */
  readonly comments?: readonly string[];
}
