import { colorSchema } from '@mailwright/document';
import * as z from 'zod/mini';
import { defineBlock } from '../shared/define-block.ts';
import { timerFields } from './fields.ts';
import { renderTimer } from './render.ts';
import { timerStrings } from './strings.ts';
import { timerText } from './text.ts';

/** The end is what the clocks of the zone show, without an offset: `2026-12-24T18:00:00`. */
const timerSchema = z.object({
  endDate: z.string().check(z.regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?)?$/)),
  timeZone: z.string().check(z.maxLength(64), z.regex(/^([A-Za-z][\w+/-]*)?$/)),
  alt: z.string().check(z.maxLength(300)),
  width: z.number().check(z.minimum(60), z.maximum(600)),
  look: z.enum(['boxes', 'plain']),
  color: colorSchema,
  boxColor: colorSchema,
  labels: z.boolean(),
  labelColor: colorSchema,
  ground: colorSchema,
});

export type TimerProps = z.infer<typeof timerSchema>;

export const timerBlock = defineBlock({
  type: 'timer',
  kind: 'block',
  group: 'extra',
  version: 1,
  schema: timerSchema,
  migrations: {},
  tiles: [
    {
      id: 'timer',
      icon: 'clock',
      create: () => ({
        type: 'timer',
        props: {
          endDate: '',
          timeZone: '',
          alt: 'Ends',
          width: 320,
          look: 'boxes',
          color: '#ffffff',
          boxColor: '#1d2430',
          labels: true,
          labelColor: '#596270',
          ground: '#ffffff',
        },
        style: {},
      }),
    },
  ],
  fields: timerFields,
  styleSections: ['align', 'spacing', 'background', 'border', 'visibility'],
  styleDefaults: () => ({ align: 'center' }),
  resize: { axis: 'x', prop: 'width', min: 120, max: 600, part: 'img' },
  render: renderTimer,
  text: timerText,
  strings: timerStrings,
});
