import { LIMITS } from '@mailwright/contract';

/** Options for pictures of a mail; widths in CSS pixels. */
export interface ExportOptions {
  readonly desktopWidth: number;
  readonly mobileWidth: number;
  readonly format: 'png' | 'jpeg';
}

/** Options that the dialog opens with. */
export const DEFAULT_EXPORT: ExportOptions = {
  desktopWidth: LIMITS.export.desktopWidth.default,
  mobileWidth: LIMITS.export.mobileWidth.default,
  format: 'png',
};
