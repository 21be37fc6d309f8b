import type { TextContext } from '../mail-block.ts';
import type { BlockView } from '../shared/define-block.ts';
import { socialName } from '../shared/social/social-networks.ts';
import type { SocialFollowProps } from './definition.ts';
import { profileAddress } from './profile-address.ts';

/** One line for each network that leads somewhere. */
export function socialFollowText({ props }: BlockView<SocialFollowProps>, context: TextContext): string {
  return props.items
    .map(({ network, url }) => ({ name: socialName(network), href: context.url(profileAddress(network, url)) }))
    .filter(({ href }) => href !== '')
    .map(({ name, href }) => `${name}: ${href}`)
    .join('\n');
}
