import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Device } from '../../core/view/view-store.ts';

/** Width of the frame's window, CSS pixels: what the mail's own media queries see. */
const WIDTHS: Readonly<Record<Device, number>> = { desktop: 1024, tablet: 768, phone: 375 };

/** On a desktop the frame takes what room there is, but never less than a desktop's width. */
export function deviceWidth(device: Device, availableWidth: number, zoom: number): number {
  if (device !== 'desktop') return WIDTHS[device];
  return Math.max(WIDTHS.desktop, Math.floor(availableWidth / (zoom / 100)));
}

/** Room for the tools beside a selection, pixels of the screen. */
const BESIDE = 44;

/** Width and least height of the frame's window for the device shown, following the room there is; whether it fits. */
export function useFrameSize(
  scroller: RefObject<HTMLElement | null>,
  device: Device,
  zoom: number,
  /** Of the mail within the frame, pixels; null where it is as wide as the frame. */
  mailWidth: number | null,
): { readonly width: number; readonly room: number; readonly availableWidth: number; readonly fits: boolean } {
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
  // On a desktop only the background around the mail is wider than the room; the tools beside the mail need some of it.
  const needed = mailWidth === null ? width : Math.min(width, mailWidth + (2 * BESIDE) / scale);
  return {
    width,
    room: Math.floor(room.height / scale),
    availableWidth: room.width,
    fits: needed * scale <= room.width,
  };
}
