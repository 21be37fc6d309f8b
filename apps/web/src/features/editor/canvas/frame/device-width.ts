import type { Device } from '../../session/view/view-store.ts';

/** Width of the frame's window, CSS pixels: what the mail's own media queries see. */
const WIDTHS: Readonly<Record<Device, number>> = { desktop: 1024, tablet: 768, phone: 375 };

/** On a desktop the frame takes what room there is, but never less than a desktop's width. */
export function deviceWidth(device: Device, availableWidth: number, zoom: number): number {
  if (device !== 'desktop') return WIDTHS[device];
  return Math.max(WIDTHS.desktop, Math.floor(availableWidth / (zoom / 100)));
}
