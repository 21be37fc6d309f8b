import type { SocialIconId } from '@mailwright/blocks';

/**
 * Our own simple drawings, 24 by 24, in `currentColor`, within the circle of the round background. Lines are strokes, so that
 * one drawing works in every size.
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
  tiktok: stroke(2.3, 'M13.2 5.8v9.2a2.9 2.9 0 1 1-2.9-2.9M13.2 5.8c.3 2.4 1.8 3.9 4.2 4.1'),
  whatsapp: stroke(1.7, 'm6.1 17.9.9-3.1a6.1 6.1 0 1 1 2.3 2.2Z') + stroke(2, 'M9.8 9.5c.1 2.5 2.2 4.6 4.7 4.7'),
  telegram: '<path fill="currentColor" d="m5.4 11.8 13.2-5.3-2.2 11.1-4-3-2 1.9-.4-3.4 5.6-4.6-7 4.2Z"/>',
  threads: stroke(
    1.6,
    'M16.6 9.3c-.7-2.1-2.3-3.2-4.6-3.2-3.3 0-5 2.2-5 5.9s1.7 5.9 5 5.9c2.6 0 4.4-1.4 4.4-3.3 0-2.2-2-3-4.3-3-1.6 0-2.6.7-2.6 1.8 0 1.2 1 1.9 2.2 1.9 1.7 0 2.6-1 2.6-2.9s-.8-2.9-2.4-2.9c-.9 0-1.5.3-2 .9',
  ),
  snapchat: stroke(
    1.6,
    'M8.7 10.2c0-2.5 1.3-4 3.3-4s3.3 1.5 3.3 4c0 3 1.2 3.8 2.5 4.4-.6.8-1.4.8-2.2 1-.3.9-1.2.7-1.9.9-.6.3-1 1-1.7 1s-1.1-.7-1.7-1c-.7-.2-1.6 0-1.9-.9-.8-.2-1.6-.2-2.2-1 1.3-.6 2.5-1.4 2.5-4.4Z',
  ),
  discord:
    '<path fill="currentColor" fill-rule="evenodd" d="M7.6 7.4c2.9-1.2 5.9-1.2 8.8 0 1.6 2.6 2.2 5.2 2 8-1.1.9-2.2 1.4-3.3 1.6l-.7-1.3c-1.6.4-3.2.4-4.8 0L8.9 17c-1.1-.2-2.2-.7-3.3-1.6-.2-2.8.4-5.4 2-8Zm2.2 4a1.3 1.5 0 1 0 0 3 1.3 1.5 0 0 0 0-3Zm4.4 0a1.3 1.5 0 1 0 0 3 1.3 1.5 0 0 0 0-3Z"/>',
  messenger: stroke(1.7, 'M7.4 17.9v-2.6a5.9 5.5 0 1 1 2.6 1.4Z') + stroke(1.6, 'm8.9 12.7 2.2-2.2 1.9 1.6 2.2-2.2'),
  bluesky:
    '<path fill="currentColor" d="M12 11.2c-1-2-3.4-4.3-5.1-4.9-.9-.3-1.2.2-1.2 1 0 .7.4 3.4.7 3.9.6 1 1.6 1.3 2.9 1.2-2 .3-3 1.2-1.7 2.7 1.9 2 3.4-.3 4.4-2.2 1 1.9 2.5 4.2 4.4 2.2 1.3-1.5.3-2.4-1.7-2.7 1.3.1 2.3-.2 2.9-1.2.3-.5.7-3.2.7-3.9 0-.8-.3-1.3-1.2-1-1.7.6-4.1 2.9-5.1 4.9Z"/>',
  reddit:
    '<g fill="none" stroke="currentColor" stroke-width="1.5"><ellipse cx="12" cy="13.4" rx="5.9" ry="4.3"/><path d="m12 9.1.8-3 2.6.6M9.7 15.2c1.5.9 3.1.9 4.6 0"/></g><g fill="currentColor"><circle cx="9.8" cy="12.7" r="1.1"/><circle cx="14.2" cy="12.7" r="1.1"/></g>',
  spotify: stroke(1.9, 'M6.7 9.4c3.6-1.1 7.5-.8 10.6 1M7.4 12.4c3-.9 6.2-.6 8.8.9M8.1 15.3c2.4-.6 4.9-.4 7 .8'),
  twitch: stroke(1.7, 'M7.2 6.2h9.9v6.9l-2.8 2.8h-2.2l-2.2 2.2v-2.2H7.2ZM11.5 8.8v3.4M14.3 8.8v3.4'),
  vimeo: stroke(
    2.2,
    'M6.2 9.6c1.4-1.4 2.7-2 3.3-.6.6 1.6.9 5.9 2 5.9s3.5-3.2 3.5-4.8c0-1-.9-1.2-1.8-.8.5-1.6 1.7-2.4 3.2-2.3',
  ),
  github: stroke(
    1.6,
    'M9 9.3v5.5M15.2 10.9c0 2.5-3.5 2.2-5.4 4M10.6 7.7a1.6 1.6 0 1 1-3.2 0 1.6 1.6 0 0 1 3.2 0ZM10.6 16.4a1.6 1.6 0 1 1-3.2 0 1.6 1.6 0 0 1 3.2 0ZM16.8 9.3a1.6 1.6 0 1 1-3.2 0 1.6 1.6 0 0 1 3.2 0Z',
  ),
  rss: `${stroke(2, 'M7.2 7.2a9.6 9.6 0 0 1 9.6 9.6M7.2 11.3a5.5 5.5 0 0 1 5.5 5.5')}<circle cx="8.4" cy="15.7" r="1.4" fill="currentColor"/>`,
};

/** Color of each network's brand. */
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
  tiktok: '#101010',
  whatsapp: '#128c4a',
  telegram: '#1a83b8',
  threads: '#101010',
  snapchat: '#8a7400',
  discord: '#5865f2',
  messenger: '#0a6cf0',
  bluesky: '#0d72d8',
  reddit: '#d93a00',
  spotify: '#12803a',
  twitch: '#8a3df5',
  vimeo: '#12759f',
  github: '#24292f',
  rss: '#c2570a',
};

function stroke(width: number, path: string): string {
  return `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round" d="${path}"/>`;
}
