import { endpoints, type MergeRequest } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { actorOf, type Caller } from '../../http/caller.ts';
import { pictureHeaders } from '../../http/headers/picture-headers.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { playButtonOf, playButtonPng } from './play-buttons.ts';
import { createVideoService } from './service.ts';

const A_DAY = 'public, max-age=86400';

export function mountVideo({ mount, ...deps }: ModuleContext): void {
  const service = createVideoService(deps);
  const merge = async (caller: Caller, request: MergeRequest) => {
    return answer(200, { data: { savedImage: await service.merge(actorOf(caller), request) } });
  };

  mount(endpoints.video.details, async ({ query }) => {
    return answer(200, await service.details(query.provider, query.videoId));
  });

  mount(endpoints.video.merge, ({ caller, query }) => merge(caller, query));

  mount(endpoints.video.mergeImages, ({ caller, body }) => merge(caller, body));

  mount(endpoints.video.playButton, async ({ request, reply }) => {
    const name = playButtonOf(request.url.split('?')[0] ?? '');
    if (!name) throw new AppError('ASSET_NOT_FOUND');
    pictureHeaders(reply, 'image/png', A_DAY);
    return answer(200, await playButtonPng(name));
  });
}
