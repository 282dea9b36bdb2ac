import { reportQuietly } from './guard.ts';

/**
 * A part of a page that the page can do without: an error of it is only logged, and answered by null.
 */
export async function partOfPage<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading;
  } catch (error) {
    reportQuietly(error);
    return null;
  }
}
