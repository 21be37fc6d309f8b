import { endpoints, zonedTime } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { pictureHeaders } from '../../http/headers/picture-headers.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { createCountdownService } from './service.ts';

/** Cache header that forbids storing: a stored copy would show a time that is over. */
const NEVER_STORED = 'no-store, no-cache, must-revalidate, max-age=0';

export function mountCountdown({ mount, now }: ModuleContext): void {
  const service = createCountdownService(now);
  mount(endpoints.countdown.image, async ({ query, reply, consume }) => {
    const { eventDateTime, timeZone, ...style } = query;
    const moment = zonedTime(eventDateTime, timeZone);
    if (moment === null) throw new AppError('VALIDATION_FAILED');
    const picture = await service.image(moment, style, consume);
    pictureHeaders(reply, 'image/gif', NEVER_STORED);
    return answer(200, picture);
  });
}
