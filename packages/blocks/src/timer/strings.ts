import type { BlockStrings } from '../mail-block.ts';

export const timerStrings: BlockStrings = {
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
