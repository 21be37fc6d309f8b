import type { Picture } from './pictures/draw.ts';
import { MODULE_SCENES } from './pictures/module-scenes.ts';
import { MODULE_SIGNS } from './pictures/module-signs.ts';
import { OBJECTS } from './pictures/objects.ts';
import { SCENES } from './pictures/scenes.ts';
import { SIGNS } from './pictures/signs.ts';

/** Every picture of the seeded mails and modules; most are in the global image library too. */
export const PICTURES: readonly Picture[] = [...SIGNS, ...SCENES, ...OBJECTS, ...MODULE_SIGNS, ...MODULE_SCENES];
