import type { SocialIconId } from '@mailwright/blocks';

/**
 * Our own simple drawings, 24 by 24, in `currentColor`, within the circle that the round background is. Strokes where a
 * shape is a line, so that one drawing serves every size.
 */
export const GLYPHS: Readonly<Record<SocialIconId, string>> = {
  facebook: stroke(2.6, 'M15.6 5.6h-.8A2.8 2.8 0 0 0 12 8.4v10.8M8.9 11.7h6'),
  instagram:
    '<g fill="none" stroke="currentColor" stroke-width="1.7"><rect x="6" y="6" width="12" height="12" rx="3.6"/><circle cx="12" cy="12" r="2.9"/></g><circle cx="15.4" cy="8.6" r="1" fill="currentColor"/>',
  linkedin: `<circle cx="7.7" cy="7.5" r="1.5" fill="currentColor"/>${stroke(2.4, 'M7.7 10.6v6.8M11.6 17.4v-6.8M11.6 13.5a2.6 2.6 0 0 1 5.2 0v3.9')}`,
  x: stroke(2.9, 'M7.4 6.8 16.6 17.2') + stroke(1.7, 'M16.9 6.8 7.1 17.2'),
  vk: stroke(2.2, 'M5.8 8.6c.7 4.5 2.8 6.8 6.4 6.8V8.6M17.6 8.6c-.9 2-2.7 3.2-5.2 3.4 2.7.1 4.6 1.3 5.7 3.4'),
  youtube:
    '<path fill="currentColor" fill-rule="evenodd" d="M7.8 7.2h8.4a2.6 2.6 0 0 1 2.6 2.6v4.4a2.6 2.6 0 0 1-2.6 2.6H7.8a2.6 2.6 0 0 1-2.6-2.6V9.8a2.6 2.6 0 0 1 2.6-2.6Zm2.7 2.4v4.8l4.1-2.4Z"/>',
  pin: stroke(2, 'M12.1 10.4 10 18.6M8.5 13.2a4.3 4.3 0 1 1 4 1.7c-1 0-1.8-.6-2-1.3'),
  mail: '<g fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"><rect x="5.6" y="7.4" width="12.8" height="9.4" rx="1.4"/><path d="m6 8.4 6 4.5 6-4.5"/></g>',
  web: '<g fill="none" stroke="currentColor" stroke-width="1.5"><circle cx="12" cy="12" r="6.3"/><ellipse cx="12" cy="12" rx="2.7" ry="6.3"/><path d="M5.9 12h12.2"/></g>',
};

/** The colour a network is known by. */
export const BRAND_COLORS: Readonly<Record<SocialIconId, string>> = {
  facebook: '#1877f2',
  instagram: '#c8317a',
  linkedin: '#0a66c2',
  x: '#0f1419',
  vk: '#0077ff',
  youtube: '#e60f0f',
  pin: '#d00b24',
  mail: '#475467',
  web: '#2563eb',
};

function stroke(width: number, path: string): string {
  return `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round" d="${path}"/>`;
}
