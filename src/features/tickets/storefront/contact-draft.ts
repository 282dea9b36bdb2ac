import { currentSession } from '#web/session/session.ts';
import { leftOf } from '#web/forms/stored-draft.ts';

const draftKey = 'contact-draft';

/** The fields of the contact form whose words are stored; the trap for machines is not among them. */
const savedFields = ['name', 'email', 'topic', 'url', 'message'] as const;
type SavedField = (typeof savedFields)[number];

/** What was typed into the contact form, by the names of its fields. */
export type ContactDraft = Partial<Readonly<Record<SavedField, string>>>;

/** Whether a field of the form is one whose words are stored. */
export const isSavedField = (name: string): name is SavedField => savedFields.some((field) => field === name);

interface Saved {
  readonly of: number | null;
  readonly typed: ContactDraft;
}

/** What is stored that this customer, or a guest (null), may see. */
function savedFor(customerId: number | null): Saved | null {
  try {
    const saved = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null') as Saved | null;
    if (saved === null || saved.of === null || saved.of === customerId) return saved;
    // Whose session has expired is a guest, and goes on; before it is known who looks, nothing is displayed.
    return customerId === null && currentSession().state === 'guest' ? saved : null;
  } catch {
    return null;
  }
}

/** What this customer, or a guest (null), typed in this tab and did not send. A guest's words go to whoever signs in here, a customer's to no other customer. */
export const savedDraft = (customerId: number | null): ContactDraft => savedFor(customerId)?.typed ?? {};

/** Keeps what was typed until it is sent, over a sign-in and a reload; nothing typed is nothing to keep. */
export function keepDraft(customerId: number | null, typed: ContactDraft): void {
  if (Object.values(typed).every((text) => text === '')) {
    forgetDraft();
    return;
  }
  try {
    // What a customer began stays theirs while their session is over.
    const of = customerId ?? savedFor(null)?.of ?? null;
    sessionStorage.setItem(draftKey, JSON.stringify({ of, typed } satisfies Saved));
  } catch {
    // A browser that stores nothing forgets them.
  }
}

/** Forgets it once it was sent. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Nothing was stored.
  }
}

/** Forgets what was sent of it. What was typed while that was on its way stays, to be sent as another message; whether there is such. */
export function forgetSentDraft(customerId: number | null, sent: string): boolean {
  const typed = savedDraft(customerId);
  const message = leftOf(typed.message ?? '', sent);
  if (message.trim() === '') forgetDraft();
  else keepDraft(customerId, { ...typed, message });
  return message.trim() !== '';
}
