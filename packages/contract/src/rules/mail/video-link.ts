export const VIDEO_PROVIDERS = ['youtube', 'vimeo'] as const;

export type VideoProvider = (typeof VIDEO_PROVIDERS)[number];

/** A video as its provider names it. */
export interface VideoLink {
  readonly provider: VideoProvider;
  /** Vimeo's unlisted videos have a second part after a slash. */
  readonly videoId: string;
}

const YOUTUBE_ID = /^[\w-]{11}$/;

/** Scheme, host, path and query of a web address; packages know no `URL`. */
const WEB_ADDRESS = /^(?:https?:)?(?:\/\/)?([a-z\d.-]+)(?::\d+)?(?:\/([^?#]*))?(?:\?([^#]*))?(?:#.*)?$/i;

/** The video an address of YouTube or Vimeo shows, in all forms their pages and share buttons write; null for others. */
export function readVideoLink(address: string): VideoLink | null {
  const [, host = '', path = '', query = ''] = WEB_ADDRESS.exec(address.trim()) ?? [];
  const parts = path.split('/').filter(Boolean);
  switch (host.toLowerCase().replace(/^(www|m|music)\./, '')) {
    case 'youtu.be':
      return youtube(parts[0]);
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return youtube(/^(embed|shorts|live|v)$/.test(parts[0] ?? '') ? parts[1] : parameter(query, 'v'));
    case 'vimeo.com':
      return vimeo(parts, parameter(query, 'h'));
    case 'player.vimeo.com':
      return parts[0] === 'video' ? vimeo(parts, parameter(query, 'h')) : null;
    default:
      return null;
  }
}

function parameter(query: string, name: string): string | undefined {
  return query
    .split('&')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

function youtube(id: string | undefined): VideoLink | null {
  return id && YOUTUBE_ID.test(id) ? { provider: 'youtube', videoId: id } : null;
}

/** The number is the last part, or the one before the hash of an unlisted video. */
function vimeo(parts: readonly string[], hash: string | undefined): VideoLink | null {
  const at = parts.findIndex((part) => /^\d{3,12}$/.test(part));
  if (at < 0) return null;
  const second = hash ?? parts[at + 1];
  return {
    provider: 'vimeo',
    videoId: second && /^[\da-f]{6,20}$/.test(second) ? `${parts[at]}/${second}` : `${parts[at]}`,
  };
}
