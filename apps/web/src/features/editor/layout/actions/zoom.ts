import { LIMITS } from '@mailwright/contract';
import { IconZoomIn, IconZoomOut, IconZoomReset } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';

const MIN_ZOOM_PERCENT = 25;
const MAX_ZOOM_PERCENT = 200;

function zoomTo({ view }: EditorSession, zoom: number): void {
  view.setState({ zoom: Math.min(MAX_ZOOM_PERCENT, Math.max(MIN_ZOOM_PERCENT, zoom)) });
}

const everywhere = { whileTyping: 'anywhere', inPreview: true, allowedReadOnly: true } as const;

export const zoomIn: EditorAction = {
  ...everywhere,
  id: 'zoom-in',
  label: 'action.zoomIn',
  icon: IconZoomIn,
  enabled: ({ view }) => view.getState().zoom < MAX_ZOOM_PERCENT,
  run: (session) => zoomTo(session, session.view.getState().zoom + LIMITS.zoom.step),
};

export const zoomOut: EditorAction = {
  ...everywhere,
  id: 'zoom-out',
  label: 'action.zoomOut',
  icon: IconZoomOut,
  enabled: ({ view }) => view.getState().zoom > MIN_ZOOM_PERCENT,
  run: (session) => zoomTo(session, session.view.getState().zoom - LIMITS.zoom.step),
};

export const zoomReset: EditorAction = {
  ...everywhere,
  id: 'zoom-reset',
  label: 'action.zoomReset',
  icon: IconZoomReset,
  run: (session) => zoomTo(session, LIMITS.zoom.reset),
};
