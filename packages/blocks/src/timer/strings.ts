import type { BlockStrings } from '../mail-block.ts';

export const timerStrings: BlockStrings = {
  en: {
    name: 'Timer',
    keywords: 'timer, countdown, clock, deadline, urgency, date, offer, event',
    'tile.timer': 'Timer',
    'field.endDate': 'End date and time',
    'field.timeZone': 'Time zone',
    'field.alt': 'Text before the date, where pictures are off',
    'group.look': 'Look',
    'field.width': 'Width',
    'field.look': 'Style',
    'option.look.boxes': 'In boxes',
    'option.look.plain': 'Plain',
    'field.color': 'Colour of the digits',
    'field.boxColor': 'Boxes, colons',
    'field.ground': 'Background',
    'field.labels': 'Units, in English',
    'field.labelColor': 'Colour of the units',
    'label.noDate': 'Choose when the countdown ends',
    'label.noZone': 'Choose the time zone of the end',
  },
};
