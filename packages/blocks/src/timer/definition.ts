import { colorSchema, type Field } from '@mailwright/document';
import * as z from 'zod/mini';
import type { BlockStrings, TextContext } from '../mail-block.ts';
import { type BlockView, defineBlock } from '../shared/define-block.ts';
import { endWords } from './end-words.ts';
import { renderTimer } from './render.ts';

const timerStrings: BlockStrings = {
  en: {
    name: 'Timer',
    keywords: 'timer, countdown, clock, deadline, urgency, date, offer, event',
    'tile.timer': 'Timer',
    'description.timer': 'A countdown to a date, right each time the email is opened.',
    'field.endDate': 'End date and time',
    'field.timeZone': 'Time zone',
    'field.alt': 'Alt text (shown before the date)',
    'group.look': 'Look',
    'field.width': 'Width',
    'field.look': 'Style',
    'option.look.boxes': 'Boxes',
    'option.look.plain': 'Plain',
    'field.color': 'Digit color',
    'field.boxColor': 'Box and colon color',
    'field.ground': 'Background',
    'field.labels': 'Show labels (days, hours…)',
    'field.labelColor': 'Label color',
    'label.noDate': 'Choose an end date and time',
    'label.noZone': 'Choose a time zone',
  },
};

const timerFields: readonly Field[] = [
  { kind: 'datetime', prop: 'endDate', step: 1, required: 'timerDateRequired', zoneProp: 'timeZone' },
  { kind: 'timeZone', prop: 'timeZone', required: 'timerZoneRequired' },
  { kind: 'text', prop: 'alt', maxLength: 300, describes: 'endDate' },
  { kind: 'number', prop: 'width', min: 120, max: 600, step: 1, unit: 'px', section: 'look' },
  { kind: 'segmented', prop: 'look', options: ['boxes', 'plain'], section: 'look' },
  { kind: 'color', prop: 'color', section: 'look' },
  { kind: 'color', prop: 'boxColor', section: 'look' },
  { kind: 'color', prop: 'ground', section: 'look' },
  { kind: 'toggle', prop: 'labels', section: 'look' },
  { kind: 'color', prop: 'labelColor', section: 'look', when: { prop: 'labels', is: true } },
];

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

function timerText({ props }: BlockView<TimerProps>, { settings }: TextContext): string {
  return props.endDate && props.timeZone ? endWords(props, settings.lang) : '';
}
