/** Topics of messages to the shop. */
export const contactTopics = ['buying', 'authors', 'buyer-help', 'license'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Returns a shop's topics: help for authors and licences come from the specification and do not apply to most shops. */
export function offeredTopics(mode: 'demo' | 'production'): readonly ContactTopic[] {
  return mode === 'demo' ? contactTopics : ['buying', 'buyer-help'];
}
