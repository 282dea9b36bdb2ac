import { expect, type Locator, type Page } from '@playwright/test';

const maxPresses = 150;

/**
 * Presses Tab until a control has the focus, then Shift+Tab, and throws if it never does: such a control is unreachable for some users. A headless
 * browser does not wrap from the last control to the first.
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

/** Replaces the text of a field by the keyboard alone. */
export async function write(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}
