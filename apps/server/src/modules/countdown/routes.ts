import { endpoints, zonedTime } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { answer, type Mount } from '../../http/mount.ts';
import type { CountdownService } from './service.ts';

/** Counting has begun once the picture is opened: a stored copy would show a time that is over. */
const NEVER_STORED = 'no-store, no-cache, must-revalidate, max-age=0';

export function countdownRoutes(mount: Mount, service: CountdownService): void {
  mount(endpoints.countdown.image, async ({ query, reply, spend }) => {
    const { eventDateTime, timeZone, ...style } = query;
    const moment = zonedTime(eventDateTime, timeZone);
    if (moment === null) throw new AppError('VALIDATION_FAILED');
    const picture = await service.image(moment, style, spend);
    reply
      .type('image/gif')
      .header('Cache-Control', NEVER_STORED)
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Content-Security-Policy', "sandbox; default-src 'none'");
    return answer(200, picture);
  });
}
