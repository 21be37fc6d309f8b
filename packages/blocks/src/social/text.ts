import type { TextContext } from '../mail-block.ts';
import type { BlockView } from '../shared/define-block.ts';
import { socialName } from '../shared/social/social-networks.ts';
import type { SocialProps } from './definition.ts';

/** One line for each icon that leads somewhere. */
export function socialText({ props }: BlockView<SocialProps>, context: TextContext): string {
  return props.items
    .map(({ network, link }) => ({ name: socialName(network), href: context.url(link.href) }))
    .filter(({ href }) => href !== '')
    .map(({ name, href }) => `${name}: ${href}`)
    .join('\n');
}
