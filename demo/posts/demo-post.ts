import type { Text } from '#shared/language.ts';

/** A post of the demo shop, in plain writing (shared/plain-writing.ts). */
export interface DemoPost {
  readonly slug: string;
  /** The slug of a category that every shop starts with. */
  readonly category: string;
  readonly author: Text;
  /** Objects displayed in its images; the article refers to the second image as `scene`. */
  readonly emoji: readonly [string, string, string];
  /** Days since it was published. */
  readonly ageDays: number;
  readonly title: Text;
  readonly summary: Text;
  readonly body: Text;
  /** Readers' comments, the earliest first. */
  readonly comments?: readonly string[];
}
