export function versionError(next: string, present: string): string | null;
export function unreleasedNotes(changelog: string): string | null;
export function notesOf(changelog: string, version: string): string | null;
export function withRelease(changelog: string, release: { version: string; day: string }): string;
