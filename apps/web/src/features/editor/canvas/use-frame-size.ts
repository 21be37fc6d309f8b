import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Device } from '../session/view-store.ts';
import { deviceWidth } from './device-width.ts';

/** Width and least height of the frame's window for the device shown, following the room there is; whether it fits. */
export function useFrameSize(
  scroller: RefObject<HTMLElement | null>,
  device: Device,
  zoom: number,
): { readonly width: number; readonly room: number; readonly fits: boolean } {
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
  const scale = zoom / 100;
  const width = deviceWidth(device, room.width, zoom);
  return { width, room: Math.floor(room.height / scale), fits: width * scale <= room.width };
}
