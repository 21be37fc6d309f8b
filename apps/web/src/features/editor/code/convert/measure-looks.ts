import { LIMITS, withoutLinks } from '@mailwright/contract';
import { type LookVerdict, lookVerdict, type MeasuredMail, type MeasuredPair, withPlainTags } from '@mailwright/import';
import { measureMail } from './measure-mail.ts';

/** The widths at which both mails are measured, CSS pixels: those at which foreign mails are read. */
export const LOOK_WIDTHS = { desktop: 1024, phone: LIMITS.devices.phone } as const;

/** Measurements in all: two mails at each width. */
export const LOOK_STEPS = 2 * Object.keys(LOOK_WIDTHS).length;

/** Images that load longer, milliseconds, leave the look unmeasured. */
const LOADING_MS = 10_000;

/** A frame lays out more tags than mails have too slowly to wait for it. */
const MAX_TAGS = 20_000;

/** Of a window before the mail in it is known, and of the highest mail, CSS pixels. */
const [WINDOW_HEIGHT, MAX_HEIGHT] = [800, 60_000];

/**
 * Lays out a mail and what was made of it in hidden frames, which run nothing, and says whether both look the same.
 * `onStep` hears how many of the measurements are done.
 */
export async function measureLooks(
  before: string,
  after: string,
  signal: AbortSignal,
  onStep: (done: number) => void,
): Promise<LookVerdict> {
  if ([before, after].some((html) => (html.match(/<[a-z]/gi)?.length ?? 0) > MAX_TAGS))
    return { kind: 'not-measured', reason: 'too-large' };
  const pairs: MeasuredPair[] = [];
  for (const width of Object.values(LOOK_WIDTHS)) {
    const measured: MeasuredMail[] = [];
    for (const html of [before, after]) {
      const mail = await measuredAt(html, width, signal);
      if (typeof mail === 'string') return { kind: 'not-measured', reason: mail };
      measured.push(mail);
      onStep(pairs.length * 2 + measured.length);
    }
    const [first, second] = measured;
    if (first && second) pairs.push({ width, before: first, after: second });
  }
  return lookVerdict(pairs);
}

async function measuredAt(
  html: string,
  width: number,
  signal: AbortSignal,
): Promise<MeasuredMail | 'too-slow' | 'canceled'> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: 'fixed', left: '-99999px', top: '0', border: '0', opacity: '0' });
  Object.assign(frame.style, { width: `${width}px`, height: `${WINDOW_HEIGHT}px`, colorScheme: 'light' });
  frame.srcdoc = withoutLinks(withPlainTags(html));
  try {
    const problem = await loaded(frame, signal);
    const page = frame.contentDocument;
    if (problem || !page) return problem ?? 'too-slow';
    // Without a scroll bar, whatever its width here.
    frame.style.height = `${Math.min(MAX_HEIGHT, Math.max(WINDOW_HEIGHT, page.documentElement.scrollHeight))}px`;
    return measureMail(page);
  } finally {
    frame.remove();
  }
}

function loaded(frame: HTMLIFrameElement, signal: AbortSignal): Promise<'too-slow' | 'canceled' | undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve('canceled');
    const timer = setTimeout(() => resolve('too-slow'), LOADING_MS);
    signal.addEventListener('abort', () => resolve('canceled'), { once: true });
    frame.addEventListener('load', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
    document.body.append(frame);
  });
}
