import type { BlockTranslations } from '../mail-block.ts';

export const htmlTranslations: BlockTranslations = {
  de: {
    name: 'Code',
    keywords: 'code, html, eigener code, quelltext, einbetten',
    'tile.html': 'Code',
    'description.html': 'Ihr eigenes HTML, gesendet genau so, wie Sie es schreiben.',
    'field.source': 'HTML',
    'label.empty': 'HTML hinzufügen',
    'label.script':
      'Dieser Code enthält ein Skript, das hier nicht gezeigt werden kann. In der E-Mail bleibt es erhalten.',
  },
  es: {
    name: 'Código',
    keywords: 'código, html, propio, fuente, insertar',
    'tile.html': 'Código',
    'description.html': 'Tu propio HTML, enviado tal como lo escribes.',
    'field.source': 'HTML',
    'label.empty': 'Añade tu HTML',
    'label.script': 'Este código contiene un script que no se puede mostrar aquí. Se conserva en el correo.',
  },
};
