import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Device } from '../session/view-store.ts';
import { deviceWidth } from './device-width.ts';

/** Width and least height of the frame's window for the device shown, following the room there is. */
export function useFrameSize(
  scroller: RefObject<HTMLElement | null>,
  device: Device,
  zoom: number,
): { readonly width: number; readonly room: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return { width: deviceWidth(device, room.width, zoom), room: Math.floor(room.height / (zoom / 100)) };
}
