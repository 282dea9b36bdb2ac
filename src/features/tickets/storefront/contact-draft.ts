import { draftText, leftOf, storeDraft } from '#web/forms/stored-draft.ts';

const draftName = 'contact form';

/** The fields of the contact form whose words are stored; the trap for machines is not among them. */
const savedFields = ['name', 'email', 'topic', 'url', 'message'] as const;
type SavedField = (typeof savedFields)[number];

/** What was typed into the contact form, by the names of its fields. */
export type ContactDraft = Partial<Readonly<Record<SavedField, string>>>;

/** Whether a field of the form is one whose words are stored. */
export const isSavedField = (name: string): name is SavedField => savedFields.some((field) => field === name);

/** What who is here typed in this tab and did not send. A guest's words go to whoever signs in here, a customer's to no other customer. */
export function savedDraft(): ContactDraft {
  try {
    return JSON.parse(draftText(draftName) || '{}') as ContactDraft;
  } catch {
    return {};
  }
}

/** Keeps what was typed until it is sent, over a sign-in and a reload; nothing typed is nothing to keep. */
export function keepDraft(typed: ContactDraft): void {
  storeDraft(draftName, Object.values(typed).every((text) => text === '') ? '' : JSON.stringify(typed));
}

/** Forgets what was sent of it. What was typed while that was on its way stays, to be sent as another message; whether there is such. */
export function forgetSentDraft(sent: string): boolean {
  const typed = savedDraft();
  const message = leftOf(typed.message ?? '', sent);
  keepDraft(message.trim() === '' ? {} : { ...typed, message });
  return message.trim() !== '';
}
