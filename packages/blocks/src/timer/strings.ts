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
    'option.look.boxes': 'Boxes',
    'option.look.plain': 'Plain',
    'field.color': 'Colour of the digits',
    'field.boxColor': 'Colour of boxes and colons',
    'field.ground': 'Background',
    'field.labels': 'Labels (days, hours …)',
    'field.labelColor': 'Colour of the labels',
    'label.noDate': 'Choose when the countdown ends',
    'label.noZone': 'Choose the time zone of the end',
  },
};
