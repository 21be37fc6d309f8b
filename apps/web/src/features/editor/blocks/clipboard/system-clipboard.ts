import type { ClipboardContent } from './envelope.ts';
import type { PastedContent } from './paste-content.ts';

/** Result of using the clipboard outside a key press. `denied`: the person, or the browser for them, refused. */
export type ClipboardAnswer<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'denied' }
  | { readonly kind: 'failed' };

export function writeClipboard({ html, text }: ClipboardContent): Promise<ClipboardAnswer<void>> {
  return attempt(() =>
    navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([html], { type: 'text/html' }),
        'text/plain': new Blob([text], { type: 'text/plain' }),
      }),
    ]),
  );
}

export function readClipboard(): Promise<ClipboardAnswer<PastedContent>> {
  return attempt(async () => {
    const items = await navigator.clipboard.read();
    const read = async (type: string) => {
      const item = items.find(({ types }) => types.includes(type));
      return item === undefined ? '' : (await item.getType(type)).text();
    };
    const files = await Promise.all(items.flatMap((item) => pictureOf(item) ?? []));
    return { html: await read('text/html'), text: await read('text/plain'), files };
  });
}

function pictureOf(item: ClipboardItem): Promise<File> | null {
  const type = item.types.find((one) => one.startsWith('image/'));
  if (type === undefined) return null;
  return item.getType(type).then((blob) => new File([blob], `image.${type.slice('image/'.length)}`, { type }));
}

async function attempt<T>(use: () => Promise<T>): Promise<ClipboardAnswer<T>> {
  try {
    return { kind: 'done', value: await use() };
  } catch (error) {
    return { kind: error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'failed' };
  }
}
