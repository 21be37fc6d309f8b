/** Networks of the specification, those that most senders use first: in this order they are offered. Their profiles stand at `profile` plus the name. */
export const SOCIAL_NETWORKS = {
  facebook: { name: 'Facebook', profile: 'https://www.facebook.com/' },
  instagram: { name: 'Instagram', profile: 'https://www.instagram.com/' },
  linkedin: { name: 'LinkedIn', profile: 'https://www.linkedin.com/in/' },
  x: { name: 'X', profile: 'https://x.com/' },
  youtube: { name: 'YouTube', profile: 'https://www.youtube.com/@' },
  pin: { name: 'Pinterest', profile: 'https://www.pinterest.com/' },
  vk: { name: 'VK', profile: 'https://vk.com/' },
} as const;

export type SocialNetwork = keyof typeof SOCIAL_NETWORKS;

export const SOCIAL_NETWORK_IDS = Object.keys(SOCIAL_NETWORKS) as [SocialNetwork, ...SocialNetwork[]];

/** Networks besides, which are linked by whole addresses. */
const FURTHER_NETWORKS = {
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  threads: 'Threads',
  snapchat: 'Snapchat',
  discord: 'Discord',
  messenger: 'Messenger',
  bluesky: 'Bluesky',
  reddit: 'Reddit',
  spotify: 'Spotify',
  twitch: 'Twitch',
  vimeo: 'Vimeo',
  github: 'GitHub',
  rss: 'RSS',
} as const;

type FurtherNetwork = keyof typeof FURTHER_NETWORKS;

const FURTHER_NETWORK_IDS = Object.keys(FURTHER_NETWORKS) as [FurtherNetwork, ...FurtherNetwork[]];

/** Ids of icons: of the networks and of other ways to reach the sender. */
export const SOCIAL_ICON_IDS = [...SOCIAL_NETWORK_IDS, 'mail', 'web', ...FURTHER_NETWORK_IDS] as const;

export type SocialIconId = (typeof SOCIAL_ICON_IDS)[number];

export function socialName(icon: SocialIconId): string {
  switch (icon) {
    case 'mail':
      return 'Email';
    case 'web':
      return 'Website';
    default:
      return icon in FURTHER_NETWORKS
        ? FURTHER_NETWORKS[icon as FurtherNetwork]
        : SOCIAL_NETWORKS[icon as SocialNetwork].name;
  }
}
