import { SOCIAL_ICON_IDS, type SocialIconId } from '@mailwright/blocks';

const OTHER_NAMES: ReadonlyMap<string, SocialIconId> = new Map([
  ['twitter', 'x'],
  ['pinterest', 'pin'],
  ['email', 'mail'],
  ['e-mail', 'mail'],
  ['vkontakte', 'vk'],
  ['website', 'web'],
  ['link', 'web'],
  ['custom', 'web'],
  ['x-twitter', 'x'],
  ['twitter-x', 'x'],
  ['facebook-messenger', 'messenger'],
  ['fb-messenger', 'messenger'],
  ['telegram-messenger', 'telegram'],
  ['whats-app', 'whatsapp'],
  ['tik-tok', 'tiktok'],
  ['linked-in', 'linkedin'],
  ['you-tube', 'youtube'],
  ['mailto', 'mail'],
]);

/** Our icon for what a design calls a network; null when there is none for it. */
export function socialIcon(name: string): SocialIconId | null {
  const id = name.trim().toLowerCase().replace(/\s+/g, '-');
  return SOCIAL_ICON_IDS.find((known) => known === id) ?? OTHER_NAMES.get(id) ?? null;
}

/** Our style of icons for the name of a set of them, and whether it is the very look. */
export function socialStyle(set: string): { readonly iconStyle: string; readonly same: boolean } {
  const name = set.toLowerCase();
  const square = /square|rounded/.test(name);
  if (/white/.test(name)) return { iconStyle: 'white-round', same: !square };
  if (/gr[ae]y/.test(name)) return { iconStyle: 'grey-round', same: !square };
  if (/black|dark/.test(name)) return { iconStyle: 'black-round', same: !square };
  if (/^only-logo|plain|outline|without/.test(name)) return { iconStyle: 'plain', same: true };
  return { iconStyle: square ? 'color-square' : 'color-round', same: true };
}
