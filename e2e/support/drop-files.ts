import type { Page } from '@playwright/test';
import type { SampleFile } from './sample-files.ts';

interface DragPoint {
  readonly x: number;
  readonly y: number;
}

/** Drags files from outside the browser over a point of the page, as the browser tells it; `drop` lets them go there. */
export async function dragFiles(
  page: Page,
  type: 'dragover' | 'drop',
  { x, y }: DragPoint,
  files: readonly SampleFile[],
): Promise<void> {
  const contents = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }));
  await page.evaluate(
    async ([event, point, sent]) => {
      const dataTransfer = new DataTransfer();
      for (const { name, mimeType, base64 } of sent) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        dataTransfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      const told = { bubbles: true, cancelable: true, clientX: point.x, clientY: point.y, dataTransfer };
      document.elementFromPoint(point.x, point.y)?.dispatchEvent(new DragEvent(event, told));
    },
    [type, { x, y }, contents] as const,
  );
}
