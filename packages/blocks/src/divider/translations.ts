import type { BlockTranslations } from '../mail-block.ts';

export const dividerTranslations: BlockTranslations = {
  de: {
    name: 'Trennlinie',
    keywords: 'trennlinie, linie, trenner, strich, hr',
    'tile.divider': 'Trennlinie',
    'description.divider': 'Eine waagerechte Linie zwischen zwei Teilen der E-Mail.',
    'field.color': 'Farbe',
    'field.thickness': 'Stärke',
    'field.lineStyle': 'Linie',
    'option.lineStyle.solid': 'Durchgezogen',
    'option.lineStyle.dashed': 'Gestrichelt',
    'option.lineStyle.dotted': 'Gepunktet',
    'field.width': 'Breite',
  },
  es: {
    name: 'Separador',
    keywords: 'separador, línea, división, hr',
    'tile.divider': 'Separador',
    'description.divider': 'Una línea horizontal entre dos partes del correo.',
    'field.color': 'Color',
    'field.thickness': 'Grosor',
    'field.lineStyle': 'Línea',
    'option.lineStyle.solid': 'Continua',
    'option.lineStyle.dashed': 'Discontinua',
    'option.lineStyle.dotted': 'Punteada',
    'field.width': 'Ancho',
  },
};
