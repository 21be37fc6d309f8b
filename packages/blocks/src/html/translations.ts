import type { BlockTranslations } from '../mail-block.ts';

export const htmlTranslations: BlockTranslations = {
  de: {
    name: 'Code',
    keywords: 'code, html, eigener code, quelltext, einbetten',
    'tile.html': 'Code',
    'field.source': 'HTML',
    'label.empty': 'HTML hinzufügen',
    'label.script':
      'Dieser Code enthält ein Skript, das hier nicht gezeigt werden kann. In der E-Mail bleibt es erhalten.',
  },
  es: {
    name: 'Código',
    keywords: 'código, html, propio, fuente, insertar',
    'tile.html': 'Código',
    'field.source': 'HTML',
    'label.empty': 'Añade tu HTML',
    'label.script': 'Este código contiene un script que no se puede mostrar aquí. Se conserva en el correo.',
  },
};
