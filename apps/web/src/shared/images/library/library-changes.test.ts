import type { Asset } from '@mailwright/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { moveImages, usageOf } from './library-changes.ts';

afterEach(() => vi.unstubAllGlobals());

/** Replaces fetch with a server that answers by the image's name in the address. */
function answerWith(answer: (name: string, body: { readonly folder?: string }) => Response): void {
  vi.stubGlobal('fetch', async (address: string, { body }: { readonly body: string | null }) =>
    answer(/assets\/([^/]+)/.exec(address)?.[1] ?? '', JSON.parse(body ?? '{}')),
  );
}

const images = (...names: readonly string[]) => names.map((savedName) => ({ savedName }) as Asset);
const template = (templateId: string, name: string, isModule = false) => ({ templateId, name, isModule });

test('what uses several images is counted once, those of others by number alone', async () => {
  const usage: Readonly<Record<string, unknown>> = {
    'a.png': { templates: [template('1', 'Spring'), template('2', 'Summer', true)], total: 2 },
    'b.png': { templates: [template('2', 'Summer', true)], total: 3 },
    'c.png': { templates: [], total: 0 },
  };
  answerWith((name) => Response.json(usage[name]));
  expect(await usageOf(images('a.png', 'b.png', 'c.png'))).toEqual({
    uses: [
      { name: 'Spring', isModule: false },
      { name: 'Summer', isModule: true },
    ],
    total: 4,
  });
});

test('one image that cannot be moved does not keep the others, and is said', async () => {
  const moved: string[] = [];
  answerWith((name, { folder }) => {
    if (name === 'b.png') return Response.json({ code: 'ASSET_NOT_FOUND', error: 'Image not found' }, { status: 404 });
    moved.push(`${name} ${folder}`);
    return Response.json({});
  });
  const names = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png', 'f.png', 'g.png', 'h.png'];
  await expect(moveImages(images(...names), 'f1')).rejects.toThrow('Image not found');
  expect(moved.sort()).toEqual(names.filter((name) => name !== 'b.png').map((name) => `${name} f1`));
});
