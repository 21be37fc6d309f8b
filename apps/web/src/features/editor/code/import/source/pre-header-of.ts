import { LIMITS } from '@mailwright/contract';
import type { Design } from '../use-design.ts';

/** The pre-header that comes with a design; '' without one, and where the template has its own, which stays. */
export function preHeaderOf(design: Design, own: string): string {
  const words = design.state === 'read' ? (design.imported.preHeader ?? '') : '';
  return own.trim() === '' ? words.trim().slice(0, LIMITS.preheader.max) : '';
}
