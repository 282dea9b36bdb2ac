import { expect, type Locator, type Page } from '@playwright/test';

const maxPresses = 150;

/**
 * Goes on by Tab until a control has the focus, then back, and fails where it never has it: what cannot be reached so is lost
 * to some. A browser without a window does not go round from the last control to the first.
 */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control.first()).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < maxPresses; presses += 1) {
      if (await control.evaluateAll((found) => found.some((one) => one === document.activeElement))) return;
      await page.keyboard.press(key);
    }
  }
  throw new Error(`Tab never reached ${control.toString()}.`);
}

/** Presses a control by the keyboard alone. */
export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Writes into a field by the keyboard alone, in the place of what stands there. */
export async function write(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}
