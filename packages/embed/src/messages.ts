export type SaveStatus = 'saving' | 'saved' | 'failed';

/** Reason why the frame asks for a ticket: it has no session yet, or its session has ended. */
export type TicketReason = 'start' | 'expired';

/** Message of the frame to the page around it. `templateId` is null when no template is open, e.g. on the dashboard. */
export type FrameMessage =
  /** The frame listens. With `ticket` it waits for one; without, somebody is signed in and the page is open. */
  | { readonly type: 'ready'; readonly templateId: string | null; readonly ticket?: TicketReason }
  /** The server took no session from the ticket; `code` is the error's, e.g. `UNAUTHENTICATED`. */
  | { readonly type: 'ticket-refused'; readonly templateId: string | null; readonly code: string }
  | { readonly type: 'save-status'; readonly templateId: string; readonly status: SaveStatus }
  /** It is saved, but not published; `code` is the error's, e.g. `TEMPLATE_SHARED`, `message` a sentence for the person. */
  | {
      readonly type: 'publish-failed';
      readonly templateId: string;
      readonly code: string;
      readonly message: string;
    }
  /** The person is done: with what was saved, or without. */
  | { readonly type: 'close'; readonly templateId: string | null; readonly reason: CloseReason };

export type CloseReason = 'saved' | 'cancelled';

/** Message of the page around a frame to the frame. */
export type HostMessage =
  | { readonly type: 'ticket'; readonly ticket: string }
  /** It cannot get a ticket now. */
  | { readonly type: 'no-ticket' };

const FRAME_SOURCE = 'mailwright';
const HOST_SOURCE = 'mailwright-host';

type Fields = Readonly<Record<string, unknown>>;
type Readers<M extends { readonly type: string }> = {
  readonly [T in M['type']]: (fields: Fields) => Omit<Extract<M, { readonly type: T }>, 'type'> | null;
};

const frameReaders: Readers<FrameMessage> = {
  ready: ({ templateId, ticket }) => {
    if (!isId(templateId)) return null;
    return ticket === 'start' || ticket === 'expired' ? { templateId, ticket } : { templateId };
  },
  'ticket-refused': ({ templateId, code }) =>
    isId(templateId) && typeof code === 'string' ? { templateId, code } : null,
  'save-status': ({ templateId, status }) =>
    typeof templateId === 'string' && (status === 'saving' || status === 'saved' || status === 'failed')
      ? { templateId, status }
      : null,
  'publish-failed': ({ templateId, code, message }) =>
    typeof templateId === 'string' && typeof code === 'string' && typeof message === 'string'
      ? { templateId, code, message }
      : null,
  close: ({ templateId, reason }) =>
    isId(templateId) ? { templateId, reason: reason === 'saved' ? 'saved' : 'cancelled' } : null,
};

const hostReaders: Readers<HostMessage> = {
  ticket: ({ ticket }) => (typeof ticket === 'string' && ticket !== '' ? { ticket } : null),
  'no-ticket': () => ({}),
};

/** A message of the frame as it is posted. */
export function fromFrame(message: FrameMessage): object {
  return { source: FRAME_SOURCE, ...message };
}

/** A message of the page around the frame as it is posted. */
export function fromHost(message: HostMessage): object {
  return { source: HOST_SOURCE, ...message };
}

/** Returns the posted message if a frame of Mailwright sent it; null for everything else. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  return read<FrameMessage>(data, FRAME_SOURCE, frameReaders);
}

/** Returns the posted message if the page around a frame sent it; null for everything else. */
export function readHostMessage(data: unknown): HostMessage | null {
  return read<HostMessage>(data, HOST_SOURCE, hostReaders);
}

function read<M extends { readonly type: string }>(data: unknown, source: string, readers: Readers<M>): M | null {
  if (typeof data !== 'object' || data === null) return null;
  const { source: from, type, ...fields } = data as Fields;
  if (from !== source || typeof type !== 'string' || !Object.hasOwn(readers, type)) return null;
  const found = readers[type as M['type']](fields);
  return found === null ? null : ({ type, ...found } as unknown as M);
}

function isId(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
