import type { Asset } from '@mailwright/contract';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { moveImages, usageOf } from './library-changes.ts';

const called = vi.hoisted(() => vi.fn());
vi.mock('../../api/call.ts', () => ({ call: called }));

const images = (...names: readonly string[]) => names.map((savedName) => ({ savedName }) as Asset);
const template = (templateId: string, name: string) => ({ templateId, name });

test('what uses several images is counted once, those of others by number alone', async () => {
  const usage: Readonly<Record<string, unknown>> = {
    'a.png': { templates: [template('1', 'Spring'), template('2', 'Summer')], total: 2 },
    'b.png': { templates: [template('2', 'Summer')], total: 3 },
    'c.png': { templates: [], total: 0 },
  };
  called.mockImplementation(async (_row, { params }) => usage[params.assetName]);
  expect(await usageOf(images('a.png', 'b.png', 'c.png'))).toEqual({ names: ['Spring', 'Summer'], total: 4 });
});

test('one image that cannot be moved does not keep the others, and is said', async () => {
  const moved: string[] = [];
  called.mockImplementation(async (_row, { params: { assetName }, body }) => {
    if (assetName === 'b.png') throw new ApiError(404, 'ASSET_NOT_FOUND', 'There is no such image.');
    moved.push(`${assetName} ${body.folder}`);
  });
  const names = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png', 'f.png', 'g.png', 'h.png'];
  await expect(moveImages(images(...names), 'f1')).rejects.toThrow('There is no such image.');
  expect(moved.sort()).toEqual(names.filter((name) => name !== 'b.png').map((name) => `${name} f1`));
});
