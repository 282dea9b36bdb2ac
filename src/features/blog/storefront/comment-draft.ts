const keyOf = (slug: string) => `comment:${slug}`;

/** What a guest wrote below a post before signing in; kept for this tab alone. */
export function keptDraft(slug: string): string {
  try {
    return sessionStorage.getItem(keyOf(slug)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a guest's words while they sign in. */
export function keepDraft(slug: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(slug), text);
  } catch {
    // A browser that stores nothing forgets them.
  }
}

/** Forgets them once they were sent. */
export function forgetDraft(slug: string): void {
  try {
    sessionStorage.removeItem(keyOf(slug));
  } catch {
    // Nothing was stored.
  }
}
