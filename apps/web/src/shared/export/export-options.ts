import { desktopPictureWidth, LIMITS } from '@mailwright/contract';

/** How pictures of a mail are made; widths in CSS pixels. */
export interface ExportOptions {
  readonly desktopWidth: number;
  readonly mobileWidth: number;
  readonly format: 'png' | 'jpeg';
}

/** What a dialog opens with for a mail of these general settings. */
export function startingExport(style: { readonly width?: unknown } | null): ExportOptions {
  return {
    desktopWidth: desktopPictureWidth(style),
    mobileWidth: LIMITS.export.mobileWidth.default,
    format: 'png',
  };
}
