import type { AiImageRequest, AiStyle } from '@mailwright/contract';

/** Descriptions of styles, for a service that knows no style by name. */
const STYLE_WORDS: Readonly<Record<AiStyle, string>> = {
  photograph: 'A realistic photograph, natural light, fine detail.',
  digital_art: 'Digital art: clean shapes, rich colors, polished illustration.',
  landscape: 'A wide landscape view with depth, as in landscape photography.',
  sketch: 'A hand-drawn pencil sketch on white paper.',
  watercolor: 'A watercolor painting with soft edges and visible paper.',
  cyberpunk: 'Cyberpunk style: night, neon light, futuristic city mood.',
  pop_art: 'Pop art: bold outlines, flat bright colors, halftone dots.',
};

/** A description with its style in words, and what to leave out where the service takes that in no other way. */
export function describePicture(
  { prompt, negativePrompt, style }: AiImageRequest,
  { withNegative }: { readonly withNegative: boolean },
): string {
  const parts = [prompt, STYLE_WORDS[style]];
  if (withNegative && negativePrompt !== '') parts.push(`Do not show: ${negativePrompt}.`);
  return parts.join('\n\n');
}
