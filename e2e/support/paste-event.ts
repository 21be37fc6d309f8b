import type { Locator } from '@playwright/test';

/**
 * What a page is given when this, by type, is pasted into one of its elements. The data is defined on the event, since
 * Firefox makes one with an empty clipboard of its own, whatever it is given.
 */
export async function pasteInto(target: Locator, content: Readonly<Record<string, string>>): Promise<void> {
  await target.evaluate((element, parts) => {
    const clipboardData = new DataTransfer();
    for (const [type, data] of Object.entries(parts)) clipboardData.setData(type, data);
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    element.dispatchEvent(event);
  }, content);
}
