import type { Text } from '#shared/language.ts';
import type { PostCategory } from '../../content.rules.ts';

/** A post of the demo shop, in plain writing (shared/plain-writing.ts). */
export interface DemoPost {
  readonly slug: string;
  readonly category: PostCategory;
  readonly author: Text;
  /** Things that its pictures show; the article names the second picture `scene`. */
  readonly emoji: readonly [string, string, string];
  /** How long ago it was published. */
  readonly ageDays: number;
  readonly title: Text;
  readonly summary: Text;
  readonly body: Text;
  /** What readers said, the first of them first. */
  readonly comments?: readonly string[];
}
