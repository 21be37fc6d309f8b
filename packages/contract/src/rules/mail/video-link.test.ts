import { expect, test } from 'vitest';
import { readVideoLink } from './video-link.ts';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s', 'youtube', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['youtube.com/live/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'vimeo', '76979871'],
  ['vimeo.com/76979871/ab12cd34ef', 'vimeo', '76979871/ab12cd34ef'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo', '76979871'],
  ['https://player.vimeo.com/video/76979871?h=ab12cd34ef', 'vimeo', '76979871/ab12cd34ef'],
])('%s is a video of %s', (address, provider, videoId) => {
  expect(readVideoLink(address)).toEqual({ provider, videoId });
});

test.each([
  '',
  'words',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/@channel',
  'https://vimeo.com/about',
  'https://dailymotion.com/video/x7tgad0',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'ftp://youtu.be/dQw4w9WgXcQ',
])('%j is no video of YouTube or Vimeo', (address) => {
  expect(readVideoLink(address)).toBeNull();
});
