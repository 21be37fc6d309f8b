import { SOCIAL_ICON_IDS, socialName } from './social-networks.ts';

/** Strings of the choices of a prop that names an icon. Networks are called the same in every language. */
export function optionNames(prop: string): Readonly<Record<string, string>> {
  return Object.fromEntries(SOCIAL_ICON_IDS.map((icon) => [`option.${prop}.${icon}`, socialName(icon)]));
}
