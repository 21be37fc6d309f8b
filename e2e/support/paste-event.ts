import type { Locator } from '@playwright/test';
import type { SampleFile } from './sample-files.ts';

/**
 * Pastes content, by type, and files into an element of a page. The data is defined on the event, since Firefox always
 * creates one with an empty clipboard of its own.
 */
export async function pasteInto(
  target: Locator,
  content: Readonly<Record<string, string>>,
  files: readonly SampleFile[] = [],
): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }));
  await target.evaluate(
    (element, [parts, pasted]) => {
      const clipboardData = new DataTransfer();
      for (const [type, data] of Object.entries(parts)) clipboardData.setData(type, data);
      for (const { name, mimeType, base64 } of pasted) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        clipboardData.items.add(new File([bytes], name, { type: mimeType }));
      }
      const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'clipboardData', { value: clipboardData });
      element.dispatchEvent(event);
    },
    [content, sent] as const,
  );
}
