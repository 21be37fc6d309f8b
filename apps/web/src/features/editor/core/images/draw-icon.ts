import { endpoints } from '@mailwright/contract';
import { call } from '../../../../shared/api/call.ts';
import type { ChosenImage } from './chosen-image.ts';

interface IconToDraw {
  readonly id: string;
  /** '' for a drawing with colors of its own. */
  readonly color: string;
  /** The width it is shown with, CSS pixels. */
  readonly size: number;
  readonly templateId: string;
}

/** The icon as an image of the template, sharp on every screen. */
export async function drawIcon({ id, color, size, templateId }: IconToDraw): Promise<ChosenImage> {
  const body = { ...(color !== '' && { color }), size, templateId };
  const { url: src, width, height } = await call(endpoints.icons.draw, { params: { id }, body });
  return { src, width, height, icon: { id, color, size } };
}
