import { reportQuietly } from './guard.ts';

/** Loads an optional part of a page: an error is only logged, and null is returned. */
export async function partOfPage<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading;
  } catch (error) {
    reportQuietly(error);
    return null;
  }
}
