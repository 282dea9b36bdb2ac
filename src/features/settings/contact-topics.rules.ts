/** About what one can write to the shop. */
export const contactTopics = ['buying', 'authors', 'buyer-help', 'license'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Those that a shop has: help for authors and licences are the specification's, of another trade than most shops'. */
export function offeredTopics(mode: 'demo' | 'production'): readonly ContactTopic[] {
  return mode === 'demo' ? contactTopics : ['buying', 'buyer-help'];
}
