import { MailwrightError } from './mailwright-error.ts';
import { type CloseReason, fromHost, type HostMessage, readFrameMessage, type SaveStatus } from './messages.ts';

/** Settings and callbacks of the page around Mailwright. */
export interface MailwrightOptions {
  /** Element that the frame is put into; the frame fills it. */
  readonly container: HTMLElement;
  /** Address of Mailwright, e.g. `https://mail.example`. Messages of any other origin are ignored. */
  readonly origin: string;
  /** The template to edit; without one the dashboard is shown. */
  readonly templateId?: string | null | undefined;
  /**
   * Returns a new one-time ticket from your own server, for the person who is signed in there. Called whenever the
   * frame needs a session: at the start, after a reload, and when a session has ended.
   */
  readonly ticket: () => Promise<string>;
  /** Accessible name of the frame. */
  readonly title?: string | undefined;
  /** Called when the page is open and can be used. */
  readonly onReady?: ((event: { readonly templateId: string | null }) => void) | undefined;
  /** Called at each step of a save: `saving`, then `saved` or `failed`. */
  readonly onSave?: ((event: { readonly templateId: string; readonly status: SaveStatus }) => void) | undefined;
  /**
   * Called when a template was saved but could not be published: `code` is the reason, e.g. `TEMPLATE_SHARED`, and
   * `message` a sentence in the person's own language. When somebody else has to act first, `onClose` follows;
   * otherwise the person can try again.
   */
  readonly onPublishFailed?:
    | ((event: { readonly templateId: string; readonly code: string; readonly message: string }) => void)
    | undefined;
  /** Called when the person is done, with or without having saved. The frame stays until you call `destroy()`. */
  readonly onClose?:
    | ((event: { readonly templateId: string | null; readonly reason: CloseReason }) => void)
    | undefined;
  readonly onError?: ((error: MailwrightError) => void) | undefined;
}

/** An embedded Mailwright. */
export interface Mailwright {
  /** Shows another template, or the dashboard for null. Unsaved work in the frame is asked about by the browser. */
  open(templateId: string | null): void;
  /** Takes the frame away and hears nothing more. */
  destroy(): void;
}

/** Longest time without a message of the frame before that is an error, milliseconds. */
const SILENCE = 30_000;

/**
 * Puts Mailwright into a page of another origin and signs the person in there by one-time tickets.
 * @throws TypeError when `origin` is no http(s) address
 */
export function createMailwright(options: MailwrightOptions): Mailwright {
  const { container } = options;
  const origin = originOf(options.origin);
  const window = container.ownerDocument.defaultView;
  if (window === null) throw new TypeError('The container belongs to no window');
  const frame = buildFrame(container.ownerDocument, origin, options.title ?? 'Mailwright');
  let silence: number | undefined;
  let gone = false;

  function tell(message: HostMessage): void {
    if (!gone) frame.contentWindow?.postMessage(fromHost(message), origin);
  }

  function fail(error: MailwrightError): void {
    if (!gone) options.onError?.(error);
  }

  async function handOver(): Promise<void> {
    try {
      tell({ type: 'ticket', ticket: await options.ticket() });
    } catch (cause) {
      tell({ type: 'no-ticket' });
      fail(new MailwrightError('TICKET_FAILED', 'The ticket function of this page failed', { cause }));
    }
  }

  function hear({ data, origin: from, source }: MessageEvent): void {
    if (source !== frame.contentWindow || from !== origin) return;
    const message = readFrameMessage(data);
    if (message === null) return;
    window?.clearTimeout(silence);
    switch (message.type) {
      case 'ready':
        if (message.ticket !== undefined) void handOver();
        else options.onReady?.({ templateId: message.templateId });
        return;
      case 'ticket-refused':
        fail(new MailwrightError('TICKET_REFUSED', `Mailwright refused the ticket: ${message.code}`));
        return;
      case 'save-status':
        options.onSave?.({ templateId: message.templateId, status: message.status });
        return;
      case 'publish-failed': {
        const { templateId, code, message: sentence } = message;
        options.onPublishFailed?.({ templateId, code, message: sentence });
        return;
      }
      case 'close':
        options.onClose?.({ templateId: message.templateId, reason: message.reason });
        return;
    }
  }

  function open(templateId: string | null): void {
    if (gone) return;
    window?.clearTimeout(silence);
    silence = window?.setTimeout(() => fail(silentFrame(origin)), SILENCE);
    const page = templateId === null ? '/' : `/edit/${encodeURIComponent(templateId)}`;
    frame.src = `${origin}${page}?embed=true`;
  }

  window.addEventListener('message', hear);
  open(options.templateId ?? null);
  container.append(frame);
  return {
    open,
    destroy() {
      gone = true;
      window.clearTimeout(silence);
      window.removeEventListener('message', hear);
      frame.remove();
    },
  };
}

function originOf(address: string): string {
  const { origin, protocol } = new URL(address);
  if (!/^https?:$/.test(protocol)) throw new TypeError(`${address} is no http(s) address`);
  return origin;
}

function buildFrame(document: Document, origin: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  // Copying and pasting blocks between windows; nothing else is given away.
  frame.allow = `clipboard-read ${origin}; clipboard-write ${origin}`;
  // Some browsers tell a frame who is around it by this alone.
  frame.referrerPolicy = 'strict-origin';
  frame.style.cssText = 'display: block; width: 100%; height: 100%; border: 0;';
  return frame;
}

function silentFrame(origin: string): MailwrightError {
  return new MailwrightError(
    'FRAME_SILENT',
    `${origin} has not answered. It may be down, or EMBED_ORIGINS there does not name the origin of this page`,
  );
}
