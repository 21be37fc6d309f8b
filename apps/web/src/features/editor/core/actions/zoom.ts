import { LIMITS } from '@mailwright/contract';
import { IconZoomIn, IconZoomOut, IconZoomReset } from '@tabler/icons-react';
import type { EditorSession } from '../session/editor-session.ts';
import type { EditorAction } from './action.ts';

const SMALLEST = 25;
const LARGEST = 200;

function zoomTo({ view }: EditorSession, zoom: number): void {
  view.setState({ zoom: Math.min(LARGEST, Math.max(SMALLEST, zoom)) });
}

const everywhere = { whileTyping: 'anywhere', inPreview: true, allowedReadOnly: true } as const;

export const zoomIn: EditorAction = {
  ...everywhere,
  id: 'zoom-in',
  label: 'action.zoomIn',
  icon: IconZoomIn,
  enabled: ({ view }) => view.getState().zoom < LARGEST,
  run: (session) => zoomTo(session, session.view.getState().zoom + LIMITS.zoom.step),
};

export const zoomOut: EditorAction = {
  ...everywhere,
  id: 'zoom-out',
  label: 'action.zoomOut',
  icon: IconZoomOut,
  enabled: ({ view }) => view.getState().zoom > SMALLEST,
  run: (session) => zoomTo(session, session.view.getState().zoom - LIMITS.zoom.step),
};

export const zoomReset: EditorAction = {
  ...everywhere,
  id: 'zoom-reset',
  label: 'action.zoomReset',
  icon: IconZoomReset,
  run: (session) => zoomTo(session, LIMITS.zoom.reset),
};
