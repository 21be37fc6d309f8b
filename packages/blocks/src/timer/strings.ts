import type { BlockStrings } from '../mail-block.ts';

export const timerStrings: BlockStrings = {
  en: {
    name: 'Timer',
    keywords: 'timer, countdown, clock, deadline, urgency, date, offer, event',
    'tile.timer': 'Timer',
    'field.endDate': 'End date and time',
    'field.timeZone': 'Time zone',
    'field.alt': 'Words before the date, for those who do not see the picture',
    'group.look': 'Look',
    'field.width': 'Width',
    'field.look': 'Digits',
    'option.look.boxes': 'In boxes',
    'option.look.plain': 'Plain',
    'field.color': 'Digits',
    'field.boxColor': 'Boxes or colons',
    'field.ground': 'Behind it all',
    'field.labels': 'Name the units (in English)',
    'field.labelColor': 'Names of the units',
    'label.noDate': 'Choose when the countdown ends',
    'label.noZone': 'Choose the time zone of the end',
  },
};
