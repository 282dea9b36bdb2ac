import { expect, type Locator, type Page } from '@playwright/test';

/** Milliseconds by which the clock advances at once: a turn is detected at most this late. */
const stepMs = 100;

/** Returns the milliseconds a carousel pauses between its turns, by a clock that the test advances. */
export async function standsFor(page: Page, carousel: Locator): Promise<number[]> {
  await carousel.scrollIntoViewIfNeeded();
  // From its first turn on it rotates automatically.
  await expect(carousel.locator('.carousel-view[data-live]')).toBeVisible();
  const track = carousel.locator('.carousel-track');
  const where = () => track.evaluate((element: HTMLElement) => element.style.transform);
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1_000)));
  const turnedAt: number[] = [];
  let before = await where();
  let unmoved = 0;
  for (let at = 0; turnedAt.length < 3 && at < 20_000; at += stepMs) {
    await page.clock.runFor(stepMs);
    const now = await where();
    if (now !== before && unmoved >= 2) turnedAt.push(at);
    unmoved = now === before ? unmoved + 1 : 0;
    before = now;
  }
  await page.clock.resume();
  return turnedAt.slice(1).map((at, turn) => at - (turnedAt[turn] ?? 0));
}

/** Asserts two turns, each after the given pause, within the tolerance of the clock's steps. */
export const alternates = (stood: number[], milliseconds: number) => {
  expect(stood).toHaveLength(2);
  for (const one of stood) expect(Math.abs(one - milliseconds)).toBeLessThanOrEqual(150);
};
