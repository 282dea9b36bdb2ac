import { draftText, leftOf, storeDraft } from '#web/forms/stored-draft.ts';

const draftName = 'contact form';

/** The fields of the contact form that are stored as a draft, without the honeypot. */
const savedFields = ['name', 'email', 'topic', 'url', 'message'] as const;
type SavedField = (typeof savedFields)[number];

/** The draft of the contact form, by field name. */
export type ContactDraft = Partial<Readonly<Record<SavedField, string>>>;

/** Whether a field is part of the draft. */
export const isSavedField = (name: string): name is SavedField => savedFields.some((field) => field === name);

/** Returns the unsent draft of the current user in this tab. A guest's draft passes to whoever signs in here, a customer's to no other customer. */
export function savedDraft(): ContactDraft {
  try {
    return JSON.parse(draftText(draftName) || '{}') as ContactDraft;
  } catch {
    return {};
  }
}

/** Stores the draft until it is sent, across sign-in and reload; an empty one is deleted. */
export function keepDraft(typed: ContactDraft): void {
  storeDraft(draftName, Object.values(typed).every((text) => text === '') ? '' : JSON.stringify(typed));
}

/** Deletes the sent part of the draft. Text typed while the request was in flight stays as a new draft; returns whether there is any. */
export function forgetSentDraft(sent: string): boolean {
  const typed = savedDraft();
  const message = leftOf(typed.message ?? '', sent);
  keepDraft(message.trim() === '' ? {} : { ...typed, message });
  return message.trim() !== '';
}
