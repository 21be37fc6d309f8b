import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { LoadImage } from '../../integrations/browser/port.ts';

/** Pattern for addresses in attributes (VML's too) and in styles, as HTML writes them. */
const REFERENCES =
  /(?<before>\b(?:src|background)\s*=\s*)(?<quote>["'])(?<attribute>https?:[^"']*)\k<quote>|(?<open>\burl\(\s*(?<mark>["']?|&quot;|&#39;))(?<style>https?:[^"')\s]*?)(?=\k<mark>\s*\))/gi;

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'image/avif': 'avif',
};

/** Number of pictures loaded at the same time, so that many small ones take little time. */
const AT_ONCE = 6;

/**
 * Returns the mail and its images as one archive: `index.html` names the files beside it, and images that could not be loaded
 * by their address as before.
 */
export async function zipMail(html: string, loadImage: LoadImage): Promise<Readable> {
  const zip = new ZipFile();
  const files = await addImages(zip, addressesIn(html), loadImage);
  const page = html.replace(REFERENCES, (found, ...rest) => {
    const { before, quote, attribute, open, style } = rest.at(-1) as Record<string, string | undefined>;
    const file = files.get(attribute ?? style ?? '');
    if (file === undefined) return found;
    return attribute === undefined ? `${open}${file}` : `${before}${quote}${file}${quote}`;
  });
  zip.addBuffer(Buffer.from(page), 'index.html');
  zip.end();
  return zip.outputStream as Readable;
}

function addressesIn(html: string): string[] {
  const found = [...html.matchAll(REFERENCES)].map(({ groups }) => groups?.attribute ?? groups?.style ?? '');
  return [...new Set(found)];
}

/** Adds the images to the archive and returns the file of each address, in the order of the mail. */
async function addImages(zip: ZipFile, addresses: readonly string[], loadImage: LoadImage) {
  const files = new Map<string, string>();
  for (let start = 0; start < addresses.length; start += AT_ONCE) {
    const batch = addresses.slice(start, start + AT_ONCE);
    const images = await Promise.all(batch.map((address) => loadImage(address.replaceAll('&amp;', '&'))));
    for (const [index, image] of images.entries()) {
      const ending = image && ENDINGS[image.contentType.split(';')[0] ?? ''];
      if (!image || !ending) continue;
      const file = `images/${String(files.size + 1).padStart(2, '0')}.${ending}`;
      // Pictures are packed already.
      zip.addBuffer(image.content, file, { compress: false });
      files.set(batch[index] ?? '', file);
    }
  }
  return files;
}
