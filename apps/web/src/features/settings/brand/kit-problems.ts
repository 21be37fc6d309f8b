import type { BrandKit } from '@mailwright/contract';

/** Problems that prevent saving a kit, by the path of the field. */
export type KitProblems = ReadonlyMap<string, 'nameMissing' | 'notAnAddress'>;

/** Returns the problems to fix before a kit can be saved. */
export function kitProblems({ name, colors, social }: BrandKit): KitProblems {
  const problems = new Map<string, 'nameMissing' | 'notAnAddress'>();
  if (name.trim() === '') problems.set('name', 'nameMissing');
  for (const color of colors) if (color.name.trim() === '') problems.set(`color.${color.id}`, 'nameMissing');
  for (const [index, { url }] of social.entries()) {
    if (!/^https?:\/\/[^\s/]+\.[^\s]+$/i.test(url) || !URL.canParse(url))
      problems.set(`social.${index}`, 'notAnAddress');
  }
  return problems;
}
