const pair = (number: number) => String(number).padStart(2, '0');

/** A moment as a field for day and hour wants it, in the time of this device; empty for none. */
export function localTime(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return `${date.getFullYear()}-${pair(date.getMonth() + 1)}-${pair(date.getDate())}T${pair(date.getHours())}:${pair(date.getMinutes())}`;
}

/** The moment that such a field names; null for none. */
export function momentOf(local: string): string | null {
  const date = new Date(local);
  return local === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}
