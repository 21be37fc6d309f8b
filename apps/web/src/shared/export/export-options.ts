import { LIMITS } from '@mailwright/contract';

/** How pictures of a mail are made; widths in CSS pixels. */
export interface ExportOptions {
  readonly desktopWidth: number;
  readonly mobileWidth: number;
  readonly format: 'png' | 'jpeg';
}

/** What the dialog opens with. */
export const DEFAULT_EXPORT: ExportOptions = {
  desktopWidth: LIMITS.export.desktopWidth.default,
  mobileWidth: LIMITS.export.mobileWidth.default,
  format: 'png',
};
