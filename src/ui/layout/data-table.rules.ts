/** Returns the index of the row that a key moves to from a given index; null for a key that does not move. */
export function indexAfterKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return Math.min(count - 1, index + 1);
    case 'ArrowUp':
    case 'k':
      return Math.max(0, index - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
