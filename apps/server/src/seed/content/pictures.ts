import type { Picture } from './pictures/draw.ts';
import { OBJECTS } from './pictures/objects.ts';
import { SCENES } from './pictures/scenes.ts';
import { SIGNS } from './pictures/signs.ts';

/** Every picture of the seeded mails; most are in the global image library too. */
export const PICTURES: readonly Picture[] = [...SIGNS, ...SCENES, ...OBJECTS];
