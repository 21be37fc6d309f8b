import { PROFILES, type TemplateInfo } from '@mailwright/contract';

/**
 * The sending system that a mail is exported for once a part of it came in: the one whose tags were recognized in what
 * came, as long as that is the whole mail or the mail has none of its own. Nothing where it stays.
 *
 * @param system the system by name
 */
export function importedProfile(
  system: string | undefined,
  own: Pick<TemplateInfo, 'profile'>,
  isWhole: boolean,
): Partial<Pick<TemplateInfo, 'profile'>> {
  const profile = PROFILES.find(({ name }) => name === system)?.id;
  if (profile === undefined || profile === own.profile || !(isWhole || own.profile === null)) return {};
  return { profile };
}
