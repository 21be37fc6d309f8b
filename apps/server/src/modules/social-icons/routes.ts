import { readSocialIconName } from '@mailwright/blocks';
import { endpoints } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { pictureHeaders } from '../../http/headers/picture-headers.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { drawIcon } from './draw-icon.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** Mounts the icons of the social blocks, each drawn once at the first request; there are at most a few hundred. */
export function mountSocialIcons({ mount }: ModuleContext): void {
  const drawn = new Map<string, Promise<Buffer>>();

  mount(endpoints.assets.socialIcon, async ({ params, reply }) => {
    const icon = readSocialIconName(params.name);
    if (!icon) throw new AppError('ASSET_NOT_FOUND');
    const picture = drawn.get(params.name) ?? drawIcon(icon);
    drawn.set(params.name, picture);
    const content = await picture.catch((error: unknown) => {
      drawn.delete(params.name);
      throw error;
    });
    pictureHeaders(reply, 'image/png', FOREVER);
    return answer(200, content);
  });
}
